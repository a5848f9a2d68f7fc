/** The page's own sentences, of the file for the language it speaks. */
import { capital, OUTSIDE, Sentences, slug } from "./fluent";
import type { Messages, Said } from "./ids";
import { FILES, shelve } from "./language.svelte";

const own = shelve(async (code) => new Sentences(code, await FILES[`./${code}.ftl`]()));

/** It reads the language when called, so that a sentence in a template changes with it. */
export const say = <Id extends keyof Messages["page"]>(id: Id, ...[parts]: Said<Messages["page"][Id]>): string =>
  own()!.text(id, parts ?? {}, OUTSIDE);

/** What something of the data is called; where the page has no word for it, as it is. */
export const named = (of: string, value: string, form = ""): string => own()!.name(of, value, form, OUTSIDE);

/** A level of the bots, or who plays at it: "Easy", "Easy bot". */
export const levelName = (level: string, form: "" | "bot" = ""): string => capital(named("level", level, form));

/** What a game calls a seat that nobody has given a name to. */
export function called(game: string, seat: string): string {
  const number = /^Player (\d+)$/.exec(seat)?.[1];
  return number ? say("player-number", { number }) : named(`${slug(game)}-seat`, seat);
}

/** Who sits there, or what the seat is called. */
export const sitting = (game: string, seat: { name: string; called: string } | undefined): string =>
  seat ? seat.name || called(game, seat.called) : "";
