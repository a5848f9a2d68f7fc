/** What the first page needs of a game at once; its board and the rest are loaded when a table is opened. */
import type { Component } from "svelte";

export interface GameEntry {
  name: string;
  /** The numbers of players it can be played with; a game for one has a level "solo". */
  players: number[];
  /** How long it takes, from and to. */
  minutes: [number, number];
  /** The picture of its card on the first page. */
  Picture: Component;
  /** Its board in 96 × 64, drawn from a view, or as at the start without one. */
  Tiny: Component<{ view?: unknown; seat?: number | null }>;
  /** Where one's games make a career: how many ranks there are. */
  career?: { ranks: number };
  /** Where there are puzzles: what the server calls the sides, whoever solves it first. */
  puzzles?: { sides: [string, string] };
}
