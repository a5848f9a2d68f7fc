/** A finished game as it is being judged: asked for while somebody looks, told as it comes. */
import { messageOf } from "../../net/api";
import { beginJudging, lookAtJudgement, stopJudging } from "../../net/lookback";
import type { CostlyChoice, JudgedMoment, Judgement } from "../../net/types";

const AGAIN = 1000;

export class Judging {
  now = $state.raw<Judgement | null>(null);
  problem = $state("");
  private timer = 0;
  private gone = false;

  constructor(readonly table: string) {}

  /** Begin, or go on where it was left. */
  async begin(): Promise<void> {
    this.problem = "";
    await this.hear(() => beginJudging(this.table));
  }

  /** Nobody looks any more: what is done stays. */
  leave(): void {
    this.gone = true;
    clearTimeout(this.timer);
    if (this.now?.status === "judging") void stopJudging(this.table).catch(() => {});
  }

  private async hear(ask: () => Promise<Judgement>): Promise<void> {
    try {
      this.now = await ask();
    } catch (error) {
      this.problem = messageOf(error);
      return;
    }
    if (!this.gone && this.now.status === "judging")
      this.timer = window.setTimeout(() => void this.hear(() => lookAtJudgement(this.table)), AGAIN);
  }

  get moments(): JudgedMoment[] {
    return this.now?.moments ?? [];
  }

  get ready(): boolean {
    return this.now?.status === "ready";
  }

  /** The costly choices of a seat, the costliest first. */
  costlyOf(seat: number): CostlyChoice[] {
    return (this.now?.costly ?? []).filter((choice) => choice.seat === seat);
  }

  /** The chances at a step: those of the last moment at or before it, at the end how it came out. */
  chancesAt(step: number, last: number): number[] | null {
    if (step >= last && this.now?.final.length) return this.now.final;
    return this.moments.findLast((moment) => moment.step <= step)?.chances ?? this.moments[0]?.chances ?? null;
  }
}

/** How high a chance stands: an even share is in the middle, whatever the number of seats. */
export function heightOf(chance: number, seats: number): number {
  return seats < 2 ? chance : chance ** (Math.log(0.5) / Math.log(1 / seats));
}

export const percent = (share: number | null | undefined): number => Math.round(100 * (share ?? 0));
