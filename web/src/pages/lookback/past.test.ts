import { describe, expect, it } from "vitest";
import { nearest } from "./past.svelte";

const steps = ["5", "5.1", "5.2", "7", "12"].map((mark) => ({ mark }));

describe("a mark", () => {
  it("finds its step", () => expect(nearest(steps, "5.2")).toBe(2));
  it("of somebody who saw more leads to the last step before it", () => expect(nearest(steps, "7.4")).toBe(3));
  it("counts by numbers, not by letters", () => expect(nearest(steps, "11")).toBe(3));
  it("before everything leads to the start", () => expect(nearest(steps, "1")).toBe(0));
  it("that is none leads to the start", () => expect(nearest(steps, "nonsense")).toBe(0));
});
