/** What a run says, in sentences: the clear differences first, never that there is none. */
import type { Comparison, TrialFigures } from "../net/types";
import { capital } from "../words/fluent";
import type { GameWords } from "../words/games.svelte";
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
    after: amount(one, one.variant?.value ?? 0),
    before: amount(one, one.original?.value ?? 0),
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
  if (name === "players") return say("option-players", { value });
  if (name === "rank") return say("option-rank", { value });
  return say("option-other", { name, value: String(value) });
}

export const botWord = (bot: string): string => (bot === "random" ? say("bot-random") : say("bot-greedy"));
