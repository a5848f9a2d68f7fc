/** The wheel as the rules show it, and what its events do to what is drawn. */
import type { Desk } from "../../desk/desk.svelte";
import type {
  WheelChoice,
  WheelEvent,
  WheelForecast,
  WheelGoal,
  WheelOutlook,
  WheelPlace,
  WheelView,
} from "../../net/types";

/** What the rules of the wheel send and hear. */
export interface Wheel {
  view: WheelView;
  event: WheelEvent;
  choice: WheelChoice;
  goal: WheelGoal;
  forecast: WheelForecast;
  ahead: Pick<WheelOutlook, "carried">;
}
export type WheelDesk = Desk<Wheel>;
export type Place = WheelPlace;
export type Move = Extract<WheelChoice, { kind: "move" }>;
export type Piece = Move["piece"];
export type EventOf<K extends WheelEvent["kind"]> = Extract<WheelEvent, { kind: K }>;

export type Station = "left" | "centre" | "right";
const STATIONS: Station[] = ["left", "centre", "right"];

/** Whose place it is and which of the three, or null for those that are nobody's. */
export function stationOf(stations: number[][], place: number): { seat: number; station: Station } | null {
  for (const [seat, own] of stations.entries()) {
    const at = own.indexOf(place);
    if (at >= 0) return { seat, station: STATIONS[at] };
  }
  return null;
}

/** What comes after how many rotations without a move. */
export function marksOf({ revolutions }: WheelView) {
  const kinds = ["must-move", "resurrection", "draw"] as const;
  return kinds.map((what) => ({ what, at: revolutions[what === "must-move" ? "must_move" : what] }));
}

const EMPTY = { cone: null, discs: 0, owner: null, dead: false, spire: "" } as const;
export const emptied = (place: number): Place => ({ place, reach: [], ...EMPTY });
/** What stands in a place, without the place. */
const pileOf = ({ cone, discs, owner, dead, spire }: Place) => ({ cone, discs, owner, dead, spire });
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
  return { ...pile, ...EMPTY };
}

/** What stands where `moving` has come down on `pile`: before anything is killed or raised. */
export function joined(pile: Place, moving: Place): Place {
  return {
    ...pile,
    cone: moving.cone ?? pile.cone,
    discs: pile.discs + moving.discs,
    owner: pile.owner ?? moving.owner,
    spire: moving.spire,
  };
}

/** The places after some events, for ghosts; the places given stay as they are. */
export function after(places: Place[], events: WheelEvent[]): Place[] {
  const now = places.map((place) => ({ ...place }));
  for (const event of events) {
    if (event.kind === "moved") {
      const moving = part(now[event.from], event.piece);
      now[event.from] = without(now[event.from], event.piece);
      now[event.to] = joined(now[event.to], moving);
    } else if (event.kind === "killed") now[event.place].dead = true;
    else if (event.kind === "resurrected") {
      now[event.place].dead = false;
      now[event.place].spire = event.spire;
    } else if (event.kind === "all-resurrected") for (const place of event.places) now[place].dead = false;
    else if (event.kind === "rotated") {
      const turned = now.map((place, at) => ({ ...place, ...pileOf(now[(at + now.length - 1) % now.length]) }));
      now.splice(0, now.length, ...turned);
    }
  }
  return now;
}
