/** What the first page needs of a game at once; its board and the rest are loaded when a table is opened. */
import type { Component } from "svelte";
import { FACTS } from "./facts";

export interface GameDrawings {
  name: keyof typeof FACTS;
  /** The picture of its card on the first page. */
  Picture: Component;
  /** Its board in 96 × 64, drawn from a view, or as at the start without one. */
  Tiny: Component<{ view?: unknown; seat?: number | null }>;
}

export interface GameFacts {
  /** The numbers of players it can be played with; a game for one has a level "solo". */
  players: number[];
  /** How long it takes, from and to. */
  minutes: number[];
  /** Its lessons, by their names; none where it has none. */
  lessons: string[];
  /** Where one's games make a career: how many ranks there are; else 0. */
  ranks: number;
  /** Its opponents with a name, from the weakest, and the level of each. */
  characters: { name: string; level: string }[];
  /** Where there are puzzles: what the rules call the sides, whoever solves it first. */
  puzzles: string[];
}

export type GameEntry = GameDrawings & GameFacts;

/** A game as the page draws it and the rules describe it. */
export const entryOf = (drawn: GameDrawings): GameEntry => ({ ...drawn, ...FACTS[drawn.name] });
