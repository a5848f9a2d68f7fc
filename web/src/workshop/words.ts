/** The workshop's own sentences: they come with it, and the first page never has them. */
import { OUTSIDE, Sentences } from "../words/fluent";
import type { Messages, Said } from "../words/ids";
import { shelve, tongue } from "../words/language.svelte";

const FILES = import.meta.glob<string>("./words/*.ftl", { import: "default" });

const own = shelve(async (code) => new Sentences(code, await FILES[`./words/${code}.ftl`]()));

export const say = <Id extends keyof Messages["workshop"]>(
  id: Id,
  ...[parts]: Said<Messages["workshop"][Id]>
): string => own()!.text(id, parts ?? {}, OUTSIDE);

/** A number as people write it: with so many digits after the point as are worth reading. */
export function written(value: number, digits = Math.abs(value) >= 100 ? 0 : 1): string {
  return value.toLocaleString(tongue.code, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

export const percent = (share: number): string => say("percent", { value: written(100 * share, 1) });
