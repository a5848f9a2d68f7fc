/** How what happened is shown: goods fly, numbers rise, markers slide, votes are opened. */
import type { Shows } from "../../desk/desk.svelte";
import type { Stage } from "../../desk/stage";
import type { Told } from "../../desk/types";
import { pirateSpot } from "./geometry";
import type { Hand } from "./hand.svelte";
import type { Motion } from "./motion.svelte";
import { planetNumber, planetOfSeat, resourceNumber, restock, route, TECHNOLOGIES, type ActionName, type ColoniesView, type Planet, type Technology } from "./view";

type Show = Shows<ColoniesView>[string];

export function showsOf(hand: Hand, motion: Motion): Shows<ColoniesView> {
  const at = (planet: number) => motion.layout?.planets[planet] ?? { x: 0, y: 0, r: 0 };
  const own = (planet: number) => hand.desk.view.planet === hand.desk.view.planets[planet]?.planet;
  const numberOf = (planet: Planet) => planetNumber(planet.planet);

  function stock(planet: Planet | undefined, resource: string, by: number): void {
    if (planet?.resources) planet.resources[resourceNumber(resource)] = Math.max(0, planet.resources[resourceNumber(resource)] + by);
  }
  function purse(planet: Planet | undefined, by: number): void {
    if (planet?.credits !== undefined) planet.credits += by;
  }
  function settle(planet: Planet | undefined, by: number): void {
    if (planet && planet.colonists !== null) planet.colonists = Math.max(0, planet.colonists + by);
  }
  /** Both ends of a link know what is promised on it. */
  function promise(view: ColoniesView, of: number, to: number, count: number): void {
    route(view, of, to).gives = count;
    route(view, to, of).gets = count;
  }
  /** A number rises from the planet of the seat an event speaks of. */
  const rising = (sign: (event: Told) => string, count: (event: Told) => number, change: (planet: Planet, event: Told) => void): Show =>
    async (event, stage, view) => {
      const planet = planetOfSeat(view, event.parts.seat);
      if (!planet) return;
      change(planet, event);
      await motion.rise(stage, numberOf(planet), sign(event), count(event));
    };
  const goods = (way: 1 | -1): Show =>
    rising((event) => event.parts.resource, (event) => way * (event.parts.count ?? 1), (planet, event) => stock(planet, event.parts.resource, way * (event.parts.count ?? 1)));
  const people = (way: 1 | -1): Show =>
    rising(() => "colonist", (event) => way * event.parts.count, (planet, event) => settle(planet, way * event.parts.count));

  async function toMarket(event: Told, stage: Stage, view: ColoniesView, credits: number) {
    const planet = planetOfSeat(view, event.parts.seat);
    if (!planet) return;
    const kind = resourceNumber(event.parts.resource);
    stock(planet, event.parts.resource, -1);
    await motion.fly(stage, event.parts.resource, 1, at(numberOf(planet)), motion.stall(kind));
    restock(view.markets[kind], view.markets[kind].count + 1);
    purse(planet, credits);
  }
  async function pirateLeaves(event: Told, stage: Stage, view: ColoniesView) {
    const [of, to] = [planetNumber(event.parts.of), planetNumber(event.parts.to)];
    const count: number = event.parts.count ?? 1;
    const link = route(view, of, to);
    link.pirates = Math.max(0, link.pirates - count);
    const seat: number | undefined = event.parts.seat;
    const taker = seat === undefined ? undefined : planetOfSeat(view, seat);
    const from = motion.layout ? pirateSpot(motion.layout, of, to, own(of)) : { x: 0, y: 0 };
    const away = taker ? at(numberOf(taker)) : { x: from.x, y: from.y - 60 };
    await motion.fly(stage, "pirate", count, from, away, 320);
    if (event.parts.resource) stock(taker, event.parts.resource, 1);
    if (event.parts.credits) {
      purse(taker, event.parts.credits);
      purse(view.planets[of], -event.parts.credits);
    }
  }

  return {
    async "turn-began"(event, stage, view) {
      view.turn = event.parts.turn;
      view.phase = "income";
      view.round = 0;
      motion.votes = {};
      motion.counted = null;
      await stage.rest(240);
    },
    produced: async (event, stage, view) => {
      const planet = planetOfSeat(view, event.parts.seat);
      if (!planet) return;
      stock(planet, event.parts.resource, event.parts.count);
      void motion.rise(stage, numberOf(planet), event.parts.resource, event.parts.count);
      await stage.rest(140);
    },
    settled: async (event, stage, view) => {
      const planet = planetOfSeat(view, event.parts.seat);
      if (!planet) return;
      settle(planet, event.parts.count);
      purse(planet, event.parts.credits);
      void motion.rise(stage, numberOf(planet), "colonist", event.parts.count);
      await stage.rest(160);
    },
    made: goods(1),
    gained: goods(1),
    lost: goods(-1),
    invested: goods(-1),
    spent: goods(-1),
    attracted: people(1),
    joined: people(1),
    "received-colonists": people(1),
    "lost-colonists": people(-1),
    employed: people(-1),
    async voted(event, stage) {
      motion.votes[event.parts.seat] = { ballot: event.parts.ballot, count: event.parts.count };
      await stage.rest(220);
    },
    async counted(event, stage) {
      motion.counted = { yes: event.parts.yes, no: event.parts.no };
      await stage.rest(700);
    },
    async carried(_event, stage) {
      await stage.rest(700);
    },
    async revealed(_event, stage) {
      await stage.rest(420);
    },
    "took-credits": rising(() => "credit", (event) => event.parts.count, (planet, event) => purse(planet, event.parts.count)),
    async banned(event, stage, view) {
      planetOfSeat(view, event.parts.seat)?.bans.push(event.parts.action as ActionName);
      await stage.rest(160);
    },
    "lost-action": (event, _stage, view) => {
      const planet = planetOfSeat(view, event.parts.seat);
      if (planet) planet.lost_actions = event.parts.count;
    },
    async "action-taken"(event, stage) {
      if (event.parts.seat === hand.desk.seat) hand.sales = [];
      await stage.rest(180);
    },
    async sold(event, stage, view) {
      if (event.parts.seat === hand.desk.seat) hand.sales = [...hand.sold, { resource: event.parts.resource, credits: event.parts.credits }];
      await toMarket(event, stage, view, event.parts.credits);
    },
    dumped: (event, stage, view) => toMarket(event, stage, view, 0),
    async bought(event, stage, view) {
      const planet = planetOfSeat(view, event.parts.seat);
      const kind = resourceNumber(event.parts.resource);
      restock(view.markets[kind], Math.max(0, view.markets[kind].count - event.parts.count));
      if (!planet) return;
      await motion.fly(stage, event.parts.resource, event.parts.count, motion.stall(kind), at(numberOf(planet)));
      stock(planet, event.parts.resource, event.parts.count);
      purse(planet, -event.parts.credits);
    },
    async upgraded(event, stage, view) {
      await level(event, stage, view);
    },
    async downgraded(event, stage, view) {
      await level(event, stage, view);
    },
    async adjusted(event, stage, view) {
      const mover = planetOfSeat(view, event.parts.seat);
      if (!mover) return;
      const [of, to] = [numberOf(mover), planetNumber(event.parts.planet)];
      const [mine, theirs] = [route(view, of, to).gives, route(view, of, to).gets];
      await stage.tween(360, (t) => {
        promise(view, of, to, t < 1 ? mine + (event.parts.mine - mine) * t : event.parts.mine);
        promise(view, to, of, t < 1 ? theirs + (event.parts.theirs - theirs) * t : event.parts.theirs);
      });
      purse(mover, -(event.parts.credits ?? 0));
      purse(view.planets[to], event.parts.credits ?? 0);
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
    async "markets-emptied"(_event, stage, view) {
      for (const market of view.markets) restock(market, 0);
      await stage.rest(400);
    },
    async "pirates-placed"(event, stage, view) {
      const [of, to] = [planetNumber(event.parts.of), planetNumber(event.parts.to)];
      if (motion.layout) await motion.fly(stage, "pirate", event.parts.count ?? 1, at(of), pirateSpot(motion.layout, of, to, own(of)), 240);
      route(view, of, to).pirates += event.parts.count ?? 1;
    },
    async "agreements-fulfilled"(_event, stage, view) {
      view.phase = "upkeep";
      await stage.rest(300);
    },
    async delivered(event, stage, view) {
      const [of, to] = [planetNumber(event.parts.of), planetNumber(event.parts.to)];
      stock(view.planets[of], event.parts.resource, -event.parts.count);
      stock(view.planets[to], event.parts.resource, event.parts.count);
      void motion.fly(stage, event.parts.resource, event.parts.count, at(of), at(to), 620);
      await stage.rest(130);
    },
    async intercepted(event, stage, view) {
      const [of, to] = [planetNumber(event.parts.of), planetNumber(event.parts.to)];
      const kind = resourceNumber(event.parts.resource);
      stock(view.planets[of], event.parts.resource, -event.parts.count);
      const pill = motion.layout ? pirateSpot(motion.layout, to, of, own(to)) : at(to);
      await motion.fly(stage, event.parts.resource, event.parts.count, at(of), pill, 360);
      await motion.fly(stage, event.parts.resource, event.parts.count, pill, motion.stall(kind), 320);
      restock(view.markets[kind], view.markets[kind].count + event.parts.count);
    },
    async compensated(event, stage, view) {
      const [of, to] = [planetNumber(event.parts.of), planetNumber(event.parts.to)];
      await motion.fly(stage, "credit", event.parts.count, at(of), at(to));
      purse(view.planets[of], -event.parts.count);
      purse(view.planets[to], event.parts.count);
    },
    async "turned-pirate"(event, stage, view) {
      const planet = planetOfSeat(view, event.parts.seat);
      if (planet) planet.colonists = 0;
      await stage.rest(200);
    },
    async "first-passed"(event, stage, view) {
      view.first = event.parts.first;
      await stage.rest(240);
    },
  };

  async function level(event: Told, stage: Stage, view: ColoniesView) {
    const planet = planetOfSeat(view, event.parts.seat);
    if (!planet?.technologies) return;
    planet.technologies[TECHNOLOGIES.indexOf(event.parts.technology as Technology)] = event.parts.level;
    await motion.rise(stage, numberOf(planet), event.parts.technology, event.kind === "upgraded" ? 1 : -1, 700);
  }
}

