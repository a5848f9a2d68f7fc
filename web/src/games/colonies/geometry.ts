/** Where things are: everything in pixels of the page, so that text keeps its size however the board is stretched. */
import { cos, sin } from "../../kit/polar";

export interface Spot {
  x: number;
  y: number;
  r: number;
}
export interface Layout {
  phone: boolean;
  width: number;
  height: number;
  /** By planet in ring order. */
  planets: Spot[];
  centre: { x: number; y: number };
  dial: number;
  /** Bottom panels: their height, the width of the two at the sides and of the console between. */
  side: number;
  middle: number;
  low: number;
  /** Plates of the others; narrow ones have no pips. */
  plate: { width: number; height: number; pips: boolean };
}

export const SHORT_ASPECT = 1.07; // of the ring in a short window
export const STEP = 11.5; // between two places of a marker
const LOW = 240; // as high as the panels at the bottom want to be
export const RAYS = 1.2; // how far Amateru's rays reach, in radii
export const BAND = 1.54; // and Bellona's ring
export const ORBIT = 1.42; // and Pallas' moon
const PLATE = { width: 196, height: 106, pips: true };
const NARROW_PLATE = { width: 172, height: 90, pips: false };
const ROOMY = 916; // from this width on there is room for everything at its full size

/** Planets on an ellipse, the viewer's at the bottom, the others clockwise from there. */
function around(me: number, cx: number, cy: number, rx: number, ry: number, r: number, own: number): Spot[] {
  return [0, 1, 2, 3, 4].map((planet) => {
    const turn = (planet - me + 5) % 5;
    const angle = 90 + 72 * turn;
    return { x: cx + rx * cos(angle), y: cy + ry * sin(angle), r: turn ? r : own };
  });
}

/** Whoever watches has no console under the lowest planet, but a plate as the others have theirs. */
export function wideLayout(width: number, height: number, me: number, watching = false): Layout {
  const r = Math.round(Math.min(51, Math.max(40, height * 0.074)));
  const own = watching ? r : r + 7;
  const roomy = width >= ROOMY;
  const plate = roomy ? PLATE : NARROW_PLATE;
  const bottom = height - own - (watching ? plate.height + 20 : 58);
  const top = r + 22;
  const ry = (bottom - top) / 1.809;
  const cx = width / 2;
  // In a narrow window the plates of the upper two just fit beside them.
  const rx = roomy ? Math.min(340, (width - 436) / 2) : (cx - r - 30 - plate.width) / cos(54);
  const planets = around(me, cx, bottom - ry, rx, ry, r, own);
  const side = roomy ? Math.max(204, Math.min(272, (width - 520 - 32) / 2)) : 168;
  const lowest = bottom - ry + ry * 0.309 + r + 22;
  const lift = Math.max(0, Math.min(34, LOW - (height - 8 - lowest))); // in low windows the two at the sides make room
  for (const turn of [1, 4]) planets[(me + turn) % 5].y -= lift;
  return {
    phone: false,
    width,
    height,
    planets,
    centre: { x: cx, y: bottom - ry - ry * 0.06 },
    dial: Math.min(66, ry * 0.24),
    side,
    middle: Math.min(560, width - 2 * side - 32),
    low: Math.max(170, Math.min(LOW, height - 8 - lowest + lift)),
    plate,
  };
}

export function phoneLayout(width: number, height: number, me: number): Layout {
  const r = Math.max(22, Math.min(34, height * 0.085));
  const own = r + 4;
  const rx = Math.min(230, width / 2 - r - 12);
  const top = r * RAYS + 4;
  const bottom = height - own - 17; // its badge hangs below it
  const ry = Math.min((bottom - top) / 1.809, rx * 1.3);
  const cy = (top + bottom) / 2 - ry * 0.0955; // the ring reaches up to 0.809 of its height, down to all of it
  const planets = around(me, width / 2, cy, rx, ry, r, own);
  return {
    phone: true,
    width,
    height,
    planets,
    centre: { x: width / 2, y: cy - ry * 0.05 },
    dial: Math.min(36, ry * 0.27),
    side: 0,
    middle: 0,
    low: 0,
    plate: PLATE,
  };
}

/** A point on the link from one planet to another, so far from the middle of the first. */
export function along(layout: Layout, from: number, to: number, distance: number): { x: number; y: number } {
  const a = layout.planets[from];
  const b = layout.planets[to];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: a.x + ((b.x - a.x) * distance) / length, y: a.y + ((b.y - a.y) * distance) / length };
}

const CORONA = 2; // Amateru's rays take room
const rim = (layout: Layout, planet: number): number =>
  layout.planets[planet].r + (planet === CORONA ? (layout.phone ? 5 : 11) : 0);

/** Where pirates wait on a planet's own end of a route. */
export function pirateSpot(layout: Layout, of: number, to: number, own: boolean) {
  return along(layout, of, to, rim(layout, of) + (layout.phone ? 17 : own ? 23 : 21));
}

/** Where a promise stands; on own links it has six places. */
export function promiseSpot(layout: Layout, of: number, to: number, count: number, own: boolean, pirates: boolean) {
  if (layout.phone) return along(layout, of, to, rim(layout, of) + (pirates ? 39 : 15));
  return along(layout, of, to, rim(layout, of) + 50 + (own ? (count - 1) * stepOn(layout, of, to) : 0));
}

/** Two rows of six places must fit between two planets. */
export function stepOn(layout: Layout, of: number, to: number): number {
  const a = layout.planets[of];
  const b = layout.planets[to];
  const room = Math.hypot(b.x - a.x, b.y - a.y) - rim(layout, of) - rim(layout, to) - 100 - 26;
  return Math.max(4, Math.min(STEP, room / 10));
}
