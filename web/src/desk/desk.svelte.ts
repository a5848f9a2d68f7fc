/**
 * What lies before one seat (or a spectator): the view, what may be done, what is coming, who is awaited.
 * A board draws it, tells it what the person chose, and shows its events. web/README.md is the contract.
 */
import type { Figures } from "../words/fluent";
import { gameWords, tableWords, type GameWords } from "../words/games.svelte";
import { keepDraft, recallDraft } from "./draft.svelte";
import { Log } from "./log.svelte";
import { Notes } from "./notes.svelte";
import { settings } from "./settings.svelte";
import { Stage } from "./stage";
import {
  NO_OUTLOOK,
  type Action,
  type AnyGame,
  type Connection,
  type GameTypes,
  type Kind,
  type LogLine,
  type Of,
  type Outlook,
  type Refusal,
  type Result,
  type Sitter,
  type Told,
  type Update,
  type Wire,
} from "./types";

/** How a board shows the kinds of event it knows; one it does not know only appears in the log. */
export type Shows<G extends GameTypes> = {
  [K in G["event"]["kind"]]?: (event: Of<G["event"], K>, stage: Stage, view: G["view"]) => void | Promise<void>;
};

const atTable = tableWords();
export const BEAT = 420; // after an act of somebody else, so that the eye can follow
const SLOW = 250; // an answer that takes longer is worth a word
export const LONGEST = 4000; // nobody waits longer for their next decision, unless they want it calm
export const QUICK = 2.2; // times as fast as calm
const MOST_SHOWN = 24; // of a long absence only so many acts are played; the log has them all

export class Desk<G extends GameTypes = AnyGame> {
  /** What the board draws. While events are shown it is the view before them, and the shows may change it. */
  view = $state<G["view"]>(null);
  /** The seat this is seen from; null for a spectator. */
  seat = $state<number | null>(null);
  /** What this seat may do, once everything that happened has been shown. */
  legal = $state.raw<Action<G["choice"]>[]>([]);
  outlook = $state.raw<Outlook<G>>(NO_OUTLOOK);
  sitters = $state.raw<Sitter[]>([]);
  /** Numbers of the pack, as sentences name them. */
  figures = $state.raw<Figures>({});
  /** Seats whose answer is awaited. */
  awaited = $state.raw<number[]>([]);
  /** The events of the last act, for its trace; empty after an undo and when the page opens. */
  trace = $state.raw<Told<G["event"]>[]>([]);
  traceBy = $state.raw<number | null>(null);
  /** The event that is being shown now. */
  scene = $state.raw<Told<G["event"]> | null>(null);
  results = $state.raw<Result[]>([]);
  /** How the game ended: "" while it runs. */
  ended = $state("");
  /** Whose resignation or forfeit ended it. */
  endedBy = $state<number | null>(null);
  canUndo = $state(false);
  paused = $state(false);
  /** What the ask bar says while nothing can be chosen, where that is not for the game to say. */
  waits = $state("");
  /** An act is on its way to the table, and has been for so long that the person should know. */
  sending = $state(false);
  /** This is a past position: nothing can be done, and the page has a scrubber instead of the ask bar. */
  past = $state(false);
  /** A lesson, which offers only what its task is about: that something cannot be chosen says nothing of the rules. */
  guided = $state(false);
  /** An act is on its way to the table: what was clicked has been heard. */
  told = $state(false);
  /** What is on its way, for a line that is lost: it waits, and is shown as waiting. */
  private underway = $state.raw<(Action<G["choice"]> | number)[]>([]);
  /** Events are being shown, one after the other; never while nothing moves. */
  showing = $state(false);
  /** Another number after everything that happened: what is in hand belongs to one moment. */
  moment = $state(0);

  /** What the game says, to whoever sits here. */
  words = $state.raw<GameWords | null>(null);

  readonly stage: Stage;
  private readonly notes = new Notes();
  private readonly book = new Log();
  // One text, so that what is said changes only when somebody is called otherwise.
  private readonly names = $derived(this.sitters.map((sitter) => sitter.name).join("\n"));
  private shows: Shows<G> = {};
  private goesOn: (event: G["event"], before: G["event"]) => boolean = () => false;
  private began = 0; // when somebody began to wait, for the stage
  private queue: Update<G>[] = [];
  private playing = false;
  private drawn: G["view"] = null; // the last true view, as it came
  private position = 0;
  private acts = 0; // told so far
  private composing: unknown = null;

  /** `place` says where it stands: what is being composed there is kept by it over a reload of the page. */
  constructor(
    private readonly wire: Wire,
    private readonly place = "",
  ) {
    this.stage = new Stage(() => ({ still: settings.still, speed: settings.pace === "quick" ? QUICK : 1 }));
  }

  // -- what a board asks ---------------------------------------------------------------------

  /** It is for this seat to choose, and everything has been shown. */
  get yours(): boolean {
    const away = this.sending && !this.lost; // what only waits for the line can still be seen and dropped
    return this.legal.length > 0 && !this.showing && !away && !this.paused && !this.ended;
  }

  /** How the table is reached; null where nothing lies between, as in a puzzle. */
  get connection(): Connection | null {
    return this.wire.line?.() ?? null;
  }

  get lost(): boolean {
    return this.connection?.lost ?? false;
  }

  /** What was done while the line is lost, in words: it is sent when the line is back. */
  get waiting(): string[] {
    if (!this.lost) return [];
    return this.underway
      .map((step) => (typeof step === "number" ? this.legal.find((action) => action.id === step) : step))
      .flatMap((action) => (action ? [this.label(action)] : []));
  }

  /** What waits for the line is not sent. */
  drop(): void {
    this.wire.drop?.();
  }

  /** The legal actions of a kind, or all of it that also have these parts. */
  all<K extends G["choice"]["kind"]>(kind: K, parts: Partial<Of<G["choice"], K>> = {}): Action<Of<G["choice"], K>>[] {
    return this.legal.filter((action) => has(action.choice, { ...parts, kind })) as Action<Of<G["choice"], K>>[];
  }

  /** The first legal action of a kind with these parts. */
  find<K extends G["choice"]["kind"]>(
    kind: K,
    parts: Partial<Of<G["choice"], K>> = {},
  ): Action<Of<G["choice"], K>> | undefined {
    return this.all(kind, parts)[0];
  }

  /** What an action would do at once: events as they would be told. No round trip. */
  effects(action: Action<G["choice"]> | number): G["event"][] {
    return this.outlook.effects[typeof action === "number" ? action : action.id] ?? [];
  }

  /** What an action would do at once, of one kind. */
  effect<K extends G["event"]["kind"]>(action: Action<G["choice"]> | number, kind: K): Of<G["event"], K> | undefined {
    return this.effects(action).find((event) => event.kind === kind) as Of<G["event"], K> | undefined;
  }

  goals<K extends G["goal"]["kind"]>(kind: K, parts: Partial<Of<G["goal"], K>> = {}): Of<G["goal"], K>[] {
    return this.outlook.goals.filter((goal) => has(goal, { ...parts, kind })) as Of<G["goal"], K>[];
  }

  /** A seat's name as it stands in a sentence; people's own names, else what the game calls the seat. */
  name(seat: number): string {
    return this.names.split("\n")[seat] ?? "";
  }

  /** What happened, in a sentence; "" where it goes without saying. */
  tell(told: Told): string {
    const words = told.of === "table" ? atTable : this.words;
    return words?.event(told.event) ?? "";
  }

  /** What may be done, in words. */
  label(action: { choice: Kind }): string {
    return this.words?.action(action.choice) ?? "";
  }

  // -- what a board does ---------------------------------------------------------------------

  /** Tell how events are shown; call it once while the board is being set up. */
  show(shows: Shows<G>): void {
    this.shows = shows;
  }

  /** Tell which acts of a seat are one movement with the one before: a walk, step by step. */
  joins(goesOn: (event: G["event"], before: G["event"]) => boolean): void {
    this.goesOn = goesOn;
  }

  get log(): LogLine[] {
    return this.book.lines;
  }

  /** Do one action, or several small ones as one answer: all of them or none. */
  async act(...steps: (Action<G["choice"]> | number)[]): Promise<boolean> {
    if (!steps.length || this.told) return false;
    this.dismiss();
    this.told = true;
    this.underway = steps;
    const slow = setTimeout(() => (this.sending = true), SLOW);
    try {
      const refusal = await this.wire.act(
        steps.map((step) => (typeof step === "number" ? step : step.id)),
        this.position,
      );
      if (refusal?.words) this.say(refusal);
      return !refusal;
    } finally {
      clearTimeout(slow);
      this.told = false;
      this.underway = [];
      this.sending = false;
    }
  }

  /** Keep what is being composed at this position, so that a reload of the page loses nothing; null: nothing. */
  compose(value: unknown): void {
    this.composing = value;
    if (this.place)
      keepDraft(`hand.${this.place}`, value === null ? null : { seat: this.seat, position: this.position, value });
  }

  /** What was being composed at this very position before the page was reloaded. */
  composed<T>(): T | null {
    const kept = this.place ? recallDraft<{ seat: number; position: number; value: T }>(`hand.${this.place}`) : null;
    return kept && kept.seat === this.seat && kept.position === this.position ? kept.value : null;
  }

  async undo(): Promise<void> {
    this.dismiss();
    const refusal = await this.wire.undo();
    if (refusal) this.say(refusal);
  }

  /** The view after some actions, from the table; null where it would show something. */
  preview(...steps: (Action<G["choice"]> | number)[]): Promise<G["view"] | null> {
    return this.wire.preview<G["view"]>(steps.map((step) => (typeof step === "number" ? step : step.id)));
  }

  /** Ask why something cannot be done and say it beside `element`, which shakes once; first what is `missing`. */
  async refuse(what: number | G["choice"], element?: Element, missing = ""): Promise<void> {
    const refusal = await this.wire.why(what);
    if (refusal) this.say({ ...refusal, words: [missing, refusal.words].filter(Boolean).join(" ") }, element);
  }

  /** A sentence beside something on the board. */
  say(refusal: Refusal, element?: Element): void {
    this.notes.show(refusal, element);
  }

  get note() {
    return this.notes.note;
  }

  dismiss(): void {
    this.notes.dismiss();
  }

  /** Show everything that is still to be shown at once. */
  skip(): void {
    if (this.showing) this.stage.skip();
  }

  // -- what the table does -------------------------------------------------------------------

  /** Which game lies here, and on which pack: its words are said to whoever sits at this desk. */
  open(game: string, figures: Figures): void {
    this.figures = figures;
    this.words = gameWords(game);
    this.words.listener = atTable.listener = this;
  }

  /** A view without a story: the page opens, somebody took a step back, another seat is unveiled. */
  set(update: Update<G>): void {
    this.queue = [];
    this.composing = null;
    if (this.showing) this.stage.skip();
    this.trace = update.events;
    this.traceBy = update.by;
    this.moment += 1;
    this.settle(update);
  }

  /** Something changed that is no act: an offer, a clock, a person who came. Waits its turn like an act. */
  renew(update: Update<G>): void {
    if (this.playing) this.queue.push(update);
    else this.settle(update);
  }

  /** Lines for the log that nothing on the board shows. */
  mention(by: number | null, events: Told[]): void {
    this.acts += 1;
    for (const told of events) this.book.write(told, by, this.acts);
  }

  /** What was said and done before the page opened. */
  remember(lines: Omit<LogLine, "id">[]): void {
    this.book.remember(lines);
    this.acts = Math.max(0, ...lines.map((line) => line.act));
  }

  /** An act with its events, to be shown after those before it. */
  receive(update: Update<G>): void {
    this.queue.push(update);
    if (!this.playing) void this.play();
  }

  private async play(): Promise<void> {
    this.playing = true;
    this.began = performance.now();
    while (this.queue.length) {
      if (this.queue.length > MOST_SHOWN) this.stage.skip();
      if (!this.stage.still) await this.perform(this.queue.shift()!);
      else {
        await this.catchUp();
        await this.stage.seen(); // an answer is on the screen before the next one is drawn
      }
    }
    this.stage.rested();
    this.playing = false;
    this.showing = false;
  }

  /** One act, event by event. */
  private async perform(update: Update<G>): Promise<void> {
    const moment = this.moment;
    this.showing = true;
    this.legal = [];
    this.acts += 1;
    if (update.events.length && !this.continues(update)) this.trace = [];
    for (const told of update.events) {
      if (settings.pace !== "calm" && performance.now() - this.began > LONGEST) this.stage.skip();
      this.scene = told;
      this.book.write(told, update.by, this.acts);
      await this.enact(told.event, this.view);
      if (this.moment !== moment) return; // another view was set meanwhile
      this.trace = [...this.trace, told];
    }
    this.conclude(update, this.queue.length > 0);
    const [next] = this.queue;
    if (update.events.length && update.by !== this.seat && !(next && this.continues(next))) await this.stage.rest(BEAT);
  }

  /** Nothing moves: whatever has happened is there at once, and the board is drawn a single time. */
  private async catchUp(): Promise<void> {
    const moment = this.moment;
    const acts: Update<G>[] = [];
    let view = this.drawn;
    while (this.queue.length) {
      const update = this.queue.shift()!;
      const rough = structuredClone(view);
      for (const { event } of update.events) await this.enact(event, rough);
      if (this.moment !== moment) return;
      view = update.view ?? view;
      acts.push(update);
    }
    for (const update of acts) {
      this.acts += 1;
      for (const told of update.events) this.book.write(told, update.by, this.acts);
      if (update.events.length) this.trace = this.continues(update) ? [...this.trace, ...update.events] : update.events;
      this.conclude(update, update !== acts.at(-1));
    }
  }

  /** Does an act go on with the movement whose trace is there? */
  private continues({ by, events }: Update<G>): boolean {
    const [before, next] = [this.trace.at(-1), events[0]];
    return !!before && !!next && by === this.traceBy && this.goesOn(next.event, before.event);
  }

  private async enact(event: G["event"], view: G["view"]): Promise<void> {
    const show = this.shows[event.kind as G["event"]["kind"]] as
      ((event: Kind, stage: Stage, view: G["view"]) => void | Promise<void>) | undefined;
    try {
      await show?.(event, this.stage, view);
    } catch (error) {
      console.error(`showing ${event.kind}`, error);
    }
  }

  private conclude(update: Update<G>, more: boolean): void {
    if (update.events.length) {
      this.traceBy = update.by;
      this.moment += 1;
    }
    if (update.by === this.seat) this.began = performance.now();
    this.settle(update, more);
  }

  private settle(update: Update<G>, more = false): void {
    this.scene = null;
    if (update.view !== null) {
      this.view = update.view;
      this.drawn = update.view;
    }
    this.outlook = update.outlook;
    this.position = update.position;
    if (this.composing !== null && !update.events.length) this.compose(this.composing); // somebody only spoke
    this.legal = more ? [] : update.legal;
    this.stage.settle();
    update.then?.();
  }
}

function has(value: object, wanted: object): boolean {
  const held = value as Record<string, unknown>;
  return Object.entries(wanted).every(([key, part]) => held[key] === part);
}
