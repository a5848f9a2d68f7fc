import { describe, expect, it } from "vitest";
import { Stage } from "./stage";

describe("the stage", () => {
  it("draws only the end when nothing may move", async () => {
    const drawn: number[] = [];
    await new Stage(() => ({ still: true, speed: 1 })).tween(1000, (t) => drawn.push(t));
    expect(drawn).toEqual([1]);
  });

  it("ends a movement with its last frame when it is skipped", async () => {
    const stage = new Stage(() => ({ still: false, speed: 1 }));
    let last = 0;
    const moving = stage.tween(60_000, (t) => (last = t));
    stage.skip();
    await moving;
    expect(last).toBe(1);
  });

  it("wakes from a rest when it is skipped", async () => {
    const stage = new Stage(() => ({ still: false, speed: 1 }));
    const resting = stage.rest(60_000);
    stage.skip();
    await expect(resting).resolves.toBeUndefined();
  });

  it("runs what was left for the next view once", () => {
    const stage = new Stage(() => ({ still: true, speed: 1 }));
    let runs = 0;
    stage.after(() => (runs += 1));
    stage.settle();
    stage.settle();
    expect(runs).toBe(1);
  });
});
