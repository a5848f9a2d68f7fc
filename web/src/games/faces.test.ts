import { expect, test } from "vitest";
import { FACES } from "./faces";
import { FACTS } from "./facts";

test("every character has a face, and every face a character", () => {
  const named = Object.values(FACTS).flatMap((game) => game.characters.map((one) => one.name));
  expect(Object.keys(FACES).sort()).toEqual(named.sort());
});
