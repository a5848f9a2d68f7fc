/** Where things stand: intersections of a map, planets and lines of the colony board. */
import { polar, text, type Point } from "../../kit/polar";
import { columnOf, placesOf, rowOf } from "./view";

const SLOPE = 0.866;

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

export function spot(form: Form, place: string): Point {
  const row = rowOf(place);
  return [form.middle + (columnOf(place) - row / 2) * form.step, form.top + SLOPE * row * form.step];
}

/** The triangle of the whole map. */
export function plate(form: Form, side: number): string {
  const last = "abcdefgh"[side - 1];
  return `M${["a1", `${last}${side}`, `${last}1`].map((place) => text(spot(form, place))).join("L")}Z`;
}

const NEAR = [
  [0, 1],
  [1, 0],
  [1, 1],
] as const;

export function lattice(form: Form, side: number): string {
  const all = new Set(placesOf(side));
  const lines: string[] = [];
  for (const place of all)
    for (const [down, along] of NEAR) {
      const other = `${"abcdefgh"[rowOf(place) + down]}${columnOf(place) + along + 1}`;
      if (all.has(other)) lines.push(`M${text(spot(form, place))}L${text(spot(form, other))}`);
    }
  return lines.join("");
}

const touch = (a: string, b: string): boolean => {
  const down = rowOf(b) - rowOf(a);
  const along = columnOf(b) - columnOf(a);
  return NEAR.some(([r, c]) => (r === down && c === along) || (r === -down && c === -along));
};

/** The outline of a triangle that covers these places: its corners touch just two others. */
export function outline(form: Form, places: string[]): string {
  const corners = places.filter((place) => places.filter((other) => touch(place, other)).length === 2);
  return `M${corners.map((place) => text(spot(form, place))).join("L")}Z`;
}

// -- the colony board ----------------------------------------------------------------------------

export const SKY = { width: 410, height: 504, x: 205, y: 252 };
const RINGS = { green: 200, middle: 143, inner: 87, core: 0 } as const;
export type World = keyof typeof RINGS;
export const RADII: Record<World, number> = { green: 21, middle: 21, inner: 24, core: 31 };

export const worldOf = (planet: string): World => planet.split("-")[0] as World;

function angle(planet: string): number {
  const number = Number(planet.split("-")[1] ?? 1) - 1;
  const world = worldOf(planet);
  return world === "inner" ? -30 + 120 * number : -90 + 60 * number + (world === "middle" ? 30 : 0);
}

export function planetAt(planet: string): Point {
  const [x, y] = polar(RINGS[worldOf(planet)], angle(planet));
  return [SKY.x + x, SKY.y + y];
}

/** A line between two planets, bent along the ring where both lie on it, and where its number stands. */
export function line(one: string, other: string): { path: string; middle: Point } {
  const from = planetAt(one);
  const to = planetAt(other);
  const world = worldOf(one);
  if (world === worldOf(other)) {
    const radius = RINGS[world];
    const turn = ((angle(other) - angle(one) + 540) % 360) - 180;
    const [x, y] = polar(radius, angle(one) + turn / 2);
    return { path: `M${text(from)}A${radius} ${radius} 0 0 ${turn > 0 ? 1 : 0} ${text(to)}`, middle: [SKY.x + x, SKY.y + y] };
  }
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const near = RADII[world] + (world === "inner" ? 3 : 0);
  const far = RADII[worldOf(other)] + (worldOf(other) === "inner" ? 3 : 0);
  const share = (near + (long - near - far) / 2) / long;
  return { path: `M${text(from)}L${text(to)}`, middle: [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share] };
}
