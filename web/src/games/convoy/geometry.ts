/** Where everything of the ship is, in units of the drawing: lying on a desk or low, standing upright on a phone. */
import { spotOf, type ConvoyView } from "./view";

export interface At {
  x: number;
  y: number;
}
export interface Box extends At {
  w: number;
  h: number;
}

export interface Ship {
  up: boolean;
  /** A short window: no tracker over the ship, and nothing under it. */
  low: boolean;
  /** The part of the drawing that is in sight. */
  frame: Box;
  /** Pixels in a unit. */
  scale: number;
  w: number;
  h: number;
  cw: number;
  ch: number;
  wall: number;
  /** Figures are drawn 56 units high at 1. */
  figure: number;
  module: (module: number) => Box;
  cell: (module: number, column: number, row: number) => Box;
  engine: (engine: number) => Box;
  square: (engine: number, index: number) => At;
  seat: (engine: number, index: number) => At;
  nozzle: (engine: number, index: number) => At;
  die: (module: number, index: number, count: number) => At;
  dieSize: number;
  /** The hull's upper and lower edge, or left and right when upright. */
  hull: [number, number];
  /** Where those lost in space drift. */
  drift: (seat: number, index: number) => At;
}

/** The larger of a size in the drawing and one that can still be read: 12 pixels. */
export const fontOf =
  (ship: Ship) =>
  (size: number, least = 12): number =>
    Math.max(size, least / ship.scale);

/** `squares` are those for Charges in each Engine; `low`: in a short window. */
export function layOut(width: number, height: number, grid: ConvoyView["grid"], squares: number, low = false): Ship {
  if (low) return lying(width, height, grid, squares, LOW);
  return width < 600 || width < height * 0.86
    ? upright(width, height, grid, squares)
    : lying(width, height, grid, squares);
}

/** How much stands around the hull: pixels of the window, units of the drawing. */
interface Around {
  /** Pixels under the drawing: what becomes of the Modules, and the strip of points. */
  under: number;
  least: number;
  x: number;
  y: number;
  /** How broad three columns are: the lower the window, the broader, for a finger. */
  columns: number;
}
const ROOMY: Around = { under: 62 + 70, least: 200, x: 0, y: 0, columns: 156 };
const LOW: Around = { under: 0, least: 120, x: 34, y: 148, columns: 186 };

function lying(
  width: number,
  height: number,
  { rows, columns, modules }: ConvoyView["grid"],
  squares: number,
  around = ROOMY,
): Ship {
  const low = around === LOW;
  const room = Math.max(around.least, height - around.under);
  const fixed = 239 + 12 + 30 - around.y;
  const wall = 6;
  const mw = around.columns + 2 * wall;
  const whole = 240 + modules * mw; // with 120 for each Engine
  const broad = whole - 2 * around.x;
  const scale = Math.max(low ? 0.3 : 0.45, Math.min(width / broad, room / (fixed + rows * 48), 1.7));
  const ch = Math.max(40, Math.min(88, (room / scale - fixed) / rows));
  const cw = around.columns / columns;
  const mh = rows * ch + 2 * wall;
  const top = 239;
  const line = (index: number) => top + (mh * (index + 0.5)) / squares;
  const side = (engine: number, x: number) => (engine === 1 ? whole - x : x);
  return {
    up: false,
    low,
    frame: { x: around.x, y: around.y, w: broad, h: top + mh + 30 - around.y },
    scale,
    w: whole,
    h: top + mh + 30,
    cw,
    ch,
    wall,
    figure: Math.min(1.2, ch / 62, cw / 43),
    module: (module) => ({ x: 120 + module * mw, y: top, w: mw, h: mh }),
    cell: (module, column, row) => ({
      x: 120 + module * mw + wall + column * cw,
      y: top + wall + row * ch,
      w: cw,
      h: ch,
    }),
    engine: (engine) => ({ x: engine === 1 ? 122 + modules * mw : 46, y: top + 2, w: 72, h: mh - 4 }),
    square: (engine, index) => ({ x: side(engine, 66), y: line(index) }),
    seat: (engine, index) => ({ x: side(engine, 99), y: line(index) }),
    nozzle: (engine, index) => ({ x: side(engine, 44), y: line(index) }),
    die: (module, index, count) => ({
      // In a short window a single die stands aside: how often the Module flips is said beside it.
      x: 120 + (module + 0.5) * mw + (low && count === 1 ? 58 : (index - (count - 1) / 2) * (count > 2 ? 49 : 54)),
      y: top - 62,
    }),
    dieSize: 44,
    hull: [top - 30, top + mh + 30],
    drift: (seat, index) => ({ x: side(seat, Math.max(36, around.x + 24) + index * 34), y: 196 - (index % 2) * 18 }),
  };
}

function upright(width: number, height: number, { rows, columns, modules }: ConvoyView["grid"], squares: number): Ship {
  const scale = Math.min(width / 390, 1.5);
  const room = 46;
  const wall = 2;
  const top = room + 8;
  const count = modules * columns;
  const fixed = 2 * top + 2 * modules * wall;
  const ch = Math.max(36, Math.min(60, (height / scale - fixed - 2) / count));
  const cw = 180 / rows;
  const mw = rows * cw + 2 * wall;
  const mh = columns * ch + 2 * wall;
  const left = 110;
  const h = fixed + count * ch;
  const apart = Math.min(21, 63 / squares);
  const engineY = (engine: number) => (engine === 1 ? h - 8 - room + 2 : 12);
  return {
    up: true,
    low: false,
    frame: { x: 0, y: 0, w: 390, h },
    scale,
    w: 390,
    h,
    cw,
    ch,
    wall,
    figure: Math.min(0.98, 0.76 * Math.min(1.2, ch / 37)),
    module: (module) => ({ x: left, y: top + module * mh, w: mw, h: mh }),
    cell: (module, column, row) => ({
      x: left + wall + (rows - 1 - row) * cw,
      y: top + module * mh + wall + column * ch,
      w: cw,
      h: ch,
    }),
    engine: (engine) => ({ x: left + 2, y: engineY(engine), w: mw - 4, h: room - 6 }),
    square: (engine, index) => ({ x: left + mw - 15 - index * apart, y: engineY(engine) + (room - 6) / 2 }),
    seat: (engine, index) => ({ x: left + 22 + index * 39, y: engineY(engine) + (room - 6) / 2 }),
    nozzle: (engine, index) => ({ x: left + mw - 15 - index * apart, y: engine === 1 ? h - 9 : 9 }),
    die: (module, index, count) => ({
      x: 346 + (index - (count - 1) / 2) * (count > 2 ? 27 : 38),
      y: top + (module + 0.5) * mh - 6,
    }),
    dieSize: 32,
    hull: [left - 9, left + mw + 9],
    drift: (seat, index) => ({
      x: index > 1 ? 88 : 64,
      y: top + (seat === 1 ? 4 - Math.min(index, 1) : 1 + Math.min(index, 1)) * mh + 14,
    }),
  };
}

/** Where sixes wait to be hung, on a ship that lies: at the tracker, in a short window the line above the drawing. */
export function waiting({ low, frame, scale }: Ship, index: number): At & { size: number } {
  if (!low) return { x: 632 + index * 42, y: 97, size: 34 };
  return { x: frame.x + frame.w - (20 + index * 32) / scale, y: frame.y - 17 / scale, size: 26 / scale };
}

/** The middle of a space; of an Engine the middle of its room. */
export function centre(ship: Ship, space: string): At {
  const { module, column, row, engine } = spotOf(space);
  const box = engine >= 0 ? ship.engine(engine) : ship.cell(module, column, row);
  return { x: box.x + box.w / 2, y: box.y + box.h / 2 };
}

export function boxOf(ship: Ship, space: string): Box {
  const { module, column, row, engine } = spotOf(space);
  return engine >= 0 ? ship.engine(engine) : ship.cell(module, column, row);
}

/** Where the feet of a Crewmember are; `index` counts those in the same Engine. */
export function feet(ship: Ship, space: string, index = 0): At {
  const { module, column, row, engine } = spotOf(space);
  if (engine >= 0) {
    const seat = ship.seat(engine, index % 3);
    return { x: seat.x + Math.floor(index / 3) * 8, y: seat.y + (ship.up ? 15 : 22) };
  }
  const box = ship.cell(module, column, row);
  return { x: box.x + box.w / 2, y: box.y + box.h - (ship.up ? 5 : 10) };
}

/** Where the feet of every Crewmember aboard are. */
export function standing(ship: Ship, view: ConvoyView): Record<string, At> {
  const places: Record<string, At> = {};
  const inside = [0, 0];
  const lost = [0, 0];
  for (const one of view.crew) {
    if (one.at !== null) {
      const { engine } = spotOf(one.at);
      const at = feet(ship, one.at, engine >= 0 ? inside[engine]++ : 0);
      // Who is pushed still shares the space with the winner: a little aside, so that both are seen.
      places[one.crew] = view.pushed === one.crew ? { x: at.x + ship.cw * 0.26, y: at.y + 4 } : at;
    } else if (one.lost) places[one.crew] = ship.drift(one.seat, lost[one.seat]++);
  }
  return places;
}

export const between = (a: At, b: At, t: number): At => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
