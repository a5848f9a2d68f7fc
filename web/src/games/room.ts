/** What each game brings to the page. web/README.md tells how to furnish a room. */
import type { Component } from "svelte";
import type { Desk } from "../desk/desk.svelte";
import type { LogStyle } from "../desk/grouping";

export interface Panel {
  id: string;
  title: (desk: Desk) => string;
  Panel: Component<{ desk: Desk }>;
  /** Is there something new in it? */
  news?: (desk: Desk) => boolean;
  /** The letter that opens it. */
  key?: () => string;
  /** What is being chosen is told there: it comes to the front. */
  wanted?: (desk: Desk) => boolean;
}

/** A key that the board itself answers to, and what it does. */
export interface RoomKey {
  key: string;
  says: string;
}

/** What a game brings to the card of a seat. */
export type SeatDrawing = Pick<Room, "SeatFacts" | "SeatSign" | "seatLine" | "seatHint">;

/** Loaded when a table of the game is opened. */
export interface Room {
  /** The board and its ask bar: a `Field` and an `Ask`, side by side. */
  Board: Component<{ desk: Desk }>;
  /** "Turn 33 · Black moves", for the top bar. */
  phase: (desk: Desk) => string;
  /** How the log is put together; one line an act without it. */
  log?: LogStyle;
  /** What players call a turn, where that is not "Turn 4": "Round 4", "Cycle 4". */
  turn?: (turn: number) => string;
  /** The two or three things that matter of a seat, at the right of its name; `compact` on phones. */
  SeatFacts?: Component<{ desk: Desk; seat: number; compact: boolean }>;
  /** What stands under a seat's name before "is thinking" and the like: the planet, the side. */
  seatLine?: (desk: Desk, seat: number) => string;
  /** What is open about a seat, in words: shown where its card is pointed at. */
  seatHint?: (desk: Desk, seat: number) => string;
  /** Where a game has its own signs for the seats. */
  SeatSign?: Component<{ seat: number; size?: number; desk?: Desk }>;
  /** The colour of a seat's line in charts, where its sign is not in the house's own. */
  seatColour?: (desk: Desk, seat: number) => string;
  /** Something that stands between seats and log, such as what is at stake now. */
  RailBox?: Component<{ desk: Desk }>;
  /** Further tabs beside the log. */
  panels?: Panel[];
  /** Instead of the seats, where the rail is arranged otherwise; it then draws every seat itself. */
  Rail?: Component<{ desk: Desk }>;
  /**
   * How the board lies in a short window: `aspect` is its width for its height, where it stands beside the flank;
   * `across`, it has the whole width and the ask bar under it. `titled`: the flank begins with title and phase.
   */
  short?: { aspect?: number; across?: boolean; titled?: boolean };
  /** The board's own keys, those that do something now first of all. */
  keys?: (desk: Desk) => RoomKey[];
  /** The board itself walks by arrows now; else they go to the nearest thing that can be chosen. */
  walks?: (desk: Desk) => boolean;
  /** How the game ended, in a sentence for the end panel. */
  ending: (desk: Desk) => string;
  /** Something of the game's own under the score; `next` begins the next game of a single player. */
  Epilogue?: Component<{ desk: Desk; table: string; next: () => void }>;
  /** The word for a source of points in the end panel. */
  source?: (source: string) => string;
}
