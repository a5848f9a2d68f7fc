/** A game that is gone through again: its story, its boards as they are needed, and where in it one is. */
import { Desk } from "../../desk/desk.svelte";
import { SILENT, STILL } from "../../desk/still";
import { NO_OUTLOOK, type Update } from "../../desk/types";
import { boards, look, messageOf, story } from "../../net/api";
import type { Seen } from "../seen.svelte";
import { sittersOf } from "../../net/steps";
import type * as api from "../../net/types";
import { Boards, type Source } from "./boards";
import { Trial } from "./trial.svelte";

const TICK = 100;
const REST = 650; // between two steps that are played, besides what the stage takes

export const served = (table: string): Source => ({
  table: () => look(table),
  story: (seat) => story(table, seat),
  boards: (first, most, seat) => boards(table, first, most, seat),
});

export const filed = (file: Seen): Source => ({
  table: async () => file,
  story: async () => file.story,
  boards: async (first, most) => ({ first, boards: file.boards.slice(first, first + most) }),
});

export class Past {
  story = $state.raw<api.Story | null>(null);
  envelope = $state.raw<api.Envelope | null>(null);
  /** The step that is shown, from 0. */
  at = $state(0);
  playing = $state(false);
  problem = $state("");
  /** A line that is tried from this moment, on a copy. */
  trial = $state.raw<Trial | null>(null);
  /** A choice that is drawn on the board as if it had been made. */
  imagined = $state.raw<api.AssessedMove | null>(null);
  readonly desk = new Desk({
    ...SILENT,
    act: (actions) => this.trial?.act(actions) ?? Promise.resolve(null),
  });

  private boards: Boards | null = null;
  private wanted = 0;
  private timer = 0;
  private rested = 0;

  constructor(private readonly source: Source) {
    this.desk.past = true;
  }

  get steps(): api.StoryStep[] {
    return this.story?.steps ?? [];
  }

  get last(): number {
    return this.steps.length - 1;
  }

  /** What happened in a step, in a sentence. */
  wordsOf(step: api.StoryStep): string {
    return step.events
      .map((told) => this.desk.tell(told))
      .filter(Boolean)
      .join(" ");
  }

  /** The game through some eyes (null: one's own), at a mark, "" for the last moment. */
  async open(seat: number | null, mark: string): Promise<void> {
    this.pause();
    try {
      const [{ envelope, figures }, found] = await Promise.all([this.source.table(), this.source.story(seat)]);
      this.desk.open(envelope.game, figures);
      this.boards = new Boards(this.source, seat);
      this.envelope = envelope;
      this.story = found;
      this.seat(envelope);
      if (found.steps.length) await this.go(mark ? nearest(found.steps, mark) : this.last);
    } catch (error) {
      this.problem = messageOf(error);
    }
  }

  /** The same moment through other eyes. */
  async see(seat: number | null): Promise<void> {
    await this.open(seat, this.steps[this.at]?.mark ?? "");
  }

  /** Show a step; one step on is played with its events, anything else is simply there. */
  async go(index: number): Promise<void> {
    const target = Math.max(0, Math.min(this.last, index));
    const before = this.at;
    const wanted = (this.wanted += 1);
    this.at = target;
    this.imagined = null;
    const board = await this.board(target);
    await this.quiet();
    if (wanted !== this.wanted || !board) return;
    const update = this.update(target, board);
    if (target === before + 1 && this.desk.view) this.desk.receive(update);
    else {
      this.desk.remember(this.linesUpTo(target));
      this.desk.set(update);
    }
    this.rested = performance.now();
  }

  /** Draw a choice as if it had been made: the board as it would be, with the trace of it; null: as it was. */
  async imagine(move: api.AssessedMove | null, seat: number | null = null): Promise<void> {
    if (this.trial || move === this.imagined || this.playing) return;
    const at = this.at;
    const board = await this.board(at);
    if (this.trial || at !== this.at || !board) return;
    this.imagined = move?.after ? move : null;
    await this.quiet();
    const shown = this.update(at, board);
    if (!this.imagined) return this.desk.set(shown);
    const events = this.imagined.effects.map((event) => ({ of: "game" as const, event }));
    this.desk.set({ ...shown, view: this.imagined.after ?? shown.view, by: seat, events });
  }

  /** Let the board come alive on a copy of the game at this moment. */
  async tryFrom(table: string, again: boolean, actions: number[] = []): Promise<void> {
    this.pause();
    this.imagined = null;
    const trial = new Trial(this, table, this.at, again);
    await this.quiet();
    this.trial = trial;
    const refusal = await trial.begin(actions);
    if (!refusal) return;
    await this.backToGame();
    this.desk.say(refusal);
  }

  /** The line ends; the game is shown at the moment that it began at. */
  async backToGame(): Promise<void> {
    const step = this.trial?.step ?? this.at;
    this.trial = null;
    this.desk.past = true;
    if (this.envelope) this.seat(this.envelope);
    await this.go(step);
  }

  private seat(envelope: api.Envelope): void {
    const eyes = this.story?.seat ?? null;
    this.desk.seat = eyes;
    this.desk.own = eyes !== null && envelope.you.seats.includes(eyes);
    // Who is here now says nothing of then.
    this.desk.sitters = sittersOf(envelope, 0).map((sitter) => ({ ...sitter, here: true, clock: null }));
  }

  /** What had happened by then, as the log would have it. */
  private linesUpTo(index: number) {
    const told = this.steps.slice(0, index + 1);
    return told.flatMap(({ seat, events }, act) => events.map((one) => ({ by: seat, told: one, act })));
  }

  /** To the key moment before or after this one. */
  jump(by: 1 | -1, moments: number[] = this.story?.key ?? []): void {
    const next = by > 0 ? moments.find((index) => index > this.at) : moments.findLast((index) => index < this.at);
    void this.go(next ?? (by > 0 ? this.last : 0));
  }

  play(): void {
    if (this.at >= this.last) void this.go(0);
    this.playing = true;
    clearInterval(this.timer);
    this.timer = window.setInterval(() => this.tick(), TICK);
  }

  pause(): void {
    this.playing = false;
    clearInterval(this.timer);
  }

  private tick(): void {
    if (this.desk.showing || performance.now() - this.rested < REST) return;
    if (this.at >= this.last) this.pause();
    else {
      this.rested = Infinity; // until the step is there
      void this.go(this.at + 1);
    }
  }

  /** What was being shown ends at once. */
  private async quiet(): Promise<void> {
    while (this.desk.showing) {
      this.desk.skip();
      await new Promise(requestAnimationFrame);
    }
  }

  private update(index: number, board: api.Board): Update {
    const step = this.steps[index];
    const over = index === this.last && this.envelope?.ending;
    return {
      ...STILL,
      position: index,
      by: step.seat,
      events: step.events.filter((told) => told.of === "game"),
      view: board.view,
      outlook: { ...NO_OUTLOOK, forecasts: board.forecasts, score: board.score },
      then: () => {
        this.desk.awaited = board.awaited;
        this.desk.ended = over ? over.how : "";
        this.desk.endedBy = over ? over.seat : null;
        this.desk.results = over ? over.result : [];
      },
    };
  }

  private async board(index: number): Promise<api.Board | undefined> {
    try {
      return await this.boards?.at(index, this.last);
    } catch (error) {
      this.problem = messageOf(error);
    }
  }
}

/** The last step at or before a mark, whoever's mark it is. */
export function nearest(steps: { mark: string }[], mark: string): number {
  const target = parsed(mark);
  return Math.max(
    0,
    steps.findLastIndex((step) => compare(parsed(step.mark), target) <= 0),
  );
}

const parsed = (mark: string): [number, number] => {
  const [shared, further] = mark.split(".");
  return [Number(shared) || 0, Number(further) || 0];
};
const compare = (a: [number, number], b: [number, number]) => a[0] - b[0] || a[1] - b[1];
