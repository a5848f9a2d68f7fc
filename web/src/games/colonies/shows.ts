/** How what happened is shown: goods fly, numbers rise, markers slide, votes are opened. Every number is the event's own. */
import type { Shows } from "../../desk/playback.svelte";
import type { Stage } from "../../desk/stage";
import type { Of } from "../../desk/types";
import type { ColoniesEvent } from "../../net/types";
import { pirateSpot } from "./geometry";
import type { Hand } from "./hand.svelte";
import type { Motion } from "./motion.svelte";
import {
  planetNumber,
  planetOfSeat,
  resourceNumber,
  route,
  type Colonies,
  type Market,
  type Planet,
  type View,
} from "./view";

type Kinds = ColoniesEvent["kind"];
type Told<K extends Kinds> = Of<ColoniesEvent, K>;
type OfGoods = "made" | "gained" | "lost" | "invested" | "spent" | "produced";
type OfPeople = "attracted" | "joined" | "received-colonists" | "lost-colonists" | "employed";
type OfPirates = "rescued" | "rescued-for" | "hunted" | "hunted-for" | "policed" | "pirates-left";

export function showsOf(hand: Hand, motion: Motion): Shows<Colonies> {
  const at = (planet: number) => motion.layout?.planets[planet] ?? { x: 0, y: 0, r: 0 };
  const own = (planet: number) => hand.desk.view.planet === hand.desk.view.planets[planet]?.planet;

  // Events that were stored by an earlier version do not say what came of them: null, and nothing changes until the next view.
  function stock(view: View, planet: Planet | undefined, resource: string, count: number | null): void {
    if (planet?.resources && count !== null) planet.resources[resourceNumber(view, resource)] = count;
    sum(planet);
  }
  /** The number of all goods is that of those drawn beside it. */
  function sum(planet: Planet | undefined): void {
    if (planet?.resources) planet.goods = planet.resources.reduce((all, count) => all + count, 0);
  }
  /** Only those whose Credits they are have been told. */
  function purse(view: View, count: number | null): void {
    const mine = count === null ? undefined : view.planets[planetNumber(view, view.planet)];
    if (mine && count !== null) mine.credits = count;
  }
  function restock(view: View, market: Market | null): void {
    if (market) view.markets[resourceNumber(view, market.resource)] = market;
  }
  /** Both ends of a link know what is promised on it. */
  function promise(view: View, of: number, to: number, count: number): void {
    route(view, of, to).gives = count;
    route(view, to, of).gets = count;
  }
  const rise = (view: View, stage: Stage, planet: Planet, sign: string, count: number) =>
    motion.rise(stage, planetNumber(view, planet.planet), sign, count);

  const goods = (way: 1 | -1) => async (event: Told<OfGoods>, stage: Stage, view: View) => {
    const planet = planetOfSeat(view, event.seat);
    if (!planet) return;
    stock(view, planet, event.resource, event.stock);
    await rise(view, stage, planet, event.resource, way * event.count);
  };
  const people = (way: 1 | -1) => async (event: Told<OfPeople>, stage: Stage, view: View) => {
    const planet = planetOfSeat(view, event.seat);
    if (!planet) return;
    if (event.colonists !== null) planet.colonists = event.colonists;
    await rise(view, stage, planet, "colonist", way * event.count);
  };
  async function toMarket(event: Told<"sold" | "dumped">, stage: Stage, view: View) {
    const planet = planetOfSeat(view, event.seat);
    if (!planet) return;
    stock(view, planet, event.resource, event.stock);
    await motion.fly(
      stage,
      event.resource,
      1,
      at(planetNumber(view, planet.planet)),
      motion.stall(resourceNumber(view, event.resource)),
    );
    restock(view, event.market);
  }
  async function pirateLeaves(event: Told<OfPirates>, stage: Stage, view: View) {
    const [of, to] = [planetNumber(view, event.of), planetNumber(view, event.to)];
    if (event.pirates !== null) route(view, of, to).pirates = event.pirates;
    const taker = "seat" in event ? planetOfSeat(view, event.seat) : undefined;
    const from = motion.layout ? pirateSpot(motion.layout, of, to, own(of)) : { x: 0, y: 0 };
    const away = taker ? at(planetNumber(view, taker.planet)) : { x: from.x, y: from.y - 60 };
    const count = event.kind === "policed" || event.kind === "pirates-left" ? event.count : 1;
    await motion.fly(stage, "pirate", count, from, away, 320);
    if (event.kind === "rescued-for") stock(view, taker, event.resource, event.stock);
    if (event.kind === "hunted-for") purse(view, event.purse);
    if (event.kind === "policed") view.secret = null;
  }
  async function level(event: Told<"upgraded" | "downgraded">, stage: Stage, view: View) {
    const planet = planetOfSeat(view, event.seat);
    if (!planet?.technologies) return;
    planet.technologies[view.technologies.indexOf(event.technology)] = event.level;
    if (event.points !== null) planet.points = event.points;
    await motion.rise(
      stage,
      planetNumber(view, planet.planet),
      event.technology,
      event.kind === "upgraded" ? 1 : -1,
      700,
    );
  }

  return {
    async "turn-began"(event, stage, view) {
      view.turn = event.turn;
      view.phase = "income";
      view.round = 0;
      motion.votes = {};
      motion.counted = null;
      await stage.rest(240);
    },
    produced: async (event, stage, view) => {
      void goods(1)(event, stage, view);
      await stage.rest(140);
    },
    settled: async (event, stage, view) => {
      const planet = planetOfSeat(view, event.seat);
      if (!planet) return;
      view.secret = null;
      if (event.colonists !== null) planet.colonists = event.colonists;
      purse(view, event.purse);
      void rise(view, stage, planet, "colonist", event.count);
      await stage.rest(160);
    },
    made: goods(1),
    gained: goods(1),
    lost: goods(-1),
    invested: goods(-1),
    spent: (event, stage, view) => {
      view.secret = null; // what was laid aside is gone
      return goods(-1)(event, stage, view);
    },
    attracted: people(1),
    joined: people(1),
    "received-colonists": people(1),
    "lost-colonists": people(-1),
    employed: people(-1),
    async voted(event, stage, view) {
      view.secret = null;
      motion.votes[event.seat] = { ballot: event.ballot, count: event.count };
      await stage.rest(220);
    },
    async counted(event, stage) {
      motion.counted = { yes: event.yes, no: event.no };
      await stage.rest(700);
    },
    async carried(event, stage) {
      hand.recap = event;
      await stage.rest(700);
    },
    async revealed(event, stage, view) {
      if (event.deck !== null) view.deck = event.deck;
      await stage.rest(420);
    },
    "took-credits": async (event, stage, view) => {
      const planet = planetOfSeat(view, event.seat);
      if (!planet) return;
      purse(view, event.purse);
      await rise(view, stage, planet, "credit", event.count);
    },
    async banned(event, stage, view) {
      const planet = planetOfSeat(view, event.seat);
      if (planet && event.bans) planet.bans = event.bans;
      await stage.rest(160);
    },
    "lost-action": (event, _stage, view) => {
      const planet = planetOfSeat(view, event.seat);
      if (planet && event.lost !== null) planet.lost_actions = event.lost;
    },
    async "action-taken"(event, stage) {
      if (event.seat === hand.desk.seat) hand.sales = [];
      await stage.rest(180);
    },
    async sold(event, stage, view) {
      if (event.seat === hand.desk.seat)
        hand.sales = [...hand.sold, { resource: event.resource, credits: event.credits }];
      await toMarket(event, stage, view);
      purse(view, event.purse);
    },
    dumped: toMarket,
    async bought(event, stage, view) {
      const planet = planetOfSeat(view, event.seat);
      restock(view, event.market);
      if (!planet) return;
      await motion.fly(
        stage,
        event.resource,
        event.count,
        motion.stall(resourceNumber(view, event.resource)),
        at(planetNumber(view, planet.planet)),
      );
      stock(view, planet, event.resource, event.stock);
      purse(view, event.purse);
    },
    upgraded: level,
    downgraded: level,
    async adjusted(event, stage, view) {
      const mover = planetOfSeat(view, event.seat);
      if (!mover) return;
      const [of, to] = [planetNumber(view, mover.planet), planetNumber(view, event.planet)];
      const [mine, theirs] = [route(view, of, to).gives, route(view, of, to).gets];
      await stage.tween(360, (t) => {
        promise(view, of, to, t < 1 ? mine + (event.mine - mine) * t : event.mine);
        promise(view, to, of, t < 1 ? theirs + (event.theirs - theirs) * t : event.theirs);
      });
      purse(view, event.purse);
    },
    rescued: pirateLeaves,
    "rescued-for": pirateLeaves,
    hunted: pirateLeaves,
    "hunted-for": pirateLeaves,
    policed: pirateLeaves,
    "pirates-left": pirateLeaves,
    async "routes-cleared"(_event, stage, view) {
      for (const planet of view.planets) for (const link of planet.routes) link.pirates = 0;
      await stage.rest(400);
    },
    async "markets-emptied"(event, stage, view) {
      if (event.markets) view.markets = event.markets;
      await stage.rest(400);
    },
    async "pirates-placed"(event, stage, view) {
      const [of, to] = [planetNumber(view, event.of), planetNumber(view, event.to)];
      if (motion.layout)
        await motion.fly(stage, "pirate", event.count, at(of), pirateSpot(motion.layout, of, to, own(of)), 240);
      if (event.pirates !== null) route(view, of, to).pirates = event.pirates;
    },
    async "agreements-fulfilled"(event, stage, view) {
      view.phase = "upkeep";
      view.secret = null; // what was laid aside has been handed over
      for (const [planet, stocks] of (event.stocks ?? []).entries()) {
        view.planets[planet].resources = stocks;
        sum(view.planets[planet]);
      }
      purse(view, event.purse);
      if (event.exchanges) hand.recap = event;
      await stage.rest(300);
    },
    async delivered(event, stage, view) {
      const [of, to] = [planetNumber(view, event.of), planetNumber(view, event.to)];
      stock(view, view.planets[to], event.resource, event.stock);
      void motion.fly(stage, event.resource, event.count, at(of), at(to), 620);
      await stage.rest(130);
    },
    async intercepted(event, stage, view) {
      const [of, to] = [planetNumber(view, event.of), planetNumber(view, event.to)];
      const pill = motion.layout ? pirateSpot(motion.layout, to, of, own(to)) : at(to);
      await motion.fly(stage, event.resource, event.count, at(of), pill, 360);
      await motion.fly(
        stage,
        event.resource,
        event.count,
        pill,
        motion.stall(resourceNumber(view, event.resource)),
        320,
      );
      restock(view, event.market);
    },
    async compensated(event, stage, view) {
      await motion.fly(
        stage,
        "credit",
        event.count,
        at(planetNumber(view, event.of)),
        at(planetNumber(view, event.to)),
      );
      purse(view, event.purse);
    },
    async "turned-pirate"(event, stage, view) {
      const planet = planetOfSeat(view, event.seat);
      if (planet && event.colonists !== null) planet.colonists = event.colonists;
      await stage.rest(200);
    },
    first: (event, _stage, view) => {
      view.first = event.first;
    },
    async "first-passed"(event, stage, view) {
      view.first = event.first;
      await stage.rest(240);
    },
  };
}
