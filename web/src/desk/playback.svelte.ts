/** What happened is shown one act after the other, event by event, each as the board shows its kind. */
import type { Log } from "./log.svelte";
import { settings } from "./settings.svelte";
import type { Stage } from "./stage";
import type { AnyGame, GameTypes, Kind, Of, Told, Update } from "./types";

/** How a board shows the kinds of event it knows; one it does not know only appears in the log. */
export type Shows<G extends GameTypes> = {
  [K in G["event"]["kind"]]?: (event: Of<G["event"], K>, stage: Stage, view: G["view"]) => void | Promise<void>;
};

export const BEAT = 420; // after an act of somebody else, so that the eye can follow
export const LONGEST = 4000; // nobody waits longer for their next decision, unless they want it calm
export const QUICK = 2.2; // times as fast as calm
const MOST_SHOWN = 24; // of a long absence only so many acts are played; the log has them all

/** Before whom it is shown: the desk, as far as showing needs to know it. */
interface Viewer<G extends GameTypes> {
  view(): G["view"];
  seat(): number | null;
  /** While something is shown nothing can be chosen. */
  hold(): void;
  /** Everything of an act has been shown: this is so now, and more may follow at once. */
  settle(update: Update<G>, more: boolean): void;
}

export class Playback<G extends GameTypes = AnyGame> {
  /** The events of the last act, for its trace; empty after an undo and when the page opens. */
  trace = $state.raw<Told<G["event"]>[]>([]);
  traceBy = $state.raw<number | null>(null);
  /** The event that is being shown now. */
  scene = $state.raw<Told<G["event"]> | null>(null);
  /** Events are being shown, one after the other; never while nothing moves. */
  showing = $state(false);
  /** Another number after everything that happened: what is in hand belongs to one moment. */
  moment = $state(0);
  shows: Shows<G> = {};
  /** Which acts of a seat are one movement with the one before. */
  goesOn: (event: G["event"], before: G["event"]) => boolean = () => false;

  private queue: Update<G>[] = [];
  private playing = false;
  private began = 0; // when somebody began to wait, for the stage
  private drawn: G["view"] = null; // the last true view, as it came
  private acts = 0; // told so far

  constructor(
    private readonly viewer: Viewer<G>,
    private readonly stage: Stage,
    private readonly book: Log,
  ) {}

  /** A view without a story takes the place of whatever is being shown. */
  set(update: Update<G>): void {
    this.queue = [];
    if (this.showing) this.stage.skip();
    this.trace = update.events;
    this.traceBy = update.by;
    this.moment += 1;
    this.settle(update, false);
  }

  /** What is no act waits its turn like one. */
  renew(update: Update<G>): void {
    if (this.playing) this.queue.push(update);
    else this.settle(update, false);
  }

  receive(update: Update<G>): void {
    this.queue.push(update);
    if (!this.playing) void this.play();
  }

  /** Lines for the log that nothing on the board shows. */
  mention(by: number | null, events: Told[]): void {
    this.acts += 1;
    for (const told of events) this.book.write(told, by, this.acts);
  }

  /** So many acts were told before the page opened. */
  countFrom(acts: number): void {
    this.acts = acts;
  }

  skip(): void {
    if (this.showing) this.stage.skip();
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
    this.viewer.hold();
    this.acts += 1;
    if (update.events.length && !this.continues(update)) this.trace = [];
    for (const told of update.events) {
      if (settings.pace !== "calm" && performance.now() - this.began > LONGEST) this.stage.skip();
      this.scene = told;
      this.book.write(told, update.by, this.acts);
      await this.enact(told.event, this.viewer.view());
      if (this.moment !== moment) return; // another view was set meanwhile
      this.trace = [...this.trace, told];
    }
    this.conclude(update, this.queue.length > 0);
    const [next] = this.queue;
    if (update.events.length && update.by !== this.viewer.seat() && !(next && this.continues(next)))
      await this.stage.rest(BEAT);
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
    if (update.by === this.viewer.seat()) this.began = performance.now();
    this.settle(update, more);
  }

  private settle(update: Update<G>, more: boolean): void {
    this.scene = null;
    this.drawn = update.view ?? this.drawn;
    this.viewer.settle(update, more);
    this.stage.settle();
    update.then?.();
  }
}
