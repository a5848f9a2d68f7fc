/**
 * What lies before one seat (or a spectator): the view, what may be done, what is coming, who is awaited.
 * A board draws it, tells it what the person chose, and shows its events. web/README.md is the contract.
 */
import type { AnyTerm, Bargained, Command, DealsInfo } from "../net/types";
import type { Figures, Listener } from "../words/fluent";
import { gameWords, tableWords, type GameWords } from "../words/games.svelte";
import { keepDraft, recallDraft } from "./draft.svelte";
import { Log } from "./log.svelte";
import { Notes } from "./notes.svelte";
import { Playback, QUICK, type Shows } from "./playback.svelte";
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
import { Underway } from "./underway.svelte";

const atTable = tableWords();

export class Desk<G extends GameTypes = AnyGame> {
  /** What the board draws. While events are shown it is the view before them, and the shows may change it. */
  view = $state<G["view"]>(null);
  /** The seat this is seen from; null for a spectator. */
  seat = $state<number | null>(null);
  /** It is the person's own seat; else the game is only seen through its eyes, and nobody is "you". */
  own = $state(true);
  /** What this seat may do, once everything that happened has been shown. */
  legal = $state.raw<Action<G["choice"]>[]>([]);
  outlook = $state.raw<Outlook<G>>(NO_OUTLOOK);
  sitters = $state.raw<Sitter[]>([]);
  /** Numbers of the pack, as sentences name them. */
  figures = $state.raw<Figures>({});
  /** Seats whose answer is awaited. */
  awaited = $state.raw<number[]>([]);
  results = $state.raw<Result[]>([]);
  /** How the game ended: "" while it runs. */
  ended = $state("");
  /** Whose resignation or forfeit ended it. */
  endedBy = $state<number | null>(null);
  canUndo = $state(false);
  /** Deals as this seat may know them, where the game has some. */
  deals = $state.raw<DealsInfo | null>(null);
  paused = $state(false);
  /** What the ask bar says while nothing can be chosen, where that is not for the game to say. */
  waits = $state("");
  /** This is a past position: nothing can be done, and the page has a scrubber instead of the ask bar. */
  past = $state(false);

  /** What the game says, to whoever sits here. */
  words = $state.raw<GameWords | null>(null);

  readonly stage = new Stage(() => ({ still: settings.still, speed: settings.pace === "quick" ? QUICK : 1 }));
  private readonly underway = new Underway<Action<G["choice"]> | number>();
  private readonly notes = new Notes();
  private readonly book = new Log();
  private readonly playback: Playback<G>;
  // One text, so that what is said changes only when somebody is called otherwise.
  private readonly names = $derived(this.sitters.map((sitter) => sitter.name).join("\n"));
  private position = 0;
  private composing: unknown = null;

  /** `place` says where it stands: what is being composed there is kept by it over a reload of the page. */
  constructor(
    private readonly wire: Wire,
    private readonly place = "",
  ) {
    const viewer = {
      view: () => this.view,
      seat: () => this.seat,
      hold: () => (this.legal = []),
      settle: (update: Update<G>, more: boolean) => this.settle(update, more),
    };
    this.playback = new Playback<G>(viewer, this.stage, this.book);
  }

  // -- what a board asks ---------------------------------------------------------------------

  /** It is for this seat to choose, and everything has been shown. */
  get yours(): boolean {
    const away = this.sending && !this.lost; // what only waits for the line can still be seen and dropped
    return this.legal.length > 0 && !this.showing && !away && !this.paused && !this.ended;
  }

  /** The seat that is called "you", if one is. */
  get you(): number | null {
    return this.own ? this.seat : null;
  }

  /** The events of the last act, for its trace; empty after an undo and when the page opens. */
  get trace(): Told<G["event"]>[] {
    return this.playback.trace;
  }

  get traceBy(): number | null {
    return this.playback.traceBy;
  }

  /** The event that is being shown now. */
  get scene(): Told<G["event"]> | null {
    return this.playback.scene;
  }

  /** Events are being shown, one after the other; never while nothing moves. */
  get showing(): boolean {
    return this.playback.showing;
  }

  /** Another number after everything that happened: what is in hand belongs to one moment. */
  get moment(): number {
    return this.playback.moment;
  }

  /** How the table is reached; null where nothing lies between, as in a puzzle. */
  get connection(): Connection | null {
    return this.wire.line?.() ?? null;
  }

  get lost(): boolean {
    return this.connection?.lost ?? false;
  }

  /** An act is on its way to the table: what was clicked has been heard. */
  get told(): boolean {
    return this.underway.told;
  }

  /** An act has been on its way for so long that the person should know. */
  get sending(): boolean {
    return this.underway.sending;
  }

  /** What was done while the line is lost, in words: it is sent when the line is back. */
  get waiting(): string[] {
    if (!this.lost) return [];
    return this.underway.steps
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
    return this.words?.action(this.named(action.choice)) ?? "";
  }
  private named = $state.raw((choice: Kind): Kind => choice);

  // -- what a board does ---------------------------------------------------------------------

  /** Tell how events are shown; call it once while the board is being set up. */
  show(shows: Shows<G>): void {
    this.playback.shows = shows;
  }

  /** Tell what the places of a choice are called where the board prints no codes. */
  spells(named: (choice: Kind) => Kind): void {
    this.named = named;
  }

  /** Tell which acts of a seat are one movement with the one before: a walk, step by step. */
  joins(goesOn: (event: G["event"], before: G["event"]) => boolean): void {
    this.playback.goesOn = goesOn;
  }

  get log(): LogLine[] {
    return this.book.lines;
  }

  /** Do one action, or several small ones as one answer: all of them or none. */
  async act(...steps: (Action<G["choice"]> | number)[]): Promise<boolean> {
    if (!steps.length || this.told) return false;
    this.dismiss();
    const ids = steps.map((step) => (typeof step === "number" ? step : step.id));
    const refusal = await this.underway.send(steps, () => this.wire.act(ids, this.position));
    if (refusal?.words) this.say(refusal);
    return !refusal;
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

  /** Ask something of the table that is no act; a refusal is said beside `element`. */
  async command(command: Command, element?: Element): Promise<boolean> {
    const refusal = (await this.wire.command?.(command)) ?? null;
    if (refusal?.words) this.say(refusal, element);
    return !refusal;
  }

  /** What a deal with a seat would come to; null where nobody can say. */
  async bargain(to: number, terms: AnyTerm[]): Promise<Bargained | null> {
    return (await this.wire.bargain?.(to, terms)) ?? null;
  }

  /** What the table is called where drafts are kept. */
  get draftKey(): string {
    return this.place;
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
    this.playback.skip();
  }

  // -- what the table does -------------------------------------------------------------------

  /** Which game lies here, and on which pack: its words are said to whoever sits at this desk. */
  open(game: string, figures: Figures): void {
    this.figures = figures;
    this.words = gameWords(game);
    this.words.listener = atTable.listener = listenerAt(this);
  }

  /** A view without a story: the page opens, somebody took a step back, another seat is unveiled. */
  set(update: Update<G>): void {
    this.composing = null;
    this.playback.set(update);
  }

  /** Something changed that is no act: an offer, a clock, a person who came. Waits its turn like an act. */
  renew(update: Update<G>): void {
    this.playback.renew(update);
  }

  /** Lines for the log that nothing on the board shows. */
  mention(by: number | null, events: Told[]): void {
    this.playback.mention(by, events);
  }

  /** What was said and done before the page opened. */
  remember(lines: Omit<LogLine, "id">[]): void {
    this.book.remember(lines);
    this.playback.countFrom(Math.max(0, ...lines.map((line) => line.act)));
  }

  /** An act with its events, to be shown after those before it. */
  receive(update: Update<G>): void {
    this.playback.receive(update);
  }

  private settle(update: Update<G>, more: boolean): void {
    // The act itself may come before the table's word that it is done: what is asked then can be answered.
    if (this.told && update.by === this.seat && update.position > this.position) this.underway.arrived();
    if (update.view !== null) this.view = update.view;
    this.outlook = update.outlook;
    this.position = update.position;
    if (this.composing !== null && !update.events.length) this.compose(this.composing); // somebody only spoke
    this.legal = more ? [] : update.legal;
  }
}

const listenerAt = (desk: Desk): Listener => ({
  get seat() {
    return desk.you;
  },
  get figures() {
    return desk.figures;
  },
  name: (seat) => desk.name(seat),
});

function has(value: object, wanted: object): boolean {
  const held = value as Record<string, unknown>;
  return Object.entries(wanted).every(([key, part]) => held[key] === part);
}
