/** The view of Argosy as the rules show it, and small questions to it. */
import type { Desk } from "../../desk/desk.svelte";
import type { Told } from "../../desk/types";
import type { TokenColour, TokenSymbol } from "./shapes";

export const SYMBOLS = ["fire", "navigation", "shields"] as const;
export const COLOURS = ["red", "green", "blue"] as const;
export const TRACKS = [...SYMBOLS, ...COLOURS] as const;
export const ACTIONS = [1, 2, 3, 4, 5] as const;
export type Track = (typeof TRACKS)[number];
export type Points = Partial<Record<Track, number>>;
/** "red-fire", or "purple". */
export type Token = string;

export interface Player {
  map: Record<string, Token>;
  scrap: Token[];
  tracks: Record<Track, number>;
  doubled: Track[];
  cards: string[];
  colonies: string[];
  planet_tokens: number;
  score: number;
}
export interface Planet {
  planet: string;
  points: number;
  green: boolean;
  ends_game: boolean;
  owner: number | null;
  shielded: boolean;
}
export interface Line {
  between: [string, string];
  number: number;
  cost: number;
}
export interface Card {
  card: string;
  artificial: Points;
  natural: Points;
  fresh: boolean;
  price?: "natural" | "artificial";
  missing?: Points;
  affordable?: boolean;
}
export interface Offer {
  kind: string;
  action: number;
  planet: string;
  cost: Points;
  travel: number;
  missing: Points;
}
export interface Triangle {
  action: number;
  places: string[];
  tracks: Track[];
  extra: boolean;
  count: number;
}
export interface Step {
  hand: Token | null;
  scrapped: boolean;
  acts: number;
  extra: boolean;
  overflow: number;
  fresh: string[];
  hand_from?: "pool" | "bag" | "map" | "scrap";
  scrap_owner?: number;
  origin?: string;
  corner?: string;
  triangles?: Triangle[];
  victim?: number;
  target?: string;
  chosen?: string;
}
export interface ArgosyView {
  actors: number[];
  turn: number;
  round: number;
  asked: string;
  action: number;
  active: number;
  first: number;
  side: number;
  limit: number;
  bag: number;
  pool: Record<Token, number>;
  drawn: Token[];
  gone: Record<Token, number>;
  deck: number;
  cards: Card[];
  players: Player[];
  planets: Planet[];
  lines: Line[];
  prices: Record<string, Points>;
  offers: Offer[];
  step: Step;
  last_turn: string;
  idle: number;
  ending: string;
}
export type ArgosyDesk = Desk<ArgosyView>;

export const KINDS: Token[] = COLOURS.flatMap((colour) => SYMBOLS.map((symbol) => `${colour}-${symbol}`));
export const colourOf = (token: Token): TokenColour => token.split("-")[0] as TokenColour;
export const symbolOf = (token: Token): TokenSymbol => token.split("-")[1] as TokenSymbol;

/** Rows are letters from the top, places in them numbers from 1. */
export const placeName = (row: number, place: number): string => `${"abcdefgh"[row]}${place + 1}`;
export const rowOf = (name: string): number => "abcdefgh".indexOf(name[0]);
export const columnOf = (name: string): number => Number(name.slice(1)) - 1;
export const placesOf = (side: number): string[] =>
  Array.from({ length: side }, (_, row) => Array.from({ length: row + 1 }, (_, place) => placeName(row, place))).flat();

export const countOf = (counts: Record<string, number>): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** What some events teach and cost a seat, track by track. */
export function changes(events: Told[], seat: number): { gained: Points; spent: Points; lost: Points } {
  const gained: Points = {};
  const spent: Points = {};
  const lost: Points = {};
  for (const { kind, parts } of events) {
    if (parts.seat !== seat) continue;
    const into = kind === "gained" || kind === "diverted" ? gained : kind === "spent" ? spent : kind === "lost" ? lost : null;
    const track = parts.track as Track;
    if (into) into[track] = (into[track] ?? 0) + (parts.count ?? 1);
  }
  return { gained, spent, lost };
}

export const entries = (points: Points): [Track, number][] => TRACKS.filter((track) => points[track]).map((track) => [track, points[track]!]);
