/** What a table tells a seat, as the board sees it. The wire's own types are in net/. */
import type { AnyTerm, Bargained, Command, LegalAction, Result } from "../net/types";

export type { Result };

/** One of several kinds, told apart by its tag. */
export interface Kind {
  kind: string;
}

/**
 * What a game sends and hears: its own types, generated from the rules (net/types.ts). A board names its set once
 * and is then told by the compiler what each kind of event and choice holds.
 */
export interface GameTypes {
  view: unknown;
  event: Kind;
  choice: Kind;
  goal: Kind & { cost: number; path: number[] };
  forecast: Kind;
  /** What its outlook has beyond that of every game; not there while nothing is asked. */
  ahead: object;
}

// Where a page does not ask which game it is.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyGame = any;

/** The member of a union that has this tag. */
export type Of<Union extends Kind, K extends string> = Extract<Union, { kind: K }>;

/** Something that happened, in the game or at the table itself. */
export interface Told<Event extends Kind = AnyGame> {
  of?: "game" | "table";
  event: Event;
}

/** One legal action: its number is what is sent, its choice is what the board places it by. */
export type Action<Choice extends Kind = AnyGame> = Omit<LegalAction, "choice"> & { choice: Choice };

/** What each choice does at once, what can be reached, what is coming, and the score so far. */
export type Outlook<G extends GameTypes = AnyGame> = Partial<G["ahead"]> & {
  effects: Record<string, G["event"][]>;
  goals: G["goal"][];
  forecasts: G["forecast"][];
  score: Record<string, number>[];
};

/** What a seat has left, in milliseconds, of how much, and what a turn adds to it. */
export interface SeatTime {
  left: number;
  of: number;
  added: number;
  runs: boolean;
}

/** Who sits in a seat. "screen" is another person at this same device. */
export interface Sitter {
  seat: number;
  name: string;
  /** What the game calls the seat: "Black", "Pallas". */
  called: string;
  kind: "person" | "bot" | "screen" | "open";
  level: string;
  /** Who of the game's characters sits there, where one does. */
  character?: string;
  you: boolean;
  here: boolean;
  /** A bot that stands in for a person who is away or has left. */
  standIn: boolean;
  /** The seat's clock, or null without one. */
  clock: SeatTime | null;
}

/** Somebody whose seat nobody plays just now; unknown sitters are not away. */
export const isAway = (sitter?: Sitter): boolean => sitter?.kind === "person" && !sitter.here;

/** A refusal: one sentence, and the clause of the rules it comes from if it does. */
export interface Refusal {
  clause: string;
  words: string;
}

/** One act as it arrives: what happened, then what the seat sees and may do after it. */
export interface Update<G extends GameTypes = AnyGame> {
  position: number;
  by: number | null;
  events: Told<G["event"]>[];
  /** Null between several acts that come together, where only the last view is known. */
  view: G["view"] | null;
  legal: Action<G["choice"]>[];
  outlook: Outlook<G>;
  /** Runs when the view is set: what the table says of itself after this act. */
  then?: () => void;
}

export interface LogLine {
  id: number;
  by: number | null;
  told: Told;
  /** What was told together: an act of the game has one number. */
  act: number;
  /** It happened since this person last looked. */
  fresh?: boolean;
}

/** How the desk reaches the table. Every promise gives null when it went well, else why not. */
export interface Wire {
  act(actions: number[], position: number): Promise<Refusal | null>;
  undo(): Promise<Refusal | null>;
  why(what: number | Kind): Promise<Refusal | null>;
  /** Ask something else of the table, where there is one. */
  command?(command: Command): Promise<Refusal | null>;
  /** What a deal with a seat would come to, with what follows from its terms. */
  bargain?(to: number, terms: AnyTerm[]): Promise<Bargained | null>;
  /** What lies between here and the table, where something does. */
  line?(): Connection;
  /** An act that has not been answered is not to be sent any more. */
  drop?(): void;
}

/** Is the table in reach? `lostSince` is a moment of this device's clock. */
export interface Connection {
  readonly lost: boolean;
  readonly lostSince: number;
  tryNow(): void;
}

/** Nothing was refused, and nothing was done. */
export const DROPPED: Refusal = { clause: "", words: "" };

export const NO_OUTLOOK: Outlook = { effects: {}, goals: [], forecasts: [], score: [] };
