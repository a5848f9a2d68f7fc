/** A line that is tried from a moment: the board comes alive on a copy, and the bots answer. */
import { STILL } from "../../desk/still";
import type { Refusal } from "../../desk/types";
import { refusalOf } from "../../net/api";
import { lineFrom } from "../../net/lookback";
import { now } from "../../net/steps";
import type { TriedLine } from "../../net/types";
import type { Past } from "./past.svelte";

export class Trial {
  /** Acts that were taken on the copy, of everybody. */
  acts = $state(0);
  /** The seat's own first act, to be judged when a moment is tried again. */
  first = $state<number | null>(null);
  /** Every seat's chance after each of one's own answers. */
  branch = $state.raw<number[][]>([]);
  over = $state(false);
  private done: [number, number][] = [];

  constructor(
    private readonly past: Past,
    private readonly table: string,
    readonly step: number,
    /** Tried anew: nothing is told of what was done and what would be better until there is an answer. */
    readonly again: boolean,
  ) {}

  async begin(actions: number[] = []): Promise<Refusal | null> {
    try {
      const line = await lineFrom(this.table, this.step, {});
      const { desk } = this.past;
      desk.past = false;
      desk.seat = line.seat;
      desk.own = true; // whoever tries a line plays the seat
      desk.sitters = desk.sitters.map((sitter) => ({ ...sitter, you: sitter.seat === line.seat }));
      desk.set({ ...STILL, ...now(line.sight), position: 0, then: () => this.arrive(line) });
      return actions.length ? await this.act(actions) : null;
    } catch (error) {
      return refusalOf(error);
    }
  }

  async act(actions: number[]): Promise<Refusal | null> {
    try {
      const line = await lineFrom(this.table, this.step, { done: this.done, actions });
      this.done = [...this.done, ...line.steps.map(({ actor, action }): [number, number] => [actor, action])];
      this.first ??= actions[0];
      line.steps.forEach(({ step }, index) => {
        const last = index === line.steps.length - 1;
        this.past.desk.receive({
          ...STILL,
          ...(last ? { ...now(line.sight), then: () => this.arrive(line) } : { view: step.view ?? null }),
          position: 0,
          by: step.seat,
          events: step.events,
        });
      });
      this.branch = [...this.branch, line.chances];
      return null;
    } catch (error) {
      return refusalOf(error);
    }
  }

  private arrive(line: TriedLine): void {
    const { desk } = this.past;
    this.acts = this.done.length;
    this.over = line.ending !== "";
    desk.awaited = line.awaited;
    desk.ended = "";
  }
}
