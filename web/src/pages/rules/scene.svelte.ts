/** A position of the rules on the game's own board, and the acts that are played from it. */
import { Desk } from "../../desk/desk.svelte";
import { SEATED, SILENT, STILL } from "../../desk/still";
import type { Update } from "../../desk/types";
import type { SceneInfo } from "../../net/types";
import type { Figures } from "../../words/fluent";
import { gameWords } from "../../words/games.svelte";
import { called } from "../../words/say";

export class Scene {
  /** How many acts have been shown. */
  at = $state(0);
  readonly desk = new Desk(SILENT);

  constructor(
    private readonly game: string,
    private readonly figures: Figures,
    readonly info: SceneInfo,
  ) {
    this.desk.past = true;
    this.desk.seat = info.seat;
    this.desk.sitters = info.seats.map((name, seat) => ({
      ...SEATED,
      seat,
      name: called(game, name),
      called: called(game, name),
      kind: "bot",
      you: seat === info.seat,
    }));
    this.speak();
    this.desk.set(this.update(0));
  }

  /** The game's sentences are said to whoever sits at one desk: this one now. */
  speak(): void {
    this.desk.open(this.game, this.figures);
  }

  get count(): number {
    return this.info.steps.length;
  }

  /** What an act came to, in a sentence. */
  said(act: number): string {
    const words = gameWords(this.game);
    return this.info.steps[act].events
      .map(({ event }) => words.event(event, this.desk))
      .filter(Boolean)
      .join(" ");
  }

  go(at: number): void {
    const target = Math.max(0, Math.min(this.count, at));
    const next = target === this.at + 1;
    this.at = target;
    this.speak();
    this.desk.skip();
    if (next) this.desk.receive(this.update(target));
    else this.desk.set(this.update(target));
  }

  private update(at: number): Update {
    const step = at ? this.info.steps[at - 1] : null;
    return {
      ...STILL,
      position: at,
      by: step?.seat ?? null,
      events: step?.events.filter((told) => told.of === "game") ?? [],
      view: structuredClone(step ? (step.view ?? this.info.view) : this.info.view),
    };
  }
}
