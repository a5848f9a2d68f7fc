/** Runs: those there are, the one that is shown, and what the original is known for. */
import { keep, recall } from "../kit/storage";
import { messageOf } from "../net/api";
import type { OwnRuns, RunWithFigures, TrialFigures, WorkshopForm } from "../net/types";
import { begin, events, original, oneRun, ownRuns, resume, stop, type Conditions } from "./api";
import type { Draft } from "./draft.svelte";

export class Trials {
  own = $state.raw<OwnRuns | null>(null);
  run = $state.raw<RunWithFigures | null>(null);
  original = $state.raw<TrialFigures | null>(null);
  how = $state.raw<Conditions>({ options: {}, bot: "", games: 0 });
  problem = $state("");
  busy = $state(false);
  private stream: EventSource | null = null;

  constructor(
    readonly form: WorkshopForm,
    private readonly draft: Draft,
  ) {
    this.how = this.usual();
    void this.refresh(true);
    void this.measureOriginal();
  }

  get isOpen(): boolean {
    return this.run?.state === "waiting" || this.run?.state === "running";
  }

  /** Is the run that is shown of the numbers as they stand now, under the conditions as they stand? */
  get isCurrent(): boolean {
    return this.run !== null && this.sameAsNow(this.run);
  }

  /** What is drawn: the run that is shown, or the original alone. */
  get figures(): TrialFigures | null {
    return this.run?.figures ?? this.original;
  }

  private sameAsNow(run: Pick<RunWithFigures, "hash" | "bot" | "games" | "options">): boolean {
    const alike = Object.entries(this.how.options).every(([name, value]) => run.options[name] === value);
    return run.hash === this.draft.seen?.hash && run.bot === this.how.bot && run.games === this.how.games && alike;
  }

  /** A run of these very numbers that is there already. */
  get found(): string | null {
    return this.own?.runs.find((run) => run.state !== "failed" && this.sameAsNow(run))?.id ?? null;
  }

  choose(how: Partial<Conditions>): void {
    this.how = { ...this.how, ...how };
    keep(`workshop.how.${this.form.game}`, JSON.stringify(this.how));
    void this.measureOriginal();
  }

  async begin(): Promise<void> {
    await this.trying(async () => {
      const { name, values } = this.draft;
      this.show(await begin(this.form.game, name, values, this.how));
    });
    await this.refresh();
  }

  async stop(id: string): Promise<void> {
    await this.trying(async () => this.take(await stop(id)));
    await this.refresh();
  }

  async goOn(id: string): Promise<void> {
    await this.trying(async () => this.show(await resume(id)));
    await this.refresh();
  }

  async open(id: string): Promise<void> {
    await this.trying(async () => this.show(await oneRun(id)));
  }

  /** Watch a run for as long as it is played. */
  private show(run: RunWithFigures): void {
    this.close();
    this.look(run);
    if (!this.isOpen) return;
    const stream = (this.stream = events(run.id));
    stream.onmessage = ({ data }) => this.take(JSON.parse(data) as RunWithFigures);
  }

  private look(run: RunWithFigures): void {
    this.run = run;
    const paths = run.figures?.unweighed ?? [];
    this.draft.unweighed = Object.fromEntries(paths.map((path) => [path, run.values[path]]));
  }

  private take(run: RunWithFigures): void {
    if (this.run?.id !== run.id) return;
    this.look(run);
    if (this.isOpen) return;
    this.close();
    void this.refresh();
    void this.measureOriginal();
  }

  private async trying(act: () => Promise<void>): Promise<void> {
    this.problem = "";
    this.busy = true;
    try {
      await act();
    } catch (error) {
      this.problem = messageOf(error);
    } finally {
      this.busy = false;
    }
  }

  /** The own runs; at first the latest of this game is shown. */
  async refresh(first = false): Promise<void> {
    this.own = await ownRuns().catch(() => this.own);
    const latest = this.own?.runs.find((run) => run.game === this.form.game);
    if (first && latest && !this.run) await this.open(latest.id);
  }

  private async measureOriginal(): Promise<void> {
    const how = this.how;
    const known = await original(this.form.game, how).catch(() => null);
    if (how === this.how) this.original = known?.figures ?? null;
  }

  close(): void {
    this.stream?.close();
    this.stream = null;
  }

  private usual(): Conditions {
    const { options, bots, games } = this.form;
    let kept: Partial<Conditions> = {};
    try {
      kept = JSON.parse(recall(`workshop.how.${this.form.game}`) ?? "{}") as Partial<Conditions>;
    } catch {
      // What cannot be read was never kept.
    }
    const chosen = options.map(({ name, choices, default: usual }) => {
      const last = kept.options?.[name];
      return [name, last !== undefined && choices.includes(last) ? last : usual] as const;
    });
    return {
      options: Object.fromEntries(chosen),
      bot: kept.bot && bots.includes(kept.bot) ? kept.bot : bots[0],
      games: kept.games && games.includes(kept.games) ? kept.games : 1000,
    };
  }
}
