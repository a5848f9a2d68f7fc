import { flushSync } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { Outage } from "./outage.svelte";

afterEach(() => vi.useRealTimers());

it("says for a moment that the line is back, and then no more", () => {
  vi.useFakeTimers();
  const line = $state({ lost: false, lostSince: 0, tryNow: () => undefined });
  let outage!: Outage;
  const leave = $effect.root(() => void (outage = new Outage(() => line)));
  flushSync(() => Object.assign(line, { lost: true, lostSince: Date.now() }));
  vi.advanceTimersByTime(24_000);
  expect(outage.seconds).toBe(24);
  flushSync(() => (line.lost = false));
  expect(outage.back).toBe(24);
  vi.advanceTimersByTime(10_000);
  expect(outage.back).toBeNull();
  leave();
});
