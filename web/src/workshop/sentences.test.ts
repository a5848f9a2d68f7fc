/** Sentences of a run: two numbers that differ are never written alike, and a variant's are its own. */
import { expect, it } from "vitest";
import type { Comparison } from "../net/types";
import { gameWords } from "../words/games.svelte";
import { worded } from "../words/language.svelte";
import { about, apart } from "./sentences";

const estimate = (value: number) => ({ value, low: value - 1, high: value + 1, games: 100 });
const compared = (after: number, before: number, share = false) =>
  ({ share, variant: estimate(after), original: estimate(before) }) as unknown as Comparison;

it.each([
  [13.94, 12.31, "13.9", "12.3"],
  [7.16, 7.24, "7.16", "7.24"],
  [7.161, 7.164, "7.161", "7.164"],
  [7.2, 7.2, "7.2", "7.2"],
  [152.2, 152.4, "152.2", "152.4"],
])("%d and %d are told apart", (after, before, first, second) => {
  expect(apart(compared(after, before))).toEqual({ after: first, before: second });
});

it("says how a variant ends by its own numbers", async () => {
  const book = await worded(Promise.resolve(gameWords<string>("wheel")));
  const ending = { kind: "ending", of: "three-revolutions" } as Comparison;
  const said = [2, 5].map((draw) => about(ending, book.with({ "pack-revolutions-draw": draw })));
  expect(said).toEqual(["Two revolutions without a move, a draw", "5 revolutions without a move, a draw"]);
});
