/** What a captain has in mind before it is done: who is picked, which space is looked at, which Charge is to burn. */
import type { Desk } from "../../desk/desk.svelte";
import type { Action, Goal } from "../../desk/types";
import { beside, chargedHere, isEngine, memberOf, type ConvoyView } from "./view";

export const BURNS = ["burn-points", "burn-die", "burn-dice", "burn-return"] as const;
export type Burn = (typeof BURNS)[number];

/** What is still to be said before a burn is settled. */
export type Asked = "module" | "crew" | "engine" | "paid";

export interface BurnDraft {
  kind: Burn;
  module?: number;
  crew?: string;
  engine?: string;
  paid: string[];
}

export class Hand {
  crew = $state<string | null>(null);
  /** The space that pointer, focus or a first touch is on. */
  looked = $state<string | null>(null);
  /** The Module looked at while a six is placed. */
  over = $state<number | null>(null);
  /** Take or place the Charge where a step ends; else leave or keep it. */
  acts = $state(true);
  burn = $state.raw<BurnDraft | null>(null);
  /** On a phone the burns are folded away until they are wanted. */
  burnsOpen = $state(false);

  constructor(private readonly desk: Desk<ConvoyView>) {}

  get phase(): ConvoyView["phase"] | "" {
    return this.desk.yours ? this.desk.view.phase : "";
  }

  // -- walking -------------------------------------------------------------------------------

  /** Everything the crew could reach, by what the table foretells. */
  get reach(): Goal[] {
    return this.phase === "move" ? this.desk.outlook.goals : [];
  }

  canWalk(crew: string): boolean {
    return this.reach.some((goal) => goal.parts.crew === crew);
  }

  get picked(): string | null {
    return this.phase === "move" && !this.burn && this.crew && this.canWalk(this.crew) ? this.crew : null;
  }

  /** One goal for each space that the picked Crewmember can reach: the cheapest way, acting at its end if wished. */
  get targets(): Goal[] {
    const crew = this.picked;
    if (!crew) return [];
    const best = new Map<string, Goal>();
    const at = memberOf(this.desk.view, crew)?.at;
    for (const goal of this.reach) {
      if (goal.parts.crew !== crew || goal.parts.to === at) continue;
      const now = best.get(goal.parts.to);
      if (!now || this.rank(goal) < this.rank(now)) best.set(goal.parts.to, goal);
    }
    return [...best.values()];
  }

  /** A lower rank is what a click means: what is wished at its end, then cheap, then without doing things on the way. */
  private rank(goal: Goal): number {
    const does = goal.parts.does as string[];
    const last = does.at(-1) === (isEngine(goal.parts.to) ? "place" : "take");
    const here = last && (isEngine(goal.parts.to) || chargedHere(this.desk.view, goal.parts.to));
    return goal.cost * 10 + (here === this.acts ? 0 : 5) + does.length + (does.includes("destroy") ? 2 : 0);
  }

  targetAt(space: string): Goal | undefined {
    return this.targets.find((goal) => goal.parts.to === space);
  }

  get goal(): Goal | undefined {
    return this.looked === null ? undefined : this.targetAt(this.looked);
  }

  /** The spaces on the way of a goal, its end included: every shorter way is a goal too. */
  way(goal: Goal): string[] {
    const all = this.reach.filter((other) => other.parts.crew === goal.parts.crew);
    return goal.path.map((_, i) => {
      const part = goal.path.slice(0, i + 1).join();
      return all.find((other) => other.path.join() === part)?.parts.to ?? goal.parts.to;
    });
  }

  /** May the picked one choose, at the end of some walk, to take a Charge or to place one? */
  get choice(): "take" | "place" | null {
    const crew = this.picked;
    if (!crew) return null;
    const mine = this.reach.filter((goal) => goal.parts.crew === crew);
    if (mine.some((goal) => isEngine(goal.parts.to) && goal.parts.does.at(-1) === "place")) return "place";
    return mine.some((goal) => goal.parts.does.at(-1) === "take" && chargedHere(this.desk.view, goal.parts.to)) ? "take" : null;
  }

  pick(crew: string): void {
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
  private steps(goal: Goal): (Action | number)[] {
    if (goal.kind === "grapple" && goal.path.length === 1 && this.acts) {
      const taking = this.desk.find("grapple-take", { crew: goal.parts.crew, to: goal.parts.to });
      if (taking) return [taking];
    }
    return goal.path;
  }

  /** A step of this Crewmember that the table can be asked about, to say why it stays where it is. */
  anyStep(crew: string): string {
    const at = memberOf(this.desk.view, crew)?.at;
    return (at && beside(this.desk.view, at)[0]) || "bow";
  }

  // -- sixes and the pushed ------------------------------------------------------------------

  get putting(): Action[] {
    return this.phase === "sixes" ? this.desk.all("put") : [];
  }

  get retreats(): Action[] {
    return this.phase === "pushed" ? this.desk.all("retreat") : [];
  }

  async retreat(action: Action): Promise<void> {
    this.looked = null;
    await this.desk.act(action);
  }

  // -- burning -------------------------------------------------------------------------------

  burns(kind: Burn): Action[] {
    return this.phase === "move" ? this.desk.all(kind) : [];
  }

  /** The burns that are still meant. */
  get meant(): Action[] {
    const draft = this.burn;
    if (!draft) return [];
    return this.burns(draft.kind).filter(
      ({ parts }) =>
        (draft.module === undefined || parts.module === draft.module) &&
        (draft.crew === undefined || parts.crew === draft.crew) &&
        (draft.engine === undefined || parts.engine === draft.engine) &&
        includes(parts.paid, draft.paid),
    );
  }

  /** What is asked next, or nothing when one burn is left. */
  get asked(): Asked | null {
    const meant = this.meant;
    if (meant.length < 2) return null;
    for (const part of ["module", "crew", "engine"] as const) if (new Set(meant.map(({ parts }) => parts[part])).size > 1) return part;
    return "paid";
  }

  /** What can be chosen for what is asked. */
  get choices(): (string | number)[] {
    const asked = this.asked;
    if (!asked) return [];
    if (asked !== "paid") return [...new Set(this.meant.map(({ parts }) => parts[asked] as string | number))];
    const left = this.meant.flatMap(({ parts }) => without(parts.paid, this.burn!.paid));
    return [...new Set(left)];
  }

  startBurn(kind: Burn): void {
    this.crew = null;
    this.looked = null;
    this.burn = { kind, paid: [] };
    this.settle();
  }

  choose(value: string | number): void {
    const asked = this.asked;
    if (!this.burn || !asked || !this.choices.includes(value)) return;
    this.burn = asked === "paid" ? { ...this.burn, paid: [...this.burn.paid, value as string] } : { ...this.burn, [asked]: value };
    this.settle();
  }

  private settle(): void {
    const meant = this.meant;
    if (meant.length !== 1) return;
    this.burn = null;
    this.burnsOpen = false;
    void this.desk.act(meant[0]);
  }
}

/** Does a list of payers hold all of these, as often? */
function includes(all: string[], some: string[]): boolean {
  const rest = [...all];
  return some.every((one) => {
    const at = rest.indexOf(one);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

function without(all: string[], some: string[]): string[] {
  const rest = [...all];
  for (const one of some) {
    const at = rest.indexOf(one);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

const hands = new WeakMap<Desk, Hand>();

/** The hand of a desk: board and rail share it. */
export function handOf(desk: Desk<ConvoyView>): Hand {
  let hand = hands.get(desk);
  if (!hand) hands.set(desk, (hand = new Hand(desk)));
  return hand;
}
