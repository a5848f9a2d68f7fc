import { describe, expect, it } from "vitest";
import { Stage } from "../../desk/stage";
import { Motion } from "./motion.svelte";
import type { Argosy, ArgosyView } from "./view";

const player = () => ({
  map: {},
  scrap: [],
  tracks: { fire: 2, red: 0 },
  doubled: [],
  cards: [],
  colonies: [],
  planet_tokens: 5,
  score: 0,
  factors: {},
});
const planet = (name: string) => ({
  planet: name,
  points: 5,
  green: true,
  ends_game: false,
  owner: null,
  shielded: false,
  ring: 3,
  angle: 0,
});
const made = () =>
  ({
    bag: 50,
    deck: 14,
    pool: { "red-fire": 1 },
    gone: {},
    drawn: [],
    cards: [],
    players: [player(), player()],
    planets: [planet("green-1"), planet("green-2")],
    step: {},
  }) as unknown as ArgosyView;

async function after(...events: Argosy["event"][]): Promise<ArgosyView> {
  const view = made();
  const shows = new Motion().shows() as Record<string, (event: unknown, stage: Stage, view: ArgosyView) => unknown>;
  const stage = new Stage(() => ({ still: true, speed: 1 }));
  for (const event of events) await shows[event.kind]?.(event, stage, view);
  return view;
}

describe("what happened in Argosy", () => {
  it("sets tracks, scores and stocks to what events say", async () => {
    const view = await after(
      { kind: "drew", seat: 0, token: "blue-shields", bag: 49, pool: 1 },
      { kind: "took", seat: 0, token: "red-fire", pool: 0 },
      { kind: "placed", seat: 0, token: "red-fire", place: "a1", source: "pool", owner: null, score: 3 },
      { kind: "gained", seat: 0, track: "red", count: 1, now: 1, place: "a1" },
      { kind: "spent", seat: 1, track: "fire", count: 1, now: 1 },
    );
    expect([view.bag, view.pool, view.players[0].map, view.players[0].score]).toEqual([
      49,
      { "blue-shields": 1 },
      { a1: "red-fire" },
      3,
    ]);
    expect([view.players[0].tracks.red, view.players[1].tracks.fire]).toEqual([1, 1]);
  });

  it("moves a colony with its shield", async () => {
    const view = await after(
      { kind: "fortified", seat: 1, planet: "green-1", planet_tokens: 4, score: 5 },
      { kind: "migrated", seat: 1, planet: "green-2", from: "green-1", shielded: true, score: 5 },
    );
    expect(view.planets.map(({ owner, shielded }) => [owner, shielded])).toEqual([
      [null, false],
      [1, true],
    ]);
    expect(view.players[1].planet_tokens).toBe(4);
  });

  it("leaves alone what an event of an earlier version does not tell", async () => {
    const view = await after(
      { kind: "gained", seat: 0, track: "fire", count: 1, now: null, place: null },
      { kind: "drew", seat: 0, token: "red-fire", bag: null, pool: null },
    );
    expect([view.players[0].tracks.fire, view.bag, view.pool]).toEqual([2, 50, { "red-fire": 1 }]);
  });
});
