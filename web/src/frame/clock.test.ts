import { expect, it } from "vitest";
import { clockText } from "./clock";

it.each([
  [-5, "0:00"],
  [72_000, "1:12"],
  [71_001, "1:12"],
  [3_600_000 * 3 + 1_200_000, "3:20:00"],
  [86_400_000 * 2 + 3_600_000 * 4, "2 d 4 h"],
])("%d ms is %s", (time, text) => expect(clockText(time)).toBe(text));
