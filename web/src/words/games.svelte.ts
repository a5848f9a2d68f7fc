/** What a game and the table say: actions, events, clauses and refusals from their kinds and parts. */
import type { Kind } from "../desk/types";
import { OUTSIDE, Sentences, type ClauseSentence, type Figures, type Listener, type Parts } from "./fluent";
import type { Messages, Said } from "./ids";
import { shelve, worded, type Language } from "./language.svelte";

type Files = Record<string, () => Promise<string>>;
const GAMES: Files = import.meta.glob<string>("../../../src/starboard/games/*/words/*.ftl", { import: "default" });
const KERNEL: Files = import.meta.glob<string>("../../../src/starboard/kernel/words/*.ftl", { import: "default" });
const TABLES: Files = import.meta.glob<string>("../../../src/starboard/tables/words/*.ftl", { import: "default" });

/** The sentences of one part: the table, or a game. There is one table at a time in the page, and its desk listens. */
class Words<Ids> {
  /** Who is told, at the table that is open. */
  listener = $state.raw<Listener>(OUTSIDE);
  private readonly now: () => Sentences | undefined;

  constructor(fetch: (code: Language) => Promise<string>) {
    this.now = shelve(async (code) => {
      const files = await Promise.all([fetch(code), sentencesOf(KERNEL, "kernel", code)]);
      return new Sentences(code, ...files);
    });
  }

  /** Whether there is such a sentence; none is there before `worded` has waited for them. */
  has(id: string): boolean {
    return this.now()?.has(id) ?? false;
  }

  say<Id extends keyof Ids & string>(id: Id, ...[parts]: Said<Ids[Id]>): string {
    return this.now()!.say(id, parts ?? {}, this.listener);
  }

  /** The same as it stands in the file, for the middle of a sentence. */
  text<Id extends keyof Ids & string>(id: Id, ...[parts]: Said<Ids[Id]>): string {
    return this.now()!.text(id, parts ?? {}, this.listener);
  }

  /** Something that happened, as it stands in the log beside the board; of several boards, that of a `listener`. */
  event(event: Kind, listener: Listener = this.listener): string {
    return this.now()!.logged(`event-${event.kind}`, event, listener);
  }

  /** A choice, as it stands on a button or in a list, for whoever has the board before them. */
  action(choice: Kind): string {
    return this.now()!.logged(`action-${choice.kind}`, choice, this.listener);
  }

  /** What is chosen by an option. */
  option(name: string): string {
    return this.has(`option-${name}`) ? this.now()!.say(`option-${name}`, {}, this.listener) : name;
  }

  /** What a lesson asks for, or says to an answer: one form of its message. */
  lesson(name: string, form = "", facts: Parts = {}): string {
    return this.now()!.saidAs(`lesson-${name}`, form, facts, this.listener);
  }

  /** A part of the illustrated rules, with the figures of a pack; "" where there is none. */
  rulebook(part: string, figures: Figures = this.listener.figures): string {
    const id = `rulebook-${part}`;
    return this.has(id) ? this.now()!.say(id, {}, this.told(figures)) : "";
  }

  /** Why something was refused. */
  refusal(code: string, parts: Parts): string {
    return this.now()!.say(`refusal-${code}`, parts, this.listener);
  }

  /** All clauses of the rules, in their order. */
  clauses(): string[] {
    return this.now()!.clauses;
  }

  /** A clause sentence by sentence; `figures` of a pack, if it is not that of the table. */
  clause(id: string, figures: Figures = this.listener.figures): ClauseSentence[] {
    return this.now()!.clause(id, this.told(figures));
  }

  /** What a thing is called, in a form of its name: `name("piece", "cone", "akk")`. */
  name(of: string, value: string | number, form = ""): string {
    return this.now()!.name(of, value, form, this.listener);
  }

  /** "a, b and c", of things by their names. */
  list(of: string, values: readonly (string | number)[], form = "", join: "and" | "or" | "comma" = "and"): string {
    return this.now()!.list(of, values, form, join, this.listener);
  }

  /** The same sentences, said of another pack. */
  with(figures: Figures): Words<Ids> {
    return Object.create(this, { listener: { value: this.told(figures) } }) as Words<Ids>;
  }

  private told(figures: Figures): Listener {
    const listener = this.listener;
    return { seat: listener.seat, figures, name: (seat) => listener.name(seat) };
  }
}

export type GameWords<Game = string> = Words<Game extends keyof Messages ? Messages[Game] : Record<string, never>>;

const known: Record<string, GameWords> = {};

/** The sentences of a game: call it where a module is set up, and `worded` waits for them. */
export function gameWords<Game extends string>(game: Game): GameWords<Game> {
  known[game] ??= new Words((code) => sentencesOf(GAMES, `games/${game}`, code));
  return known[game] as GameWords<Game>;
}

const books: Record<string, GameWords> = {};

/** All sentences of a game, with those that no board says: its clauses, its lesson, its refusals. From the server. */
export async function rulebook(game: string): Promise<GameWords> {
  const book = (books[game] ??= new Words((code) => served(`games/${game}`, code)));
  book.listener = gameWords(game).listener;
  return worded(Promise.resolve(book));
}

/** Why the server refused something: by a clause of the rules, or by a code of the table, of all games or of one. */
export async function refusalWords(why: { code: string; parts?: Parts; clause?: string | null }): Promise<string> {
  const id = why.code ? `refusal-${why.code}` : `clause-${why.clause}`;
  const table = await worded(Promise.resolve(tableWords()));
  let said: Words<never> | undefined = table.has(id) ? table : undefined;
  for (const game of [...Object.keys(known), ...BUILT_WITH]) {
    const book = said ?? (await rulebook(game));
    if (book.has(id)) said = book;
  }
  if (!said) return why.code || (why.clause ?? "");
  if (why.code) return said.refusal(why.code, why.parts ?? {});
  const sentences = said.clause(why.clause!);
  return sentences.map((sentence) => sentence.text).join(" ");
}

const BUILT_WITH = Object.keys(GAMES).map((file) => file.split("/").at(-3)!);

let ofTables: GameWords<"tables"> | undefined;

/** The sentences of a table: who came and went, what was offered, what the server refuses. */
export function tableWords(): GameWords<"tables"> {
  return (ofTables ??= new Words((code) => sentencesOf(TABLES, "tables", code)));
}

/** A file that the page was built with; of a game that came to the server later, as the server has it. */
async function sentencesOf(files: Files, part: string, code: Language): Promise<string> {
  const file = files[`../../../src/starboard/${part}/words/${code}.ftl`];
  return file ? file() : served(part, code);
}

async function served(part: string, code: Language): Promise<string> {
  const answer = await fetch(`/api/v1/${part}/words/${code}`);
  return answer.ok ? answer.text() : "";
}
