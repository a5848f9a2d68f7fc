/** The ship as the rules show it, and the little of them that a drawing must know. */
import type { Told } from "../../desk/types";

export interface Module {
  module: number;
  card: string;
  number: number;
  side: "front" | "back";
  rows: string[];
  generator: string | null;
  console: string | null;
  charge: boolean;
  dice: number[];
}

export interface Engine {
  engine: "bow" | "stern";
  charges: number;
  squares: number;
  owner: number | null;
  wanted: ("yes" | "maybe" | "no")[];
}

export interface Member {
  crew: string;
  seat: number;
  at: string | null;
  lost: boolean;
  ashore: boolean;
  carrying: boolean;
  own: number;
  cost: number;
}

export interface Scale {
  rows: { title: string; from: number; points: number[] }[];
  crew: string[];
  row: number;
  aboard: number;
  points: number;
  titles: string[];
  promotion: number;
}

export interface ConvoyView {
  players: number;
  actors: number[];
  turn: number;
  phase: "line-up" | "muster" | "warning" | "sixes" | "move" | "grapple" | "pushed" | "over";
  mover: number;
  second: boolean;
  grid: { rows: number; columns: number };
  modules: Module[];
  engines: Engine[];
  crew: Member[];
  supply: number;
  tracker: { at: number; from: number; stalled: boolean; cycle: number; most: number; dice: number; late_from: number };
  points: { left: number; of: number; burnt: number; momentum: number };
  rolled: number[];
  sixes: { left: number; modules: number[] };
  hackable: number;
  grapple: { crew: string; foe: string; space: string; take: boolean } | null;
  pushed: string | null;
  goal: { rank: number | null; charges: number[] };
  scale: Scale | null;
  ending: string;
  winner: number | null;
}

export const ENGINES = ["bow", "stern"] as const;
export const MODULES = 5;
export const PILOT = "pilot";
const MOMENTUM = 2;

/** A space by its name: Module, column and row from 0, or an Engine. */
export interface Spot {
  module: number;
  column: number;
  row: number;
  /** 0 bow, 1 stern, -1 on a Module. */
  engine: number;
}

export function spotOf(space: string): Spot {
  const engine = ENGINES.indexOf(space as "bow");
  if (engine >= 0) return { module: -1, column: -1, row: -1, engine };
  return { module: Number(space[0]) - 1, column: space.charCodeAt(1) - 97, row: Number(space.slice(2)) - 1, engine: -1 };
}

export const spaceName = (module: number, column: number, row: number): string => `${module + 1}${"abcdefghi"[column]}${row + 1}`;
export const symbolAt = (view: ConvoyView, module: number, column: number, row: number): string => view.modules[module]?.rows[row]?.[column] ?? "#";
export const isOpen = (view: ConvoyView, module: number, column: number, row: number): boolean => symbolAt(view, module, column, row) !== "#";
export const moduleOf = (space: string | null): number => (space === null ? -1 : spotOf(space).module);
export const isEngine = (space: string): boolean => space === "bow" || space === "stern";
export const memberOf = (view: ConvoyView, crew: string): Member | undefined => view.crew.find((one) => one.crew === crew);
export const isAboard = (one: Member): boolean => one.at !== null;
export const chargedHere = (view: ConvoyView, space: string): boolean => view.modules.some((one) => one.charge && one.generator === space);

/** Do two spaces touch? Crates are not looked at. */
export function touches(view: ConvoyView, a: string, b: string): boolean {
  const one = spotOf(a);
  const two = spotOf(b);
  const columns = view.grid.columns;
  const along = (spot: Spot): number => (spot.engine === 0 ? -1 : spot.engine === 1 ? columns * MODULES : spot.module * columns + spot.column);
  const across = Math.abs(along(one) - along(two));
  if (one.engine >= 0 || two.engine >= 0) return across === 1;
  return across + Math.abs(one.row - two.row) === 1;
}

/** The spaces that touch one, crates left out. */
export function beside(view: ConvoyView, space: string): string[] {
  const all: string[] = [...ENGINES];
  for (let module = 0; module < view.modules.length; module++)
    for (let row = 0; row < view.grid.rows; row++)
      for (let column = 0; column < view.grid.columns; column++) if (isOpen(view, module, column, row)) all.push(spaceName(module, column, row));
  return all.filter((other) => touches(view, space, other));
}

/** Which die is which: the third of a single crew and the stern crew's are of another colour. */
export type Tone = "red" | "ivory";
export function dieTones(view: ConvoyView): Tone[][] {
  const tones: Tone[][] = view.modules.map((one) => one.dice.map(() => "red"));
  const other = view.players === 2 ? view.rolled[1] : view.rolled[2];
  if (!other) return tones;
  for (let module = view.modules.length - 1; module >= 0; module--) {
    const at = view.modules[module].dice.lastIndexOf(other);
    if (at >= 0) {
      tones[module][at] = "ivory";
      return tones;
    }
  }
  return tones;
}

/** CC-20: own points if they suffice, else shared ones, the four before burnt ones, else both. */
export function pay(view: ConvoyView, one: Member, cost: number): void {
  if (one.own >= cost) {
    one.own -= cost;
    return;
  }
  const points = view.points;
  let rest = cost;
  if (points.left + points.burnt < cost) {
    rest -= one.own;
    one.own = 0;
  }
  const used = Math.min(rest, points.left);
  points.left -= used;
  points.burnt -= rest - used;
  if (one.crew === PILOT) points.momentum = (points.momentum + rest) % MOMENTUM;
}

/** A forecast of a Module, if it will flip. */
export interface Fate {
  module: number;
  count: number;
  side: "front" | "back";
  charge: boolean;
  lost: string[];
}
export function fatesOf(forecasts: Told[]): Fate[] {
  return forecasts.filter((told) => told.kind === "will-flip").map((told) => ({ ...(told.parts as Fate), module: told.parts.module - 1 }));
}
