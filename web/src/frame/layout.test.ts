import { describe, expect, it } from "vitest";
import { boardWidth, formOf } from "./layout.svelte";

describe("the form of the page", () => {
  it.each([
    [1440, 900, "wide"],
    [1100, 760, "wide"],
    [844, 390, "short"],
    [720, 450, "short"],
    [1440, 500, "short"],
    [390, 844, "phone"],
    [999, 900, "phone"],
    [500, 500, "phone"],
  ])("%i × %i is %s", (width, height, form) => expect(formOf(width, height)).toBe(form));

  it("leaves the flank its room", () => {
    expect(boardWidth(740, 390, 1)).toBe(390);
    expect(boardWidth(616, 450, 1)).toBe(376);
  });
});
