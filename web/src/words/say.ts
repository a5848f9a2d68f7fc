/** The page's own sentences, of the file for the language it speaks. */
import { OUTSIDE, Sentences } from "./fluent";
import type { Messages, Said } from "./ids";
import { shelve } from "./language.svelte";

const FILES = import.meta.glob<string>("./*.ftl", { import: "default" });

const own = shelve(async (code) => new Sentences(code, await FILES[`./${code}.ftl`]()));

/** It reads the language when called, so that a sentence in a template changes with it. */
export const say = <Id extends keyof Messages["page"]>(id: Id, ...[parts]: Said<Messages["page"][Id]>): string =>
  own().say(id, parts ?? {}, OUTSIDE);
