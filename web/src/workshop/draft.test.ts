/** The variant one works on: what is changed, taken back, kept, and sent in a link. */
import { beforeEach, expect, it, vi } from "vitest";
import type { ComponentField, WorkshopForm } from "../net/types";

vi.mock("./api", () => ({ look: vi.fn(() => new Promise(() => {})), readFile: vi.fn() }));
const { Draft } = await import("./draft.svelte");
const { blocks, isStairs, spots } = await import("./layout");

const field = (path: string, value: unknown, low = 0, high = 99): ComponentField => ({
  path,
  kind: typeof value === "number" ? "number" : "flag",
  value,
  source: "ruling",
  low,
  high,
});
const planet = (name: string, points: number, ring: number, angle: number) => ({
  path: `planets.${name}`,
  names: [name],
  family: name.replace(/-\d+$/, ""),
  fields: [
    field(`planets.${name}.points`, points),
    field(`planets.${name}.ring`, ring, 0, 3),
    field(`planets.${name}.angle`, angle, 0, 359),
  ],
});
const scores = {
  path: "scores.sets",
  names: [],
  family: "",
  fields: [1, 3, 6, 10].map((n, i) => field(`scores.sets.${i}`, n)),
};
const planets = { name: "planets", of: "planet", rows: [planet("green-1", 5, 2, 0), planet("green-2", 5, 2, 90)] };
const form = {
  game: "voyage",
  groups: [planets, { name: "scores", of: "", rows: [scores] }],
  longest_name: 40,
} as unknown as WorkshopForm;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal("location", { origin: "http://here" });
});

it("keeps only what differs, and typing the original again removes the mark", () => {
  const draft = new Draft(form, "");
  const points = planets.rows[0].fields[0];
  draft.set([points], 8);
  expect(draft.values).toEqual({ "planets.green-1.points": 8 });
  draft.set([points], 5);
  expect(draft.count).toBe(0);
  draft.undo();
  expect(draft.value(points)).toBe(8);
});

it("is there again after a reload, and a link brings it to somebody else", () => {
  const draft = new Draft(form, "");
  draft.set([scores.fields[1]], 4);
  draft.rename("Steeper");
  expect(new Draft(form, "").values).toEqual({ "scores.sets.1": 4 });
  const link = draft.link;
  expect(link.startsWith("http://here/workshop/voyage#")).toBe(true);
  localStorage.setItem("starboard.workshop.voyage", "");
  const other = new Draft(form, new URL(link).hash);
  expect([other.name, other.values, other.lent]).toEqual(["Steeper", { "scores.sets.1": 4 }, true]);
});

it("takes nothing from a link that the game does not have", () => {
  const draft = new Draft(form, "#planets.moon.points=3&scores.sets.0=%7Bbroken");
  expect(draft.count).toBe(0);
});

it("shows alike pieces as one row until they differ", () => {
  const draft = new Draft(form, "");
  expect(blocks(planets, draft, new Set())).toHaveLength(1);
  draft.set([planets.rows[0].fields[0]], 9);
  expect(blocks(planets, draft, new Set())).toHaveLength(2);
  expect(isStairs(scores)).toBe(true);
  expect(isStairs(planets.rows[0])).toBe(false);
});

it("draws pieces where their numbers say", () => {
  const [first, second] = spots(planets, new Draft(form, ""));
  expect([first.x, Math.round(second.y)]).toEqual([1, 1]);
});
