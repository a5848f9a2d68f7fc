/** How what happens aboard is shown: who walks, which die falls, which Module turns over. */
import type { Desk, Shows } from "../../desk/desk.svelte";
import type { Stage } from "../../desk/stage";
import { between, centre, feet, standing, type At, type Ship } from "./geometry";
import { MODULES, memberOf, moduleOf, pay, spaceName, spotOf, type ConvoyView } from "./view";

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
  crew: string;
  foe: string;
  space: string;
  roll: number;
  against: number;
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
  /** The marker of the tracker on its way, in cells. */
  slide = $state(0);

  constructor(
    private readonly desk: Desk<ConvoyView>,
    private readonly ship: () => Ship,
  ) {}

  shows(): Shows<ConvoyView> {
    return {
      cycle: (event, _stage, view) => {
        view.tracker.stalled = false;
        view.tracker.cycle = event.parts.cycle;
        view.rolled = [];
      },
      rolled: (event, stage, view) => this.roll(event.parts.dice, stage, view),
      "rolled-two": (event, stage, view) => this.roll(event.parts.rolls, stage, view),
      "six-placed": async (event, stage, view) => {
        view.sixes.left = Math.max(0, view.sixes.left - 1);
        await this.fall(event.parts.module - 1, 6, stage, view);
      },
      directed: (event, _stage, view) => {
        const one = memberOf(view, event.parts.crew);
        if (one) one.own += event.parts.count;
      },
      stepped: async (event, stage, view) => {
        const { crew, to, count } = event.parts;
        const one = memberOf(view, crew)!;
        pay(view, one, count);
        await this.walk(crew, to, stage, view);
      },
      attacked: async (event, stage, view) => {
        const { crew, to, foe, count } = event.parts;
        pay(view, memberOf(view, crew)!, count);
        const from = this.where(crew, view);
        const goal = between(from, this.where(foe, view), 0.62);
        await stage.tween(STEP, (t) => (this.moved[crew] = between(from, goal, t)));
        this.duel = { crew, foe, space: to, roll: 0, against: 0 };
        stage.after(() => {
          if (!this.desk.view.grapple) this.calm();
        });
      },
      grappled: async (event, stage, view) => {
        const { crew, foe, roll, against } = event.parts;
        const space = view.grapple?.space ?? memberOf(view, foe)?.at ?? "bow";
        this.duel = { crew, foe, space, roll, against };
        await stage.rest(1100);
        this.duel = null;
        stage.after(() => this.calm());
        if (roll <= against) return;
        const from = this.where(crew, view);
        const goal = feet(this.ship(), space);
        await stage.tween(STEP, (t) => (this.moved[crew] = between(from, goal, t)));
      },
      "held-off": async (event, stage) => {
        const crew = event.parts.crew;
        const from = this.moved[crew];
        if (!from) return;
        const home = standing(this.ship(), this.desk.view)[crew];
        await stage.tween(STEP, (t) => (this.moved[crew] = between(from, home, t)));
        delete this.moved[crew];
      },
      pushed: async (event, stage, view) => this.walk(event.parts.crew, event.parts.to, stage, view),
      seized: (event, _stage, view) => {
        memberOf(view, event.parts.crew)!.carrying = true;
        memberOf(view, event.parts.foe)!.carrying = false;
      },
      "charge-broken": (event, _stage, view) => {
        memberOf(view, event.parts.crew)!.carrying = false;
        view.supply += 1;
      },
      momentum: (event, _stage, view) => {
        memberOf(view, event.parts.crew)!.own += event.parts.count;
      },
      took: async (event, stage, view) => {
        view.modules[event.parts.module - 1].charge = false;
        const at = this.where(event.parts.crew, view);
        await this.fly({ x: at.x, y: at.y - 14 }, this.hands(at), stage);
        memberOf(view, event.parts.crew)!.carrying = true;
      },
      destroyed: async (event, stage, view) => {
        view.modules[event.parts.module - 1].charge = false;
        view.supply += 1;
        await stage.rest(160);
      },
      placed: async (event, stage, view) => {
        const engine = event.parts.engine === "bow" ? 0 : 1;
        memberOf(view, event.parts.crew)!.carrying = false;
        await this.fly(this.hands(this.where(event.parts.crew, view)), this.ship().square(engine, event.parts.charges - 1), stage);
        view.engines[engine].charges = event.parts.charges;
        view.tracker.stalled = true;
        await stage.rest(140);
      },
      burnt: async (event, stage, view) => {
        for (const paid of event.parts.paid as string[]) {
          const engine = view.engines.find((one) => one.engine === paid);
          if (engine) engine.charges -= 1;
          else memberOf(view, paid)!.carrying = false;
          view.supply += 1;
        }
        await stage.rest(200);
      },
      points: (event, _stage, view) => {
        view.points.burnt += event.parts.count;
      },
      "die-removed": (event, stage, view) => this.takeOff(event.parts.module - 1, stage, view),
      hacked: (event, stage, view) => this.takeOff(event.parts.module - 1, stage, view),
      returned: async (event, stage, view) => {
        const one = memberOf(view, event.parts.crew)!;
        const from = this.where(one.crew, view);
        one.lost = false;
        one.at = event.parts.engine;
        const to = standing(this.ship(), view)[one.crew];
        await stage.tween(FALL, (t) => (this.moved[one.crew] = between(from, to, t)));
        delete this.moved[one.crew];
      },
      "move-ended": async (_event, stage, view) => {
        for (const one of view.crew) one.own = 0;
        view.points.left = view.points.burnt = 0;
        await stage.rest(200);
      },
      flipped: async (event, stage, view) => this.flip(event.parts, stage, view),
      "charge-made": async (event, stage, view) => {
        view.modules[event.parts.module - 1].charge = true;
        view.supply = Math.max(0, view.supply - 1);
        await stage.rest(220);
      },
      "charge-lost": (_event, _stage, view) => {
        view.supply += 1;
      },
      lost: (event, stage, view) => this.lose(event.parts.crew, stage, view),
      "lost-with-charge": async (event, stage, view) => {
        await this.lose(event.parts.crew, stage, view);
        view.supply += 1;
      },
      tracker: async (event, stage, view) => {
        await stage.tween(300, (t) => (this.slide = t));
        this.slide = 0;
        view.tracker.at = event.parts.tracker;
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
    return ship.up ? { x: at.x - 18 * ship.figure, y: at.y - 12 * ship.figure } : { x: at.x, y: at.y - 59 * ship.figure };
  }

  private async walk(crew: string, to: string, stage: Stage, view: ConvoyView): Promise<void> {
    const one = memberOf(view, crew)!;
    const from = this.where(crew, view);
    one.at = to;
    const goal = standing(this.ship(), view)[crew];
    await stage.tween(STEP, (t) => (this.moved[crew] = between(from, goal, t)), steady);
    delete this.moved[crew];
  }

  private async lose(crew: string, stage: Stage, view: ConvoyView): Promise<void> {
    const one = memberOf(view, crew)!;
    if (one.at !== null) await this.driftOut([crew], stage, view);
    one.at = null;
    one.lost = true;
    one.own = 0;
    one.carrying = false;
    delete this.moved[crew];
    delete this.fade[crew];
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

  private async roll(faces: number[], stage: Stage, view: ConvoyView): Promise<void> {
    view.rolled = faces;
    view.sixes.left = faces.filter((face) => face === 6).length;
    for (const face of faces) if (face <= MODULES) await this.fall(face - 1, face, stage, view);
    if (faces.length === 2 && view.players === 2) await stage.rest(300);
  }

  private async fall(module: number, face: number, stage: Stage, view: ConvoyView): Promise<void> {
    const dice = view.modules[module].dice;
    const key = `${module}.${dice.length}`;
    this.falls[key] = 0;
    dice.push(face);
    await stage.tween(FALL, (t) => (this.falls[key] = t));
    delete this.falls[key];
  }

  private async takeOff(module: number, stage: Stage, view: ConvoyView): Promise<void> {
    const dice = view.modules[module].dice;
    const count = dice.length;
    const face = dice.pop();
    if (face === undefined) return;
    const at = this.ship().die(module, count - 1, count);
    await stage.tween(FALL, (t) => (this.dropped = [{ at, face, t }]));
    this.dropped = [];
  }

  // -- Modules and Charges -------------------------------------------------------------------

  private async flip(parts: Record<string, unknown>, stage: Stage, view: ConvoyView): Promise<void> {
    const at = (parts.module as number) - 1;
    const module = view.modules[at];
    module.dice.shift();
    const aboard = view.crew.filter((one) => moduleOf(one.at) === at).map((one) => one.crew);
    if (aboard.length) await this.driftOut(aboard, stage, view);
    let turned = false;
    const turnOver = () => {
      turned = true;
      module.charge = false;
      module.side = parts.side as "front" | "back";
      if (parts.rows) module.rows = parts.rows as string[];
      module.generator = find(module.rows, "G", at);
      module.console = find(module.rows, "C", at);
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

function find(rows: string[], what: string, module: number): string | null {
  const row = rows.findIndex((one) => one.includes(what));
  return row < 0 ? null : spaceName(module, rows[row].indexOf(what), row);
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
