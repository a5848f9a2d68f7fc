import { expect, it } from "vitest";
import { ahead } from "./keyboard.svelte";

const PLACES = [
  { x: 10, y: 0 },
  { x: 20, y: 0 },
  { x: 6, y: 30 },
  { x: -10, y: 0 },
];

it("goes to the nearest place straight ahead", () => {
  expect(ahead({ x: 0, y: 0 }, [1, 0], PLACES)).toBe(0);
  expect(ahead({ x: 10, y: 0 }, [1, 0], PLACES)).toBe(1);
  expect(ahead({ x: 0, y: 0 }, [0, 1], PLACES)).toBe(2);
  expect(ahead({ x: 0, y: 0 }, [-1, 0], PLACES)).toBe(3);
});

it("stays where nothing lies that way", () => {
  expect(ahead({ x: 0, y: 0 }, [0, -1], PLACES)).toBe(-1);
});
