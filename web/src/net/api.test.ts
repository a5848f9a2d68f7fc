import { expect, test, vi } from "vitest";
import { worded } from "../words/language.svelte";
import { Unreachable, wordsOf } from "./api";

const answer = (status: number) =>
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("title = Chess", { status })));

test("a game's sentences come as they are", async () => {
  answer(200);
  expect(await wordsOf("games/chess", "en")).toBe("title = Chess");
});

test("a game that the server does not have has none", async () => {
  answer(404);
  expect(await wordsOf("games/draughts", "en")).toBe("");
});

test.each([
  ["no answer", () => vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")))],
  ["an answer of something else", () => answer(502)],
])("%s is told in a sentence", async (_, happens) => {
  await worded(Promise.resolve());
  happens();
  const asked = wordsOf("games/chess", "en");
  await expect(asked).rejects.toBeInstanceOf(Unreachable);
  await expect(asked).rejects.toThrow("does not answer");
});
