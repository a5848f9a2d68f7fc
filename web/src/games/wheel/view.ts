/** The wheel as the rules show it, and the little of them that a drawing must know. */
import type { Told } from "../../desk/types";

export const BLACK = 0;
export const WHITE = 1;

export interface Place {
  place: number;
  cone: number | null;
  discs: number;
  owner: number | null;
  dead: boolean;
  spire: "" | "free" | "prisoner";
}

export interface WheelView {
  actors: number[];
  turn: number;
  mover: number;
  places: Place[];
  stone: number;
  rotations: number;
  revolutions: { must_move: number; resurrection: number; draw: number };
  battle: boolean;
  occurred: number;
  repetition: number;
  ending: string;
}

export type Piece = "cone" | "disc" | "stack" | "spire";

export const OWN: readonly (readonly number[])[] = [
  [7, 0, 1],
  [3, 4, 5],
];
export type Station = "left" | "centre" | "right";
const STATIONS: Station[] = ["left", "centre", "right"];

/** Whose place it is and which of the three, or null for the two that are nobody's. */
export function stationOf(place: number): { seat: number; station: Station } | null {
  for (const seat of [BLACK, WHITE]) {
    const at = OWN[seat].indexOf(place);
    if (at >= 0) return { seat, station: STATIONS[at] };
  }
  return null;
}

const EMPTY = { cone: null, discs: 0, owner: null, dead: false, spire: "" } as const;
export const emptied = (place: number): Place => ({ place, ...EMPTY });
export const isEmpty = (place: Place): boolean => place.cone === null && !place.discs;

/** The part of a pile that moves, as a pile of its own. */
export function part(pile: Place, piece: Piece): Place {
  if (piece === "cone") return { ...emptied(pile.place), cone: pile.cone };
  if (piece === "disc") return { ...emptied(pile.place), discs: 1, owner: pile.owner };
  return { ...pile };
}

/** What is left of a pile when a part has gone. */
export function without(pile: Place, piece: Piece): Place {
  if (piece === "cone") return { ...pile, cone: null, spire: "" };
  if (piece === "disc" && pile.discs > 1) return { ...pile, discs: pile.discs - 1 };
  return emptied(pile.place);
}

/** What stands where `moving` has come down on `pile`: before anything is killed or raised. */
export function joined(pile: Place, moving: Place): Place {
  return {
    place: pile.place,
    cone: moving.cone ?? pile.cone,
    discs: pile.discs + moving.discs,
    owner: pile.owner ?? moving.owner,
    dead: pile.dead,
    spire: moving.spire,
  };
}

/** The places after some events, for ghosts; the places given stay as they are. */
export function after(places: Place[], events: Told[]): Place[] {
  const now = places.map((place) => ({ ...place }));
  for (const { kind, parts } of events) {
    if (kind === "moved") {
      const moving = part(now[parts.from], parts.piece);
      now[parts.from] = without(now[parts.from], parts.piece);
      now[parts.to] = joined(now[parts.to], moving);
    } else if (kind === "killed") now[parts.place].dead = true;
    else if (kind === "resurrected") {
      now[parts.place].dead = false;
      now[parts.place].spire = parts.spire;
    } else if (kind === "all-resurrected") for (const place of parts.places) now[place].dead = false;
    else if (kind === "rotated") {
      const turned = now.map((_, place) => ({ ...now[(place + 7) % 8], place }));
      now.splice(0, 8, ...turned);
    }
  }
  return now;
}
