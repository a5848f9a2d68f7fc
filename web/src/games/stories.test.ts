/**
 * Whole recorded games, shown act by act as a table shows them: what the events of an act have made of the board is
 * what is so after it, and no number is out of its bounds on the way.
 * `tests/web/stories.py` writes the stories into the folder that STARBOARD_STORIES names; `npm test` alone has none.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Desk } from "../desk/desk.svelte";
import { BEAT, LONGEST, QUICK, type Shows } from "../desk/playback.svelte";
import { Stage } from "../desk/stage";
import { SILENT, STILL } from "../desk/still";
import type { AnyGame, Kind } from "../desk/types";
import { Motion as Argosy } from "./argosy/motion.svelte";
import { handOf } from "./colonies/hand.svelte";
import { Motion as Colonies } from "./colonies/motion.svelte";
import { showsOf } from "./colonies/shows";
import { stocksOf, type View as ColoniesView } from "./colonies/view";
import { layOut } from "./convoy/geometry";
import { Motion as Convoy } from "./convoy/motion.svelte";
import { shows as convoyShows } from "./convoy/shows";
import { Motion as Wheel } from "./wheel/motion.svelte";

type View = Record<string, unknown>;
interface Story {
  game: keyof typeof GAMES;
  seat: number | null;
  first: View;
  acts: { by: number; events: Kind[]; view: View }[];
}
interface Shown {
  show: (desk: AnyGame) => void;
  /** What is asked of whom and what may be done about it: it comes with the view after an act. */
  asked: string[];
  /** Acts that lay out the board, before which there is nothing to be drawn. */
  setup: string[];
  /** Numbers that may be below nothing. */
  signed?: string[];
  /** Numbers that the board makes of the view. */
  made?: (view: AnyGame) => number[];
}

const GAMES: Record<"wheel" | "convoy" | "colonies" | "argosy", Shown> = {
  wheel: {
    show: (desk) => void new Wheel(desk),
    asked: ["mover", "must_move", "occurred", "battle"],
    setup: [],
  },
  convoy: {
    show: (desk) =>
      desk.show(convoyShows(new Convoy(desk, () => layOut(1000, 700, desk.view.grid, desk.view.engines[0].squares)))),
    asked: [
      "phase",
      "mover",
      "second",
      "crew.n.near",
      "crew.n.cost",
      "crews.n.own",
      "points.shared",
      "warned",
      "hackable",
      "sixes.modules",
      "grapple",
      "tracker.cycles_left",
      "winner",
    ],
    setup: ["lined-up", "mustered"],
  },
  colonies: {
    show: (desk) => desk.show(showsOf(handOf(desk), new Colonies())),
    asked: [
      "phase",
      "round",
      "question",
      "secret",
      "upgrades",
      "plan",
      "event",
      "arrivals",
      "vote",
      "used",
      "hand",
      "cards",
      "laid",
      "contributions",
      "planets.n.spare",
      "planets.n.votes",
      "planets.n.bans",
      "planets.n.lost_actions",
      "planets.n.credits",
    ],
    setup: ["lot", "neutral", "deck-made"],
    signed: ["planets.n.spare", "secret.spares", "plan.upgrades.n.net", "plan.upgrades.n.then.spare"],
    made: (view: ColoniesView) => view.planets.flatMap((planet) => stocksOf(view, planet)),
  },
  argosy: {
    show: (desk) => desk.show(new Argosy().shows()),
    asked: [
      "asked",
      "active",
      "round",
      "action",
      "step",
      "short",
      "offers",
      "cards",
      "unseen",
      "drawn",
      "bag_low",
      "last_turn",
      "lines",
      "first",
      "migrants",
    ],
    setup: [],
  },
};
const ONE_EVENT = 1500; // milliseconds that what is being shown may still take
const ALWAYS = ["actors", "turn", "ending", "results"];

/** Shows some frames of every movement, and looks at each. */
class Frames extends Stage {
  constructor(private readonly look: () => void) {
    super(() => ({ still: true, speed: 1 }));
  }
  override async tween(_ms: number, frame: (t: number) => void): Promise<void> {
    for (const t of [0, 0.3, 0.5, 0.8, 1]) {
      frame(t);
      this.look();
    }
  }
}

function* leaves(value: unknown, path = ""): Generator<[string, unknown]> {
  if (value === null || typeof value !== "object") yield [path, value];
  else for (const [key, part] of Object.entries(value)) yield* leaves(part, path ? `${path}.${key}` : key);
}
const isIn = (path: string, all: string[]) => {
  const plain = path.replace(/\.\d+/g, ".n");
  return all.some((one) => plain === one || plain.startsWith(`${one}.`));
};

/** Where two views say otherwise, apart from some parts. */
function differences(drawn: View, real: View, apart: string[]): string[] {
  const [now, was] = [new Map(leaves(real)), new Map(leaves(drawn))];
  return [...new Set([...now.keys(), ...was.keys()])]
    .filter((path) => now.get(path) !== was.get(path) && !isIn(path, apart))
    .map((path) => `${path}: drawn ${String(was.get(path))}, is ${String(now.get(path))}`);
}

/** Some number below has no value, or one that is less than nothing: found without naming where, which is quick. */
function isAnyOut(value: unknown): boolean {
  if (typeof value === "number") return !(value >= -1);
  if (value === null || typeof value !== "object") return false;
  if (Array.isArray(value)) return value.some(isAnyOut);
  for (const key in value) if (isAnyOut((value as View)[key])) return true;
  return false;
}

/** What no board may show: a number that is none, or less than nothing. */
const outOfBounds = (drawn: View, { signed = [], made }: Shown): string[] => [
  ...[...(isAnyOut(drawn) ? leaves(drawn) : [])]
    .filter(([path, value]) => typeof value === "number" && !(value >= -1) && !isIn(path, signed))
    .map(([path, value]) => `${path} is ${String(value)}`),
  ...(made?.(drawn) ?? []).filter((count) => !(count >= 0)).map((count) => `${count} in stock`),
];

/** Counts the time that is taken to show things, instead of taking it. */
class Clock extends Stage {
  spent = 0;
  constructor(private readonly speed: number) {
    super(() => ({ still: false, speed }));
  }
  override async tween(ms: number, frame: (t: number) => void): Promise<void> {
    this.spent += ms / this.speed;
    frame(1);
  }
  override async rest(ms: number): Promise<void> {
    this.spent += ms / this.speed;
  }
}

/** A desk that a story is shown at, and how it shows each event. */
function seated(story: Story): { desk: AnyGame; shows: AnyGame } {
  const desk: AnyGame = new Desk(SILENT);
  let shows: Shows<AnyGame> = {};
  desk.show = (given: Shows<AnyGame>) => (shows = given);
  desk.seat = story.seat;
  desk.set({ ...STILL, view: story.first });
  GAMES[story.game].show(desk);
  return { desk, shows };
}
const read = (file: string): Story => JSON.parse(readFileSync(join(folder, file), "utf8")) as Story;

/** How long the seat waits for each of its decisions while the acts of others are shown, in milliseconds. */
async function waits(story: Story, speed: number, longest: number): Promise<number[]> {
  const { desk, shows } = seated(story);
  const found: number[] = [];
  let clock = new Clock(speed);
  let before = story.first;
  for (const { by, events, view } of story.acts) {
    const drawn = structuredClone(before);
    desk.view = drawn;
    const setup = events.some((event) => GAMES[story.game].setup.includes(event.kind));
    for (const event of setup ? [] : events) if (clock.spent <= longest) await shows[event.kind]?.(event, clock, drawn);
    if (by === story.seat) {
      found.push(clock.spent);
      clock = new Clock(speed);
    } else if (events.length && clock.spent <= longest) await clock.rest(BEAT);
    before = view;
  }
  return found;
}

const folder = process.env.STARBOARD_STORIES ?? "";
describe.skipIf(!folder)("what is drawn of a recorded game is what is so", () => {
  it.each(folder ? readdirSync(folder) : [""])("%s", { timeout: 60_000 }, async (file) => {
    const story = read(file);
    const game = GAMES[story.game];
    const { desk, shows } = seated(story);
    let before = story.first;
    for (const [number, { events, view }] of story.acts.entries()) {
      const told = `act ${number}: ${events.map((event) => event.kind).join(", ")}`;
      const setup = events.some((event) => game.setup.includes(event.kind));
      const drawn = structuredClone(before);
      desk.view = drawn;
      const look = () => {
        const found = outOfBounds(drawn, game);
        if (found.length) expect(found, told).toEqual([]);
      };
      for (const event of setup ? [] : events) {
        await shows[event.kind]?.(event, new Frames(look), drawn);
        look();
      }
      if (!setup) expect(differences(drawn, view, [...ALWAYS, ...game.asked]), told).toEqual([]);
      before = view;
    }
  });
});

describe.skipIf(!folder)("what others did in a recorded game", () => {
  const seen = folder ? readdirSync(folder).filter((file) => !file.includes("outside")) : [];
  it.each(seen.length ? seen : [""])("%s keeps nobody waiting", { timeout: 60_000 }, async (file) => {
    const story = read(file);
    const [quick, whole] = [await waits(story, QUICK, LONGEST), await waits(story, 1, Infinity)];
    const sum = (all: number[]) => (all.reduce((total, one) => total + one, 0) / 1000).toFixed(0);
    const longest = (Math.max(...quick) / 1000).toFixed(1);
    console.info(`${file}: ${sum(quick)} s shown of ${sum(whole)} in the whole game, ${longest} s at most at once`);
    expect(Math.max(...quick)).toBeLessThan(LONGEST + ONE_EVENT);
  });
});
