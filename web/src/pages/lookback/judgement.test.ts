import { describe, expect, it } from "vitest";
import { heightOf, percent } from "./judgement.svelte";

describe("the height of a chance", () => {
  it("puts an even share in the middle", () => {
    for (const seats of [2, 3, 4, 5]) expect(heightOf(1 / seats, seats)).toBeCloseTo(0.5);
  });
  it("rises from nothing to all, and is plain for one seat or two", () => {
    expect(heightOf(0, 4)).toBe(0);
    expect(heightOf(1, 4)).toBe(1);
    expect(heightOf(0.3, 2)).toBeCloseTo(0.3);
    expect(heightOf(0.3, 1)).toBe(0.3);
  });
});

it("says chances in whole percents", () => {
  expect(percent(0.345)).toBe(35);
  expect(percent(null)).toBe(0);
});
