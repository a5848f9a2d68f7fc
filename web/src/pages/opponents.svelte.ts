/** With whom a game of the first page is played: what was chosen last is chosen again. */
import { LEVELS } from "../games/facts";
import { keep, recall } from "../kit/storage";
import { isSolo, rememberPlayers, usualPlayers, type Level } from "./start";

export class Opponents {
  /** Alone there is no bot, and so no level: the two are one choice. */
  level = $state<Level>("medium");
  hints = $state(false);
  private several = $state(0);

  constructor(private readonly game: string) {
    const first: Level = isSolo(game) ? "solo" : "medium";
    const kept = recall(`level.${game}`);
    this.level = [first, ...LEVELS].find((one) => one === kept) ?? first;
    this.several = usualPlayers(game);
    this.hints = recall(`hints.${game}`) === "on";
  }

  get players(): number {
    return this.level === "solo" ? 1 : this.several;
  }

  choose(level: Level): void {
    this.level = level;
    keep(`level.${this.game}`, level);
  }

  seat(count: number): void {
    if (count === 1) return this.choose("solo");
    this.several = count;
    rememberPlayers(this.game, count);
    if (this.level === "solo") this.choose("medium");
  }

  help(on: boolean): void {
    this.hints = on;
    keep(`hints.${this.game}`, on ? "on" : "off");
  }
}
