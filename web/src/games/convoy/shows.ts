/** What is shown of each event: the view takes over what it says, and Motion moves the pieces. */
import type { Shows } from "../../desk/playback.svelte";
import { between, feet, standing } from "./geometry";
import { copy, FALL, STEP, type Motion } from "./motion.svelte";
import { ENGINES, memberOf, type Convoy } from "./view";

export function shows(motion: Motion): Shows<Convoy> {
  return {
    cycle: (event, _stage, view) => {
      copy(view.tracker, { stalled: event.stalled, cycle: event.cycle, dice: event.dice });
      view.rolled = [];
    },
    rolled: (event, stage, view) => motion.roll(event.dice, event, stage, view),
    "rolled-two": async (event, stage, view) => {
      await motion.roll(event.rolls, event, stage, view);
      await stage.rest(300);
    },
    "six-placed": async (event, stage, view) => {
      copy(view.sixes, { left: event.sixes });
      if (event.dice) await motion.fall(event.module - 1, event.dice, stage, view);
      copy(view.points, { left: event.points });
    },
    directed: (event, _stage, view) => motion.change(view, event.crew, { own: event.own }),
    stepped: async (event, stage, view) => {
      copy(view.points, { left: event.points, burnt: event.burnt, momentum: event.momentum });
      motion.change(view, event.crew, { own: event.own });
      motion.remember(event);
      await motion.walk(event.crew, event.to, stage, view);
    },
    attacked: async (event, stage, view) => {
      const { crew, to, foe } = event;
      motion.remember(event);
      copy(view.points, { left: event.points, burnt: event.burnt });
      const from = motion.where(crew, view);
      const goal = between(from, motion.where(foe, view), 0.62);
      await stage.tween(STEP, (t) => (motion.moved[crew] = between(from, goal, t)));
      motion.duel = { crew, foe, space: to, roll: 0, against: 0, result: null };
      stage.after(() => {
        if (!motion.desk.view.grapple) motion.calm();
      });
    },
    grappled: async (event, stage, view) => {
      const { crew, foe, roll, against, result } = event;
      const space = event.space ?? memberOf(view, foe)?.at;
      if (!space) return;
      motion.duel = { crew, foe, space, roll, against, result };
      await stage.rest(1100);
      motion.duel = null;
      stage.after(() => motion.calm());
      if (result !== "won") return;
      const from = motion.where(crew, view);
      const goal = feet(motion.ship(), space);
      await stage.tween(STEP, (t) => (motion.moved[crew] = between(from, goal, t)));
      motion.change(view, crew, { at: space });
    },
    "held-off": async (event, stage) => {
      const crew = event.crew;
      const from = motion.moved[crew];
      if (!from) return;
      const home = standing(motion.ship(), motion.desk.view)[crew];
      await stage.tween(STEP, (t) => (motion.moved[crew] = between(from, home, t)));
      delete motion.moved[crew];
    },
    pushed: async (event, stage, view) => motion.walk(event.crew, event.to, stage, view),
    seized: (event, _stage, view) => {
      motion.change(view, event.crew, { carrying: true, cost: event.cost });
      motion.change(view, event.foe, { carrying: false, cost: event.foe_cost });
    },
    "charge-broken": (event, _stage, view) => {
      motion.change(view, event.crew, { carrying: false, cost: event.cost });
      copy(view, { supply: event.supply });
    },
    momentum: (event, _stage, view) => {
      motion.change(view, event.crew, { own: event.own });
      copy(view.points, { momentum: event.momentum });
    },
    took: async (event, stage, view) => {
      view.modules[event.module - 1].charge = false;
      const at = motion.where(event.crew, view);
      await motion.fly({ x: at.x, y: at.y - 14 }, motion.hands(at), stage);
      motion.change(view, event.crew, { carrying: true, cost: event.cost });
    },
    destroyed: async (event, stage, view) => {
      view.modules[event.module - 1].charge = false;
      copy(view, { supply: event.supply });
      await stage.rest(160);
    },
    placed: async (event, stage, view) => {
      const engine = ENGINES.indexOf(event.engine);
      motion.change(view, event.crew, { carrying: false, cost: event.cost });
      await motion.fly(
        motion.hands(motion.where(event.crew, view)),
        motion.ship().square(engine, event.charges - 1),
        stage,
      );
      view.engines[engine].charges = event.charges;
      copy(view.crews[event.seat], { charges: event.held });
      copy(view.tracker, { stalled: event.stalled });
      motion.want(view, event.wanted);
      await stage.rest(140);
    },
    burnt: async (event, stage, view) => {
      event.engines?.forEach((charges, engine) => (view.engines[engine].charges = charges));
      copy(view.crews[event.seat], { charges: event.held });
      for (const [crew, cost] of Object.entries(event.costs ?? {}))
        motion.change(view, crew, { carrying: false, cost });
      copy(view, { supply: event.supply });
      motion.want(view, event.wanted);
      await stage.rest(200);
    },
    points: (event, _stage, view) => copy(view.points, { burnt: event.burnt }),
    "die-removed": (event, stage, view) => motion.takeOff(event.module - 1, event.dice, stage, view),
    hacked: (event, stage, view) => motion.takeOff(event.module - 1, event.dice, stage, view),
    returned: async (event, stage, view) => {
      const from = motion.where(event.crew, view);
      motion.change(view, event.crew, { lost: false, at: event.engine });
      copy(view.crews[event.seat], { aboard: event.aboard });
      if (view.scale) copy(view.scale, event.scale ?? {});
      const to = standing(motion.ship(), view)[event.crew];
      await stage.tween(FALL, (t) => (motion.moved[event.crew] = between(from, to, t)));
      delete motion.moved[event.crew];
    },
    "move-ended": async (event, stage, view) => {
      motion.endTurn();
      for (const one of view.crew) copy(one, { own: event.own });
      copy(view.points, { left: event.points, burnt: event.burnt, momentum: event.momentum });
      await stage.rest(200);
    },
    flipped: async (event, stage, view) => motion.flip(event, stage, view),
    "charge-made": async (event, stage, view) => {
      view.modules[event.module - 1].charge = true;
      copy(view, { supply: event.supply });
      await stage.rest(220);
    },
    "charge-lost": (event, _stage, view) => copy(view, { supply: event.supply }),
    lost: (event, stage, view) => motion.lose(event, stage, view),
    "lost-with-charge": async (event, stage, view) => {
      await motion.lose(event, stage, view);
      copy(view, { supply: event.supply });
    },
    tracker: async (event, stage, view) => {
      const cells = view.tracker.at - event.tracker;
      await stage.tween(300, (t) => {
        motion.slide = t * cells;
        if (t > 0.5) motion.slid = event.tracker;
      });
      motion.slide = 0;
      motion.slid = null;
      view.tracker.at = event.tracker;
      if (view.scale) copy(view.scale, event.scale ?? {});
    },
    "tracker-stalled": async (_event, stage) => stage.rest(260),
  };
}
