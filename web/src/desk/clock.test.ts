import { expect, it } from "vitest";
import { clockText, isShort } from "./clock";

it.each([
  [-5, "0.0"],
  [7_401, "7.5"],
  [9_999, "10.0"],
  [10_000, "0:10"],
  [72_000, "1:12"],
  [71_001, "1:12"],
  [3_600_000 * 3 + 1_200_000, "3:20:00"],
  [86_400_000 * 2 + 3_600_000 * 4, "2 d 4 h"],
])("%d ms is %s", (time, text) => expect(clockText(time)).toBe(text));

it.each([
  ["a tenth of three minutes", 17_000, 180_000, true],
  ["more than a tenth of three minutes", 19_000, 180_000, false],
  ["less than a minute of half an hour", 59_000, 1_800_000, true],
  ["ten seconds of one minute", 9_000, 60_000, true],
])("%s", (_, left, of, short) => expect(isShort({ left, of, added: 0, runs: true })).toBe(short));
