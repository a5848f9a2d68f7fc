/** A guided first game as this page follows it: the server checks every step and keeps nothing. */
import { Desk } from "../desk/desk.svelte";
import { NO_OUTLOOK, type Kind, type Outlook, type Refusal, type Update } from "../desk/types";
import { sitter } from "./lessons";
import { ask, whyNot } from "./api";
import type * as api from "./types";

export class LessonLine {
  /** The task, once everything before it has been shown. */
  state = $state.raw<api.LessonState | null>(null);
  /** The next task begins at a position of its own and waits until the learner has seen enough. */
  next = $state.raw<api.LessonState | null>(null);
  problem = $state("");
  readonly desk: Desk;
  private done: number[] = [];

  constructor(readonly game: string) {
    this.desk = new Desk({
      act: (actions) => this.act(actions),
      undo: () => this.undo(),
      why: (what) => this.why(what),
      preview: (actions) => this.preview(actions),
    });
    this.desk.guided = true;
    void this.begin();
  }

  /** From the first task. */
  async begin(): Promise<void> {
    this.done = [];
    await this.renew();
  }

  /** The same task again: in another language, or with something taken back. */
  async renew(): Promise<void> {
    try {
      const state = await this.send([]);
      this.next = null;
      this.desk.remember(state.steps.flatMap((step, act) => step.events.map((told) => ({ by: step.seat, told, act }))));
      this.enter(state);
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }

  /** On to the position where the next task begins. */
  go(): void {
    if (this.next) this.enter(this.next);
    this.next = null;
  }

  private async act(actions: number[]): Promise<Refusal | null> {
    try {
      const state = await this.send(actions);
      this.done = state.done;
      state.steps.forEach((step, index) =>
        this.desk.receive(this.update(state, step, index === state.steps.length - 1)),
      );
      return null;
    } catch (error) {
      return whyNot(error as Error);
    }
  }

  private async undo(): Promise<Refusal | null> {
    this.done = this.done.slice(0, -1);
    await this.renew();
    return null;
  }

  private async why(what: number | Kind): Promise<Refusal | null> {
    const asked = typeof what === "number" ? { action: what } : { choice: what };
    try {
      const why = await ask<api.Why>("POST", `/lessons/${this.game}/why`, { done: this.done, ...asked });
      return why.legal ? null : await whyNot(why);
    } catch (error) {
      return whyNot(error as Error);
    }
  }

  private async preview<View>(actions: number[]): Promise<View | null> {
    try {
      return (await ask<api.Preview>("POST", `/lessons/${this.game}/preview`, { done: this.done, actions }))
        .view as View;
    } catch {
      return null;
    }
  }

  private send(actions: number[]): Promise<api.LessonState> {
    return ask("POST", `/lessons/${this.game}`, { done: this.done, actions });
  }

  private update(state: api.LessonState, step: api.Step, last: boolean): Update {
    const shown = { by: step.seat, events: step.events, position: step.position };
    const here = last && !state.scene;
    if (here) return { ...shown, ...now(state), then: () => this.arrive(state) };
    return {
      ...shown,
      view: step.view ?? null,
      legal: [],
      outlook: NO_OUTLOOK,
      then: last ? () => (this.next = state) : undefined,
    };
  }

  private enter(state: api.LessonState): void {
    this.desk.open(state.game, state.figures);
    this.desk.seat = state.sight.seat;
    this.desk.sitters = state.seats.map((seat) => sitter(state.game, seat, state.sight.seat));
    this.desk.set({
      position: state.sight.position,
      by: null,
      events: [],
      ...now(state),
      then: () => this.arrive(state),
    });
  }

  private arrive(state: api.LessonState): void {
    this.state = state;
    this.desk.awaited = state.finished ? [] : state.awaited;
    this.desk.canUndo = state.sight.undo !== null;
  }
}

function now(state: api.LessonState): Pick<Update, "view" | "legal" | "outlook"> {
  const { view, actions, outlook, score } = state.sight;
  return { view, legal: actions, outlook: outlook ? (outlook as Outlook) : { ...NO_OUTLOOK, score } };
}
