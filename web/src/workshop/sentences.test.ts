/** Sentences of a run: two numbers that differ are never written alike. */
import { expect, it } from "vitest";
import type { Comparison } from "../net/types";
import { apart } from "./sentences";

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
