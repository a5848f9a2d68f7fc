/** How what happens aboard is shown: who walks, which die falls, which Module turns over. */
import type { Shows } from "../../desk/desk.svelte";
import type { Stage } from "../../desk/stage";
import type {
  ConvoyFlipped,
  ConvoyGrappled,
  ConvoyLost,
  ConvoyLostWithCharge,
  ConvoyRolled,
  ConvoyRolledTwo,
} from "../../net/types";
import { between, centre, feet, standing, type At, type Ship } from "./geometry";
import {
  ENGINES,
  memberOf,
  spotOf,
  type Convoy,
  type ConvoyDesk,
  type ConvoyView,
  type Crew,
  type Member,
} from "./view";

const STEP = 180;
const FALL = 360;
const FLIP = 520;

export interface Flying {
  from: At;
  to: At;
  t: number;
}
export interface Dropped {
  at: At;
  face: number;
  t: number;
}
export interface Duel {
  crew: Crew;
  foe: Crew;
  space: string;
  /** 0 until both have rolled. */
  roll: number;
  against: number;
  /** How it came out for the one who stepped. */
  result: ConvoyGrappled["result"];
}

/** What an event says is so: one that was stored by an earlier version may not say all of it. */
type Says<T> = { [K in keyof T]?: T[K] | null };

/** Take over what an event says, and leave the rest as it is. */
function copy<T extends object>(drawn: T, says: Says<T>): void {
  for (const key of Object.keys(says) as (keyof T)[]) {
    const value = says[key];
    if (value !== null && value !== undefined) drawn[key] = value as T[keyof T];
  }
}

const steady = (t: number): number => t;

export class Motion {
  /** Where somebody is on the way, instead of where the view has it. */
  moved = $state<Record<string, At>>({});
  fade = $state<Record<string, number>>({});
  /** By Module: how far it has turned over, from 0 to 1. */
  flips = $state<Record<number, number>>({});
  /** By Module and die: how far it has come down. */
  falls = $state<Record<string, number>>({});
  cube = $state.raw<Flying | null>(null);
  dropped = $state.raw<Dropped[]>([]);
  duel = $state.raw<Duel | null>(null);
  /** The marker of the tracker on its way, in cells, and the number it has come to. */
  slide = $state(0);
  slid = $state<number | null>(null);

  constructor(
    private readonly desk: ConvoyDesk,
    private readonly ship: () => Ship,
  ) {}

  shows(): Shows<Convoy> {
    return {
      cycle: (event, _stage, view) => {
        copy(view.tracker, { stalled: false, cycle: event.cycle, dice: event.dice });
        view.rolled = [];
      },
      rolled: (event, stage, view) => this.roll(event.dice, event, stage, view),
      "rolled-two": async (event, stage, view) => {
        await this.roll(event.rolls, event, stage, view);
        await stage.rest(300);
      },
      "six-placed": async (event, stage, view) => {
        copy(view.sixes, { left: event.sixes });
        if (event.dice) await this.fall(event.module - 1, event.dice, stage, view);
        copy(view.points, { left: event.points });
      },
      directed: (event, _stage, view) => this.change(view, event.crew, { own: event.own }),
      stepped: async (event, stage, view) => {
        copy(view.points, { left: event.points, burnt: event.burnt, momentum: event.momentum });
        this.change(view, event.crew, { own: event.own });
        await this.walk(event.crew, event.to, stage, view);
      },
      attacked: async (event, stage, view) => {
        const { crew, to, foe } = event;
        copy(view.points, { left: event.points, burnt: event.burnt });
        const from = this.where(crew, view);
        const goal = between(from, this.where(foe, view), 0.62);
        await stage.tween(STEP, (t) => (this.moved[crew] = between(from, goal, t)));
        this.duel = { crew, foe, space: to, roll: 0, against: 0, result: null };
        stage.after(() => {
          if (!this.desk.view.grapple) this.calm();
        });
      },
      grappled: async (event, stage, view) => {
        const { crew, foe, roll, against, result } = event;
        const space = event.space ?? memberOf(view, foe)?.at;
        if (!space) return;
        this.duel = { crew, foe, space, roll, against, result };
        await stage.rest(1100);
        this.duel = null;
        stage.after(() => this.calm());
        if (result !== "won") return;
        const from = this.where(crew, view);
        const goal = feet(this.ship(), space);
        await stage.tween(STEP, (t) => (this.moved[crew] = between(from, goal, t)));
      },
      "held-off": async (event, stage) => {
        const crew = event.crew;
        const from = this.moved[crew];
        if (!from) return;
        const home = standing(this.ship(), this.desk.view)[crew];
        await stage.tween(STEP, (t) => (this.moved[crew] = between(from, home, t)));
        delete this.moved[crew];
      },
      pushed: async (event, stage, view) => this.walk(event.crew, event.to, stage, view),
      seized: (event, _stage, view) => {
        this.change(view, event.crew, { carrying: true, cost: event.cost });
        this.change(view, event.foe, { carrying: false, cost: event.foe_cost });
      },
      "charge-broken": (event, _stage, view) => {
        this.change(view, event.crew, { carrying: false, cost: event.cost });
        copy(view, { supply: event.supply });
      },
      momentum: (event, _stage, view) => {
        this.change(view, event.crew, { own: event.own });
        copy(view.points, { momentum: event.momentum });
      },
      took: async (event, stage, view) => {
        view.modules[event.module - 1].charge = false;
        const at = this.where(event.crew, view);
        await this.fly({ x: at.x, y: at.y - 14 }, this.hands(at), stage);
        this.change(view, event.crew, { carrying: true, cost: event.cost });
      },
      destroyed: async (event, stage, view) => {
        view.modules[event.module - 1].charge = false;
        copy(view, { supply: event.supply });
        await stage.rest(160);
      },
      placed: async (event, stage, view) => {
        const engine = ENGINES.indexOf(event.engine);
        this.change(view, event.crew, { carrying: false, cost: event.cost });
        await this.fly(this.hands(this.where(event.crew, view)), this.ship().square(engine, event.charges - 1), stage);
        view.engines[engine].charges = event.charges;
        view.tracker.stalled = true;
        this.want(view, event.wanted);
        await stage.rest(140);
      },
      burnt: async (event, stage, view) => {
        event.engines?.forEach((charges, engine) => (view.engines[engine].charges = charges));
        for (const [crew, cost] of Object.entries(event.costs ?? {}))
          this.change(view, crew, { carrying: false, cost });
        copy(view, { supply: event.supply });
        this.want(view, event.wanted);
        await stage.rest(200);
      },
      points: (event, _stage, view) => copy(view.points, { burnt: event.burnt }),
      "die-removed": (event, stage, view) => this.takeOff(event.module - 1, event.dice, stage, view),
      hacked: (event, stage, view) => this.takeOff(event.module - 1, event.dice, stage, view),
      returned: async (event, stage, view) => {
        const from = this.where(event.crew, view);
        this.change(view, event.crew, { lost: false, at: event.engine });
        copy(view.crews[event.seat], { aboard: event.aboard });
        if (view.scale) copy(view.scale, event.scale ?? {});
        const to = standing(this.ship(), view)[event.crew];
        await stage.tween(FALL, (t) => (this.moved[event.crew] = between(from, to, t)));
        delete this.moved[event.crew];
      },
      "move-ended": async (event, stage, view) => {
        for (const one of view.crew) one.own = 0;
        copy(view.points, { left: event.points, burnt: 0, momentum: 0 });
        await stage.rest(200);
      },
      flipped: async (event, stage, view) => this.flip(event, stage, view),
      "charge-made": async (event, stage, view) => {
        view.modules[event.module - 1].charge = true;
        copy(view, { supply: event.supply });
        await stage.rest(220);
      },
      "charge-lost": (event, _stage, view) => copy(view, { supply: event.supply }),
      lost: (event, stage, view) => this.lose(event, stage, view),
      "lost-with-charge": async (event, stage, view) => {
        await this.lose(event, stage, view);
        copy(view, { supply: event.supply });
      },
      tracker: async (event, stage, view) => {
        const cells = view.tracker.at - event.tracker;
        await stage.tween(300, (t) => {
          this.slide = t * cells;
          if (t > 0.5) this.slid = event.tracker;
        });
        this.slide = 0;
        this.slid = null;
        view.tracker.at = event.tracker;
        if (view.scale) copy(view.scale, event.scale ?? {});
      },
      "tracker-stalled": async (_event, stage) => stage.rest(260),
    };
  }

  // -- the crew ------------------------------------------------------------------------------

  private where(crew: string, view: ConvoyView): At {
    return this.moved[crew] ?? standing(this.ship(), view)[crew] ?? { x: 0, y: 0 };
  }

  /** Over the head, or at the side of a small figure. */
  private hands(at: At): At {
    const ship = this.ship();
    return ship.up
      ? { x: at.x - 18 * ship.figure, y: at.y - 12 * ship.figure }
      : { x: at.x, y: at.y - 59 * ship.figure };
  }

  private change(view: ConvoyView, crew: string, says: Says<Member>): void {
    const one = memberOf(view, crew);
    if (one) copy(one, says);
  }

  private want(view: ConvoyView, wanted: ConvoyView["engines"][number]["wanted"][] | null): void {
    wanted?.forEach((squares, engine) => (view.engines[engine].wanted = squares));
  }

  private async walk(crew: string, to: string, stage: Stage, view: ConvoyView): Promise<void> {
    const one = memberOf(view, crew)!;
    const from = this.where(crew, view);
    one.at = to;
    const goal = standing(this.ship(), view)[crew];
    await stage.tween(STEP, (t) => (this.moved[crew] = between(from, goal, t)), steady);
    delete this.moved[crew];
  }

  private async lose(event: ConvoyLost | ConvoyLostWithCharge, stage: Stage, view: ConvoyView): Promise<void> {
    const one = memberOf(view, event.crew)!;
    if (one.at !== null) await this.driftOut([one.crew], stage, view);
    Object.assign(one, { at: null, lost: true, own: 0, carrying: false });
    copy(view.crews[event.owner], { aboard: event.aboard });
    if (view.scale) copy(view.scale, event.scale ?? {});
    delete this.moved[one.crew];
    delete this.fade[one.crew];
  }

  private async driftOut(crews: string[], stage: Stage, view: ConvoyView): Promise<void> {
    const starts = crews.map((crew) => this.where(crew, view));
    await stage.tween(FALL, (t) => {
      crews.forEach((crew, i) => {
        this.moved[crew] = { x: starts[i].x + 14 * t, y: starts[i].y - 60 * t };
        this.fade[crew] = 1 - t;
      });
    });
  }

  private calm(): void {
    this.moved = {};
    this.fade = {};
    this.duel = null;
  }

  // -- dice ----------------------------------------------------------------------------------

  private async roll(
    faces: number[],
    event: ConvoyRolled | ConvoyRolledTwo,
    stage: Stage,
    view: ConvoyView,
  ): Promise<void> {
    view.rolled = faces;
    copy(view.sixes, { left: event.sixes });
    for (const [i, module] of (event.modules ?? []).entries())
      if (module !== null) await this.fall(module - 1, [...view.modules[module - 1].dice, faces[i]], stage, view);
    event.hanging?.forEach((dice, module) => (view.modules[module].dice = dice));
    copy(view.points, { left: event.points });
  }

  /** The last of these dice comes down over a Module. */
  private async fall(module: number, dice: number[], stage: Stage, view: ConvoyView): Promise<void> {
    const key = `${module}.${dice.length - 1}`;
    this.falls[key] = 0;
    view.modules[module].dice = dice;
    await stage.tween(FALL, (t) => (this.falls[key] = t));
    delete this.falls[key];
  }

  private async takeOff(module: number, left: number[] | null, stage: Stage, view: ConvoyView): Promise<void> {
    const dice = view.modules[module].dice;
    const face = dice.at(-1);
    if (face === undefined || !left) return;
    view.modules[module].dice = left;
    const at = this.ship().die(module, dice.length - 1, dice.length);
    await stage.tween(FALL, (t) => (this.dropped = [{ at, face, t }]));
    this.dropped = [];
  }

  // -- Modules and Charges -------------------------------------------------------------------

  private async flip(event: ConvoyFlipped, stage: Stage, view: ConvoyView): Promise<void> {
    const at = event.module - 1;
    const module = view.modules[at];
    copy(module, { dice: event.dice });
    if (event.thrown?.length) await this.driftOut(event.thrown, stage, view);
    let turned = false;
    const turnOver = () => {
      turned = true;
      const { side, rows, generator, console } = event;
      Object.assign(module, { side, rows, generator, console, charge: false });
    };
    await stage.tween(
      FLIP,
      (t) => {
        if (t >= 0.5 && !turned) turnOver();
        this.flips[at] = t;
      },
      (t) => t * t * (3 - 2 * t),
    );
    delete this.flips[at];
  }

  private async fly(from: At, to: At, stage: Stage): Promise<void> {
    await stage.tween(220, (t) => (this.cube = { from, to, t }));
    this.cube = null;
  }
}

/** The spaces of a walk as points, from the feet that set out. */
export function trail(ship: Ship, from: string, way: string[]): At[] {
  return [from, ...way].map((space, i, all) => {
    const here = centre(ship, space);
    const next = spotOf(all[i === 0 ? 1 : i - 1]);
    // Into or out of an Engine the line runs level with the space beside it.
    if (spotOf(space).engine < 0 || next.engine >= 0) return here;
    const beside = centre(ship, all[i === 0 ? 1 : i - 1]);
    return ship.up ? { x: beside.x, y: here.y } : { x: here.x, y: beside.y };
  });
}
