/** What a table tells a seat, as the board sees it. The wire's own types are in net/. */

// The parts of events and actions are the games' own; each room knows the shape of its kinds.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Parts = Record<string, any>;

/** Something that happened, will happen, or would happen, with its sentence in the page's language. */
export interface Told {
  kind: string;
  parts: Parts;
  /** Empty in what is only foreseen. */
  words: string;
}

/** One legal action: its number is what is sent, its kind and parts are what the board places it by. */
export interface Action {
  id: number;
  kind: string;
  parts: Parts;
  words: string;
  /** It shows somebody something, so it cannot be taken back. */
  final?: boolean;
}

/** Something several small steps can reach, with its cost and the actions that lead there. */
export interface Goal {
  kind: string;
  parts: Parts;
  cost: number;
  path: number[];
}

export interface Outlook {
  effects: Record<string, Told[]>;
  goals: Goal[];
  forecasts: Told[];
  score: Record<string, number>[];
}

export interface Result {
  score: number;
  place: number;
  outcome: "won" | "lost" | "drawn";
  sources: Record<string, number>;
}

/** Who sits in a seat. "screen" is another person at this same device. */
export interface Sitter {
  seat: number;
  name: string;
  /** What the game calls the seat: "Black", "Pallas". */
  called: string;
  kind: "person" | "bot" | "screen" | "open";
  level: string;
  you: boolean;
  here: boolean;
  answered: boolean;
  /** A bot that stands in for a person who is away or has left. */
  standIn: boolean;
  /** Milliseconds left on the seat's clock, or null without one. */
  clock: number | null;
}

/** A refusal: one sentence, and the clause of the rules it comes from if it does. */
export interface Refusal {
  clause: string;
  words: string;
}

/** One act as it arrives: what happened, then what the seat sees and may do after it. */
export interface Update<View> {
  position: number;
  by: number | null;
  events: Told[];
  /** Null between several acts that come together, where only the last view is known. */
  view: View | null;
  legal: Action[];
  outlook: Outlook;
  /** Runs when the view is set: what the table says of itself after this act. */
  then?: () => void;
}

export interface LogLine {
  id: number;
  by: number | null;
  kind: string;
  words: string;
  heading: string;
  /** It happened since this person last looked. */
  fresh?: boolean;
}

/** How the desk reaches the table. Every promise gives null when it went well, else why not. */
export interface Wire {
  act(actions: number[], position: number): Promise<Refusal | null>;
  undo(): Promise<Refusal | null>;
  why(what: number | { kind: string; parts: Parts }): Promise<Refusal | null>;
  preview<View>(actions: number[]): Promise<View | null>;
}

export const NO_OUTLOOK: Outlook = { effects: {}, goals: [], forecasts: [], score: [] };
