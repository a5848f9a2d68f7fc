/** A puzzle on the board: what has been tried, what came of it, and the way to the next one. */
import { Desk } from "../../desk/desk.svelte";
import { SEATED, SILENT, STILL } from "../../desk/still";
import {
  NO_OUTLOOK,
  type Action,
  type Kind,
  type Outlook,
  type Refusal,
  type Told,
  type Update,
} from "../../desk/types";
import { anyPuzzle, messageOf, onePuzzle, puzzleSolution, puzzleWhy, refusalOf, tryLine, whyNot } from "../../net/api";
import type * as api from "../../net/types";

const AGAIN = 3000; // milliseconds until it is asked whether the game is solved now

export type Stand = "loading" | "solving" | "open" | "right" | "slow" | "wrong" | "won" | "shown";

export class Puzzling {
  puzzle = $state.raw<api.Puzzle | null>(null);
  lengths = $state.raw<number[]>([]);
  /** Plies that are asked for; null is any. */
  plies = $state<number | null>(null);
  stand = $state<Stand>("loading");
  /** Plies to the win from here. */
  left = $state(0);
  row = $state(0);
  problem = $state("");
  readonly desk: Desk;

  private line: number[] = [];
  private timer = 0;
  private gone = false;

  constructor(
    readonly game: string,
    names: () => [string, string],
  ) {
    this.desk = new Desk({
      act: (actions) => this.attempt(actions),
      undo: SILENT.undo,
      why: (what) => this.why(what),
    });
    this.desk.seat = 0;
    this.sit(names());
  }

  sit(names: [string, string]): void {
    this.desk.sitters = names.map((name, seat) => ({
      ...SEATED,
      seat,
      name,
      called: name,
      kind: seat ? ("bot" as const) : ("person" as const),
    }));
  }

  /** One by its number, or any of the length that is asked for. */
  async open(id: number | null): Promise<void> {
    clearTimeout(this.timer);
    try {
      const page = await anyPuzzle(this.game, this.plies, this.puzzle?.id ?? null);
      if (this.gone) return;
      this.lengths = page.lengths;
      if (page.status === "solving") {
        this.stand = "solving";
        this.timer = window.setTimeout(() => void this.open(id), AGAIN);
        return;
      }
      const puzzle = id === null ? page.puzzle : await onePuzzle(this.game, id);
      if (this.gone) return;
      this.puzzle = puzzle;
      this.again();
    } catch (error) {
      this.problem = messageOf(error);
    }
  }

  /** The puzzle from its first position. */
  again(): void {
    const puzzle = this.puzzle;
    if (!puzzle) return;
    this.line = [];
    this.desk.open(this.game, puzzle.figures);
    this.stand = "open";
    this.left = puzzle.plies;
    this.desk.ended = "";
    this.desk.results = [];
    this.desk.awaited = [0];
    this.desk.set(update(puzzle.view, null, [], puzzle.actions, puzzle.outlook));
  }

  /** The solution, move by move. */
  async show(): Promise<void> {
    const puzzle = this.puzzle;
    if (!puzzle) return;
    try {
      const steps = await puzzleSolution(this.game, puzzle.id);
      if (this.gone) return;
      this.again();
      this.stand = "shown";
      this.row = 0;
      this.desk.legal = [];
      for (const step of steps) this.desk.receive(update(step.view, step.seat, step.events));
    } catch (error) {
      this.problem = messageOf(error);
    }
  }

  close(): void {
    this.gone = true;
    clearTimeout(this.timer);
  }

  private async attempt(actions: number[]): Promise<Refusal | null> {
    const puzzle = this.puzzle!;
    try {
      const answer = await tryLine(this.game, puzzle.id, [...this.line, ...actions]);
      this.take(answer, actions);
      return null;
    } catch (error) {
      return refusalOf(error);
    }
  }

  private take(answer: api.PuzzleAnswer, actions: number[]): void {
    this.line = [...this.line, ...actions];
    this.left = answer.left;
    if (answer.verdict === "won") this.row += 1;
    if (answer.verdict === "slow" || answer.verdict === "wrong") this.row = 0;
    answer.steps.forEach((step, n) => {
      const last = n === answer.steps.length - 1;
      this.desk.receive({
        ...update(step.view, step.seat, step.events, last ? answer.actions : [], last ? answer.outlook : null),
        then: last ? () => (this.stand = answer.verdict) : undefined,
      });
    });
    this.desk.awaited = answer.verdict === "right" ? [0] : [];
  }

  private async why(what: number | Kind): Promise<Refusal | null> {
    const asked = typeof what === "number" ? { action: what } : { choice: what as api.AnyChoice };
    try {
      const why = await puzzleWhy(this.game, this.puzzle!.id, { actions: this.line, ...asked });
      return why.legal ? null : await whyNot(why);
    } catch (error) {
      return refusalOf(error);
    }
  }
}

function update(
  view: unknown,
  by: number | null,
  events: Told[],
  legal: Action[] = [],
  outlook: Outlook | null = null,
): Update {
  return { ...STILL, by, events, view, legal, outlook: outlook ?? NO_OUTLOOK };
}

/** Plies as moves of one's own: the first of a pair each time. */
export const ownMoves = (plies: number): number => Math.ceil(plies / 2);
