/** How what happens aboard moves: who walks, which die falls, which Module turns over. */
import type { Stage } from "../../desk/stage";
import type {
  ConvoyFlipped,
  ConvoyGrappled,
  ConvoyLost,
  ConvoyLostWithCharge,
  ConvoyRolled,
  ConvoyRolledTwo,
} from "../../net/types";
import { between, centre, standing, type At, type Ship } from "./geometry";
import { memberOf, spotOf, type ConvoyDesk, type ConvoyView, type Crew, type Member } from "./view";

export const STEP = 180; // milliseconds
export const FALL = 360;
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

/** Somebody's way over several spaces, the one it began on first. */
export interface Walk {
  crew: string;
  spaces: string[];
}

/** What an event says is so: one that was stored by an earlier version may not say all of it. */
type Says<T> = { [K in keyof T]?: T[K] | null };

/** Take over what an event says, and leave the rest as it is. */
export function copy<T extends object>(drawn: T, says: Says<T>): void {
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
  /** What others walked in their last turn. */
  walks = $state.raw<Walk[]>([]);
  private turnOver = false;
  dropped = $state.raw<Dropped[]>([]);
  duel = $state.raw<Duel | null>(null);
  /** The marker of the tracker on its way, in cells, and the number it has come to. */
  slide = $state(0);
  slid = $state<number | null>(null);

  constructor(
    readonly desk: ConvoyDesk,
    readonly ship: () => Ship,
  ) {}

  // -- the crew ------------------------------------------------------------------------------

  where(crew: string, view: ConvoyView): At {
    return this.moved[crew] ?? standing(this.ship(), view)[crew] ?? { x: 0, y: 0 };
  }

  /** Over the head, or at the side of a small figure. */
  hands(at: At): At {
    const ship = this.ship();
    return ship.up
      ? { x: at.x - 18 * ship.figure, y: at.y - 12 * ship.figure }
      : { x: at.x, y: at.y - 59 * ship.figure };
  }

  change(view: ConvoyView, crew: string, says: Says<Member>): void {
    const one = memberOf(view, crew);
    if (one) copy(one, says);
  }

  want(view: ConvoyView, wanted: ConvoyView["engines"][number]["wanted"][] | null): void {
    wanted?.forEach((squares, engine) => (view.engines[engine].wanted = squares));
  }

  /** A step of somebody else leaves a trace, until the viewer acts or another turn begins. */
  remember({ seat, crew, from, to }: { seat: number; crew: string; from: string; to: string }): void {
    const before = this.turnOver || seat === this.desk.seat ? [] : this.walks;
    this.turnOver = false;
    if (seat === this.desk.seat) return void (this.walks = before);
    const last = before.at(-1);
    const goesOn = last?.crew === crew && last.spaces.at(-1) === from;
    this.walks = goesOn
      ? [...before.slice(0, -1), { crew, spaces: [...last.spaces, to] }]
      : [...before, { crew, spaces: [from, to] }];
  }
  /** The next step is of another turn. */
  endTurn(): void {
    this.turnOver = true;
  }

  async walk(crew: string, to: string, stage: Stage, view: ConvoyView): Promise<void> {
    const one = memberOf(view, crew)!;
    const from = this.where(crew, view);
    one.at = to;
    const goal = standing(this.ship(), view)[crew];
    await stage.tween(STEP, (t) => (this.moved[crew] = between(from, goal, t)), steady);
    delete this.moved[crew];
  }

  async lose(event: ConvoyLost | ConvoyLostWithCharge, stage: Stage, view: ConvoyView): Promise<void> {
    const one = memberOf(view, event.crew)!;
    if (one.at !== null) await this.driftOut([one.crew], stage, view);
    Object.assign(one, { at: null, lost: true, own: 0, carrying: false });
    copy(view.crews[event.owner], { aboard: event.aboard });
    if (view.scale) copy(view.scale, event.scale ?? {});
    delete this.moved[one.crew];
    delete this.fade[one.crew];
  }

  async driftOut(crews: string[], stage: Stage, view: ConvoyView): Promise<void> {
    const starts = crews.map((crew) => this.where(crew, view));
    await stage.tween(FALL, (t) => {
      crews.forEach((crew, i) => {
        this.moved[crew] = { x: starts[i].x + 14 * t, y: starts[i].y - 60 * t };
        this.fade[crew] = 1 - t;
      });
    });
  }

  calm(): void {
    this.moved = {};
    this.fade = {};
    this.duel = null;
  }

  // -- dice ----------------------------------------------------------------------------------

  async roll(faces: number[], event: ConvoyRolled | ConvoyRolledTwo, stage: Stage, view: ConvoyView): Promise<void> {
    view.rolled = faces;
    copy(view.sixes, { left: event.sixes });
    for (const [i, module] of (event.modules ?? []).entries())
      if (module !== null) await this.fall(module - 1, [...view.modules[module - 1].dice, faces[i]], stage, view);
    event.hanging?.forEach((dice, module) => (view.modules[module].dice = dice));
    copy(view.points, { left: event.points });
  }

  /** The last of these dice comes down over a Module. */
  async fall(module: number, dice: number[], stage: Stage, view: ConvoyView): Promise<void> {
    const key = `${module}.${dice.length - 1}`;
    this.falls[key] = 0;
    view.modules[module].dice = dice;
    await stage.tween(FALL, (t) => (this.falls[key] = t));
    delete this.falls[key];
  }

  async takeOff(module: number, left: number[] | null, stage: Stage, view: ConvoyView): Promise<void> {
    const dice = view.modules[module].dice;
    const face = dice.at(-1);
    if (face === undefined || !left) return;
    view.modules[module].dice = left;
    const at = this.ship().die(module, dice.length - 1, dice.length);
    await stage.tween(FALL, (t) => (this.dropped = [{ at, face, t }]));
    this.dropped = [];
  }

  // -- Modules and Charges -------------------------------------------------------------------

  async flip(event: ConvoyFlipped, stage: Stage, view: ConvoyView): Promise<void> {
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

  async fly(from: At, to: At, stage: Stage): Promise<void> {
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
