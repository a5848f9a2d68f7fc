/** What a run says, in sentences: the clear differences first, never that there is none. */
import { gameTitle } from "../games";
import type { Comparison, RunWithFigures, TrialFigures, WorkshopRun } from "../net/types";
import { capital } from "../words/fluent";
import type { GameWords } from "../words/games.svelte";
import { listed } from "../words/language.svelte";
import { percent, say, written } from "./words";

export type Verdict = Comparison["verdict"];

const MOST = 4;
const ORDER: Verdict[] = ["beyond", "perhaps", "none", "unknown"];

export interface Sentence {
  verdict: Verdict;
  text: string;
}

/** What a measure is about, as the game calls it. */
export function about(one: Comparison, book: GameWords): string {
  if (one.kind === "ending") return capital(book.name("ending", one.of));
  if (one.kind === "source") return book.name("source", one.of);
  return one.kind === "seat" ? say("seat-number", { seat: Number(one.of) }) : "";
}

export const amount = (one: Comparison, value: number): string => (one.share ? percent(value) : written(value));

/** Variant and original with as many digits as it takes to tell them apart. */
export function apart(one: Comparison): { after: string; before: string } {
  const [after, before] = [one.variant?.value ?? 0, one.original?.value ?? 0];
  const short = { after: amount(one, after), before: amount(one, before) };
  if (one.share || short.after !== short.before) return short;
  const digits = [1, 2, 3].find((count) => written(after, count) !== written(before, count));
  return digits ? { after: written(after, digits), before: written(before, digits) } : short;
}

export function label(one: Comparison, book: GameWords): string {
  const what = about(one, book);
  switch (one.kind) {
    case "seat":
    case "ending":
    case "source":
      return say(`name-${one.kind}`, { what });
    default:
      return say(`name-${one.kind}`);
  }
}

/** What a measure is known by among those of one run. */
export const keyOf = (one: Comparison): string => `${one.kind} ${one.of}`;

const signed = (one: Comparison, value: number, digits: number): string => {
  const size = written(one.share ? 100 * value : value, one.share ? 1 : digits);
  return value > 0 ? `+${size}` : size;
};

/** How far the variant is from the original, and the interval in which that is known. */
export function difference(one: Comparison): { value: string; interval: string } {
  const { value, low, high } = one.difference!;
  const digits = Math.abs(value) < 10 ? 2 : 1;
  const [from, to] = [low, high].map((end) => signed(one, end, digits));
  return { value: signed(one, value, digits), interval: say("interval", { low: from, high: to }) };
}

/** A run by its name, or by what it changes. */
export const nameOf = (run: Pick<WorkshopRun, "name" | "game" | "values">): string =>
  run.name || say("unnamed", { game: gameTitle(run.game), count: Object.keys(run.values).length });

/** How a run was tried. */
export const leadOf = (run: RunWithFigures, options: string[]): string =>
  say("run-lead", {
    games: run.figures?.games ?? 0,
    options: optionWords(run.options, options),
    bot: botWord(run.bot),
  });

/** How far the bots of a run answer what it changes; `named` calls a number by its name. */
export function botsNote(figures: TrialFigures, bot: string, named: (path: string) => string): string {
  if (figures.unweighed.length)
    return say("bots-unweighed", { bot: capital(botWord(bot)), values: listed(figures.unweighed.map(named)) });
  return say(figures.bots ? `bots-${figures.bots}` : "bots-note");
}

export function verdictWords(verdict: Verdict, games: number): string {
  return verdict === "none" ? say("verdict-none", { games }) : say(`verdict-${verdict}`);
}

/** The clearest come first: how far out a difference is, in its own intervals. */
export function ranked(figures: TrialFigures): Comparison[] {
  const far = (one: Comparison): number => {
    const gap = one.difference;
    return gap ? Math.abs(gap.value) / Math.max(1e-9, gap.high - gap.low) : 0;
  };
  return [...figures.comparisons].sort(
    (one, other) => ORDER.indexOf(one.verdict) - ORDER.indexOf(other.verdict) || far(other) - far(one),
  );
}

export function sentences(figures: TrialFigures, book: GameWords): { said: Sentence[]; more: number } {
  const clear = ranked(figures).filter((one) => one.verdict === "beyond" || one.verdict === "perhaps");
  const said = clear.slice(0, MOST).map((one) => ({ verdict: one.verdict, text: sentence(one, figures.games, book) }));
  if (!said.length) said.push({ verdict: "none", text: say("said-nothing", { games: figures.games }) });
  return { said, more: clear.length - Math.min(clear.length, MOST) };
}

function sentence(one: Comparison, games: number, book: GameWords): string {
  const parts = {
    ...apart(one),
    verdict: verdictWords(one.verdict, games),
  };
  switch (one.kind) {
    case "seat":
    case "ending":
    case "source":
      return say(`said-${one.kind}`, { ...parts, what: about(one, book) });
    default:
      return say(`said-${one.kind}`, parts);
  }
}

/** Games were tried so: "4 seats, rank 2". */
export function optionWords(options: Record<string, unknown>, shown: string[]): string {
  return shown.map((name) => optionWord(name, options[name])).join(", ");
}

export function optionWord(name: string, value: unknown): string {
  switch (name) {
    case "players":
    case "rank":
    case "repetition":
    case "opener":
      return say(`option-${name}`, { value });
    default:
      return say("option-other", { name, value: String(value) });
  }
}

export const botWord = (bot: string): string => (bot === "random" ? say("bot-random") : say("bot-greedy"));
