/** Where things stand: intersections of a map, planets and lines of the colony board. */
import { polar, text, type Point } from "../../kit/polar";
import type { Planet } from "./view";

const SLOPE = 0.866;
/** From an outer place to what is printed beside the map, in steps. */
const OUTSIDE = 0.57;

export interface Form {
  width: number;
  height: number;
  step: number;
  middle: number;
  top: number;
  token: number;
}
export const WIDE: Form = { width: 634, height: 504, step: 91, middle: 283, top: 52, token: 75 };
export const PHONE: Form = { width: 404, height: 352, step: 65, middle: 202, top: 38, token: 54 };
export const SMALL: Form = { width: 132, height: 122, step: 22, middle: 66, top: 14, token: 20.5 };

/** A place's row and where in it: rows are letters from the top, places in them numbers from 1. */
const rowOf = (place: string): number => place.charCodeAt(0) - "a".charCodeAt(0);
const columnOf = (place: string): number => Number(place.slice(1)) - 1;

export function spot(form: Form, place: string): Point {
  const row = rowOf(place);
  return [form.middle + (columnOf(place) - row / 2) * form.step, form.top + SLOPE * row * form.step];
}

/** Where the name of a row's first (-1) or last place (1) is printed: just outside the map's edge. */
export function nameSpot(form: Form, place: string, side: -1 | 1): Point {
  const [x, y] = spot(form, place);
  return [x + side * SLOPE * OUTSIDE * form.step, y - OUTSIDE * 0.5 * form.step];
}

/** The triangle of the whole map. */
export function plate(form: Form, rows: string[][]): string {
  const last = rows[rows.length - 1];
  return `M${[rows[0][0], last[last.length - 1], last[0]].map((place) => text(spot(form, place))).join("L")}Z`;
}

const touch = (a: string, b: string): boolean => {
  const down = rowOf(b) - rowOf(a);
  const along = columnOf(b) - columnOf(a);
  return (down === 0 && Math.abs(along) === 1) || (Math.abs(down) === 1 && (along === 0 || along === down));
};

/** The lines between neighbouring places. */
export function lattice(form: Form, rows: string[][]): string {
  const places = rows.flat();
  const pairs = places.flatMap((place, i) =>
    places.slice(i + 1).flatMap((other) => (touch(place, other) ? [[place, other]] : [])),
  );
  return pairs.map(([place, other]) => `M${text(spot(form, place))}L${text(spot(form, other))}`).join("");
}

/** The outline of a triangle that covers these places: its corners touch just two others. */
export function outline(form: Form, places: string[]): string {
  const corners = places.filter((place) => places.filter((other) => touch(place, other)).length === 2);
  return `M${corners.map((place) => text(spot(form, place))).join("L")}Z`;
}

// -- the colony board ----------------------------------------------------------------------------

export const SKY = { width: 410, height: 504, x: 205, y: 252 };
/** By ring, from the centre: how far out it is, how large its planets are, and what they look like. */
const RINGS = [0, 87, 143, 200];
const RADII = [31, 24, 21, 21];
const GAPS = [0, 3, 0, 0]; // a planet with a ring of its own
const WORLDS = ["core", "inner", "middle", "green"] as const;

export const worldOf = (planet: Planet): (typeof WORLDS)[number] => WORLDS[planet.ring];
export const radiusOf = (planet: Planet): number => RADII[planet.ring];

export function planetAt(planet: Planet): Point {
  const [x, y] = polar(RINGS[planet.ring], planet.angle);
  return [SKY.x + x, SKY.y + y];
}

/** A line between two planets, bent along the ring where both lie on it, and where its number stands. */
export function line(one: Planet, other: Planet): { path: string; middle: Point } {
  const from = planetAt(one);
  const to = planetAt(other);
  if (one.ring === other.ring) {
    const radius = RINGS[one.ring];
    const turn = ((other.angle - one.angle + 540) % 360) - 180;
    const [x, y] = polar(radius, one.angle + turn / 2);
    return {
      path: `M${text(from)}A${radius} ${radius} 0 0 ${turn > 0 ? 1 : 0} ${text(to)}`,
      middle: [SKY.x + x, SKY.y + y],
    };
  }
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const near = RADII[one.ring] + GAPS[one.ring];
  const far = RADII[other.ring] + GAPS[other.ring];
  const share = (near + (long - near - far) / 2) / long;
  return {
    path: `M${text(from)}L${text(to)}`,
    middle: [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share],
  };
}
