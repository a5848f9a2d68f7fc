/** Argosy as the rules show it, and the order in which its things are drawn. */
import type { Desk } from "../../desk/desk.svelte";
import type {
  ArgosyBagLow,
  ArgosyCard,
  ArgosyChange,
  ArgosyChoice,
  ArgosyDrew,
  ArgosyEndsAfterTurn,
  ArgosyEvent,
  ArgosyGained,
  ArgosyOffer,
  ArgosyOutlook,
  ArgosyPlanet,
  ArgosyStalling,
  ArgosyTook,
  ArgosyTriangleGoal,
  ArgosyView,
} from "../../net/types";
import type { TokenColour, TokenSymbol } from "./shapes";

/** What the rules of Argosy send and hear. */
export interface Argosy {
  view: ArgosyView;
  event: ArgosyEvent;
  choice: ArgosyChoice;
  goal: ArgosyTriangleGoal;
  forecast: ArgosyEndsAfterTurn | ArgosyBagLow | ArgosyStalling;
  ahead: Pick<ArgosyOutlook, "ahead" | "changes">;
}
export type ArgosyDesk = Desk<Argosy>;
export type { ArgosyView };
export type Choice = ArgosyChoice;
export type Goal = ArgosyTriangleGoal;
export type Card = ArgosyCard;
export type CardName = ArgosyCard["card"];
export type Change = ArgosyChange;
export type Offer = ArgosyOffer;
export type Planet = ArgosyPlanet;
export type Track = ArgosyGained["track"];
export type MapToken = ArgosyTook["token"];
export type Token = ArgosyDrew["token"];
/** By track, those there are. */
export type Points = Record<string, number>;

export const SYMBOLS = ["fire", "navigation", "shields"] as const;
export const COLOURS = ["red", "green", "blue"] as const;
export const TRACKS: readonly Track[] = [...SYMBOLS, ...COLOURS];
export const ACTIONS = [1, 2, 3, 4, 5] as const;
/** The pool's tray: a row for each symbol. */
export const TRAY: MapToken[] = SYMBOLS.flatMap((symbol) => COLOURS.map((colour) => `${colour}-${symbol}` as const));

export const colourOf = (token: Token): TokenColour => token.split("-")[0] as TokenColour;
export const symbolOf = (token: Token): TokenSymbol => token.split("-")[1] as TokenSymbol;

export const entries = (points: Points): [Track, number][] =>
  TRACKS.filter((track) => points[track]).map((track) => [track, points[track]]);

const NO_CHANGE: Change = { gained: {}, spent: {}, lost: {}, after: {}, choice: 0 };

/** What a choice brings and takes of one's knowledge. */
export function changeOf(desk: ArgosyDesk, action: number): Change {
  const { changes } = desk.outlook;
  return changes?.[action] ?? NO_CHANGE;
}

/** What the way to a goal brings and takes. */
export function changeBy(goal: Goal | undefined): Change {
  if (!goal) return NO_CHANGE;
  return {
    ...NO_CHANGE,
    gained: goal.gained,
    spent: goal.spent,
    choice: goal.choice,
    after: Object.fromEntries(TRACKS.map((track, i) => [track, goal.tracks[i]])),
  };
}
