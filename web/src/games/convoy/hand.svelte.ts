/** What a captain has in mind before it is done: who is picked, which space is looked at, which Charge is to burn. */
import { perDesk } from "../../desk/sharing";
import { unique } from "../../kit/lists";
import type { Action, Of } from "../../desk/types";
import { memberOf, type Convoy, type ConvoyDesk, type ConvoyView, type Crew, type Engine, type Goal } from "./view";

export const BURNS = ["burn-points", "burn-die", "burn-dice", "burn-return"] as const;
export type Burn = (typeof BURNS)[number];
export type Burning = Of<Convoy["choice"], Burn>;
export type Payer = Crew | Engine;

/** What is still to be said before a burn is settled, in the order it is asked. */
const ASKED = ["module", "crew", "engine", "paid"] as const;
type Asked = (typeof ASKED)[number];

interface BurnDraft {
  kind: Burn;
  module?: number;
  crew?: Crew;
  engine?: Engine;
  paid: Payer[];
}

export class Hand {
  crew = $state<Crew | null>(null);
  /** The space that pointer, focus or a first touch is on. */
  looked = $state<string | null>(null);
  /** The Module looked at while a six is placed. */
  over = $state<number | null>(null);
  /** It is looked at by touch: a button does it, or a second touch. */
  touched = $state(false);
  /** Take or place the Charge where a step ends; else leave or keep it. */
  acts = $state(true);
  burn = $state.raw<BurnDraft | null>(null);
  /** On a phone the burns are folded away until they are wanted. */
  burnsOpen = $state(false);

  constructor(private readonly desk: ConvoyDesk) {}

  get phase(): ConvoyView["phase"] | "" {
    return this.desk.yours ? this.desk.view.phase : "";
  }

  // -- walking -------------------------------------------------------------------------------

  /** Everything the crew could reach, by what the table foretells. */
  reach = $derived.by((): Goal[] => (this.phase === "move" ? this.desk.outlook.goals : []));

  canWalk(crew: Crew): boolean {
    return this.reach.some((goal) => goal.crew === crew);
  }

  picked = $derived.by(() =>
    this.phase === "move" && !this.burn && this.crew && this.canWalk(this.crew) ? this.crew : null,
  );

  /** One goal for each space that the picked Crewmember can reach: the cheapest way, acting at its end if wished. */
  targets = $derived.by((): Goal[] => {
    const crew = this.picked;
    if (!crew) return [];
    const best: Record<string, Goal> = {};
    const at = memberOf(this.desk.view, crew)?.at;
    for (const goal of this.reach) {
      if (goal.crew !== crew || goal.to === at) continue;
      const now = best[goal.to];
      if (!now || this.rank(goal) < this.rank(now)) best[goal.to] = goal;
    }
    return Object.values(best);
  });

  /** A lower rank is what a click means: what is wished at its end, then cheap, then without doing things on the way. */
  private rank(goal: Goal): number {
    const acts = goal.last === "take" || goal.last === "place";
    return goal.cost * 10 + (acts === this.acts ? 0 : 5) + goal.does.length + (goal.does.includes("destroy") ? 2 : 0);
  }

  targetAt(space: string): Goal | undefined {
    return this.targets.find((goal) => goal.to === space);
  }

  goal = $derived.by(() => (this.looked === null ? undefined : this.targetAt(this.looked)));

  /** May the picked one choose, at the end of some walk, to take a Charge or to place one? */
  choice = $derived.by((): "take" | "place" | null => {
    const crew = this.picked;
    if (!crew) return null;
    const ends = this.reach.filter((goal) => goal.crew === crew).map((goal) => goal.last);
    return ends.includes("place") ? "place" : ends.includes("take") ? "take" : null;
  });

  pick(crew: Crew): void {
    if (this.crew === crew && !this.burn) return this.putBack();
    this.putBack();
    this.crew = crew;
  }

  putBack(): void {
    this.crew = null;
    this.looked = null;
    this.burn = null;
    this.over = null;
    this.acts = true;
  }

  async go(goal: Goal): Promise<void> {
    this.looked = null;
    await this.desk.act(...this.steps(goal));
  }

  /** The actions of a walk. A grapple next door may ask for the Charge under the other as well. */
  private steps(goal: Goal): (Action<Convoy["choice"]> | number)[] {
    if (goal.kind === "grapple" && goal.path.length === 1 && this.acts) {
      const taking = this.desk.find("grapple-take", { crew: goal.crew, to: goal.to });
      if (taking) return [taking];
    }
    return goal.path;
  }

  /** A step of this Crewmember that the table can be asked about, to say why it stays where it is. */
  anyStep(crew: Crew): Convoy["choice"] {
    return this.stepTo(crew, memberOf(this.desk.view, crew)?.near[0] ?? "bow");
  }

  stepTo(crew: Crew, to: string): Convoy["choice"] {
    return { kind: "step", crew, to, from: null, cost: null };
  }

  // -- sixes and the pushed ------------------------------------------------------------------

  get retreats(): Action<Of<Convoy["choice"], "retreat">>[] {
    return this.phase === "pushed" ? this.desk.all("retreat") : [];
  }

  async retreat(action: Action<Convoy["choice"]>): Promise<void> {
    this.looked = null;
    await this.desk.act(action);
  }

  // -- burning -------------------------------------------------------------------------------

  burns(kind: Burn): Action<Burning>[] {
    return this.phase === "move" ? this.desk.all(kind) : [];
  }

  /** The burns that are still meant. */
  get meant(): Action<Burning>[] {
    const draft = this.burn;
    if (!draft) return [];
    return this.burns(draft.kind).filter(
      ({ choice }) =>
        (draft.module === undefined || partOf(choice, "module") === draft.module) &&
        (draft.crew === undefined || partOf(choice, "crew") === draft.crew) &&
        (draft.engine === undefined || partOf(choice, "engine") === draft.engine) &&
        includes(choice.paid, draft.paid),
    );
  }

  /** What is asked next, or nothing when what is meant is clear. */
  get asked(): Asked | null {
    return ASKED.find((part) => this.open(part).length > 1) ?? null;
  }

  /** What can be chosen for what is asked. */
  get choices(): (Payer | number)[] {
    return this.asked ? this.open(this.asked) : [];
  }

  /** What the burns that are still meant say of a part. */
  private open(part: Asked): (Payer | number)[] {
    const meant = this.meant;
    if (part === "paid") {
      const owed = meant.map(({ choice }) => without(choice.paid, this.burn!.paid));
      const isOne = unique(owed.map((payers) => payers.toSorted().join())).length < 2; // then who pays is clear
      return isOne ? [] : unique(owed.flat());
    }
    return unique(meant.map(({ choice }) => partOf(choice, part)).filter((value) => value !== undefined));
  }

  startBurn(kind: Burn): void {
    this.crew = null;
    this.looked = null;
    this.burn = { kind, paid: [] };
    this.settle();
  }

  choose(value: Payer | number): void {
    const asked = this.asked;
    if (!this.burn || !asked || !this.choices.includes(value)) return;
    this.burn =
      asked === "paid" ? { ...this.burn, paid: [...this.burn.paid, value as Payer] } : { ...this.burn, [asked]: value };
    this.settle();
  }

  /** Once nothing is left to choose it is done: burns that differ in nothing but their order are one. */
  private settle(): void {
    if (this.choices.length > 1) return;
    const [meant] = this.meant;
    this.burn = null;
    this.burnsOpen = false;
    if (meant) void this.desk.act(meant);
  }
}

/** What a burn says of a Module, a Crewmember or an Engine, if it does. */
function partOf(choice: Burning, part: "module" | "crew" | "engine"): Crew | Engine | number | undefined {
  if (part === "module") return choice.kind === "burn-die" ? choice.module : undefined;
  return choice.kind === "burn-return" ? choice[part] : undefined;
}

/** Does a list of payers hold all of these, as often? */
function includes(all: Payer[], some: Payer[]): boolean {
  const rest = [...all];
  return some.every((one) => {
    const at = rest.indexOf(one);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

function without(all: Payer[], some: Payer[]): Payer[] {
  const rest = [...all];
  for (const one of some) {
    const at = rest.indexOf(one);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

/** Board and rail share it. */
export const handOf = perDesk((desk: ConvoyDesk) => new Hand(desk));
