/** A report of the workshop says how a variant ends by the variant's own numbers. */
import { expect, it } from "vitest";
import type { Comparison } from "../../net/types";
import { gameWords } from "../../words/games.svelte";
import { worded } from "../../words/language.svelte";
import { about } from "../../workshop/sentences";

it("says how a variant ends by its own numbers", async () => {
  const book = await worded(Promise.resolve(gameWords<string>("wheel")));
  const ending = { kind: "ending", of: "three-revolutions" } as Comparison;
  const said = [2, 5].map((draw) => about(ending, book.with({ "pack-revolutions-draw": draw })));
  expect(said).toEqual(["Two revolutions without a move, a draw", "5 revolutions without a move, a draw"]);
});
