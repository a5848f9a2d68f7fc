/** Somebody on the way through a lesson: the position, what was answered, and what was said to it. */
import { Desk } from "../../desk/desk.svelte";
import { STILL } from "../../desk/still";
import type { Action, Kind, Refusal, Update } from "../../desk/types";
import { messageOf, refusalOf, whyNot } from "../../net/api";
import { lessonAnswer, lessonOutline, lessonPosition, lessonWhy, sitter } from "../../net/lessons";
import { now } from "../../net/steps";
import type * as api from "../../net/types";
import { keepProgress, NOTHING, progressIn, tookMore, type Progress } from "./progress";

const NAMES_THE_RULE = 2; // answers that were not the best, after which the hint names the rule
export const SHOWS = 3; // after which being shown is what one wants most
const SLOW = 300; // milliseconds after which it is said that the answer is being thought about

export class LessonWalk {
  outline = $state.raw<api.LessonOutline | null>(null);
  position = $state.raw<api.LessonPosition | null>(null);
  reply = $state.raw<api.LessonReply | null>(null);
  /** The answer was shown, not found. */
  shown = $state(false);
  /** A hint was asked for. */
  hinted = $state(false);
  thinking = $state(false);
  /** Answers that the board has no place for, by name: on a phone they are listed. */
  unmarked = $state.raw<string[]>([]);
  /** Which frame of what happens then is large. */
  frame = $state(0);
  progress = $state.raw<Progress>(NOTHING);
  problem = $state("");
  readonly desk: Desk;
  private actions: number[] = [];

  constructor(
    readonly game: string,
    readonly lesson: string,
  ) {
    this.desk = new Desk({
      act: (actions) => this.answer([...this.actions, ...actions]),
      undo: () => this.answer(this.actions.slice(0, -1)),
      why: (what) => this.why(what),
    });
    this.progress = progressIn(game, lesson);
    void this.begin();
  }

  get positions(): string[] {
    return this.outline?.positions ?? [];
  }

  get at(): number {
    return this.progress.at;
  }

  get name(): string {
    return this.positions[this.at] ?? "";
  }

  get ended(): boolean {
    return this.outline !== null && this.at >= this.positions.length;
  }

  get best(): boolean {
    return this.reply?.verdict.grade === "best";
  }

  /** Answers to this position that were not the best. */
  get misses(): number {
    const tries = this.progress.tries[this.name] ?? 0;
    return this.best && !this.shown ? tries - 1 : tries;
  }

  get namesRule(): boolean {
    return this.misses >= NAMES_THE_RULE;
  }

  get tookMore(): string[] {
    return tookMore(this.progress, this.positions);
  }

  /** To a position; beyond the last one is the end. */
  async goTo(at: number): Promise<void> {
    this.keep({ ...this.progress, at: Math.max(0, Math.min(this.positions.length, at)) });
    await this.open();
  }

  /** On from a position, answered as it may be. */
  async goOn(): Promise<void> {
    this.keep({ ...this.progress, done: withName(this.progress.done, this.name) });
    await this.goTo(this.at + 1);
  }

  async startOver(): Promise<void> {
    this.keep(NOTHING);
    await this.open();
  }

  /** The same position, to be answered anew. */
  again(): void {
    this.actions = [];
    this.reply = null;
    this.shown = false;
    this.desk.past = false;
    if (this.position) this.set(this.position.sight);
  }

  /** The best answer, with all that follows it. */
  async show(): Promise<void> {
    this.again();
    this.shown = true;
    const refusal = await this.answer(null);
    if (refusal) this.problem = refusal.words;
  }

  choose(listed: api.ListedAnswer): void {
    if (!this.reply) void this.desk.act(...listed.actions);
  }

  /** One frame of what happens then, large on the board. */
  look(number: number): void {
    const frame = this.reply?.frames[number];
    if (!frame) return;
    this.frame = number;
    const view = frame.steps.findLast((step) => step.view)?.view ?? null;
    if (view) this.desk.set({ ...STILL, position: number, view: structuredClone(view) });
  }

  private async begin(): Promise<void> {
    try {
      this.outline = await lessonOutline(this.game, this.lesson);
      this.desk.open(this.game, this.outline.figures);
      await this.open();
    } catch (error) {
      this.problem = messageOf(error);
    }
  }

  private async open(): Promise<void> {
    this.hinted = false;
    this.position = null;
    this.reply = null;
    if (this.ended) return;
    try {
      const asked = await lessonPosition(this.game, this.lesson, this.name);
      this.desk.seat = asked.sight.seat;
      this.desk.sitters = asked.seats.map((seat) => sitter(this.game, seat, asked.sight.seat));
      this.position = asked;
      this.again();
    } catch (error) {
      this.problem = messageOf(error);
    }
  }

  private async answer(actions: number[] | null): Promise<Refusal | null> {
    const slow = setTimeout(() => (this.thinking = true), SLOW);
    try {
      const answered = await lessonAnswer(this.game, this.lesson, this.name, actions);
      this.take(answered);
      return null;
    } catch (error) {
      return refusalOf(error);
    } finally {
      clearTimeout(slow);
      this.thinking = false;
    }
  }

  private take(answered: api.LessonAnswered): void {
    const before = this.actions.length;
    this.actions = answered.actions;
    const fresh = answered.steps.slice(before);
    const { reply, sight } = answered;
    if (!fresh.length) return this.set(sight);
    fresh.forEach((step, index) => {
      const last = index === fresh.length - 1;
      const update: Update = {
        position: step.position,
        by: step.seat,
        events: step.events,
        view: step.view ?? null,
        legal: last ? (sight.actions as Action[]) : [],
        outlook: now(sight).outlook,
      };
      if (last) update.then = () => this.arrive(sight, reply);
      this.desk.receive(update);
    });
  }

  private arrive(sight: api.Sight, reply: api.LessonReply | null): void {
    this.desk.canUndo = sight.undo !== null;
    if (!reply) return;
    this.desk.past = true;
    this.desk.awaited = [];
    this.frame = 0;
    this.reply = reply;
    const tries = { ...this.progress.tries };
    const { done } = this.progress;
    if (!done.includes(this.name))
      tries[this.name] = (tries[this.name] ?? 0) + (this.shown && !tries[this.name] ? 2 : 1);
    this.keep({ ...this.progress, tries, done: this.best ? withName(done, this.name) : done });
  }

  private async why(what: number | Kind): Promise<Refusal | null> {
    try {
      const why = await lessonWhy(this.game, this.lesson, this.name, this.actions, what);
      return why.legal ? null : await whyNot(why);
    } catch (error) {
      return refusalOf(error);
    }
  }

  private set(sight: api.Sight): void {
    this.desk.awaited = this.position?.seats.filter(({ asked }) => asked).map(({ seat }) => seat) ?? [];
    this.desk.canUndo = sight.undo !== null;
    this.desk.set({ by: null, events: [], ...now(sight), view: structuredClone(sight.view) });
  }

  private keep(progress: Progress): void {
    this.progress = progress;
    keepProgress(this.game, this.lesson, progress);
  }
}

const withName = (names: string[], name: string): string[] => (names.includes(name) ? names : [...names, name]);
