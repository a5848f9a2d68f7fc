/** What a person has in hand before it is sent, and what the question of the moment allows. */
import type { Action, Told } from "../../desk/types";
import { planetNumber, RESOURCES, resourceNumber, TECHNOLOGIES, type ActionName, type ColoniesDesk, type Planet } from "./view";

const NONE = [0, 0, 0, 0, 0];
/** Choices of one of the goods: all are made on the own stock. */
const OF_GOODS = ["sell", "gain", "lose", "dump", "pay"];
const DONE = 0;
const AFTER_BALLOTS = 2; // the numbers of "lay one with the vote" follow the two ballots
const AFTER_MAKING = 7; // and those of "attract" the seven of "make"

export class Hand {
  away = $state(0);
  paid = $state(0);
  ballot = $state<"yes" | "no" | "">("");
  aside = $state([...NONE]);
  making = $state(0);
  luring = $state(0);
  card = $state("");
  upgrading = $state(false);
  technology = $state("");
  partner = $state("");
  looked = $state.raw<Action | null>(null);
  /** What was sold in the Commerce action under way. */
  sales = $state.raw<{ resource: string; credits: number }[]>([]);

  constructor(readonly desk: ColoniesDesk) {}

  /** A new question: what was in hand is put back, where one can take all one takes all. */
  clear(): void {
    this.away = 0;
    this.paid = 0;
    this.ballot = "";
    this.aside = [...NONE];
    this.card = "";
    this.upgrading = false;
    this.technology = "";
    this.looked = null;
    const question = this.desk.view?.question;
    this.making = question?.left ?? 0;
    this.luring = 0;
    if (question?.kind !== "adjust") this.partner = "";
    if (question?.kind !== "sell") this.sales = [];
  }

  /** What is asked of this seat now; "" when nothing is. */
  get kind(): string {
    return this.desk.yours ? (this.desk.view.question?.kind ?? "") : "";
  }
  get left(): number {
    return this.desk.view.question?.left ?? 0;
  }
  get me(): Planet | undefined {
    const view = this.desk.view;
    return view.planet ? view.planets[planetNumber(view.planet)] : undefined;
  }
  level(technology: string): number {
    return this.me?.technologies?.[TECHNOLOGIES.indexOf(technology as "community")] ?? 0;
  }
  get done(): Action | undefined {
    return this.desk.find("done");
  }

  // -- goods ---------------------------------------------------------------------------------

  /** Of the sales remembered those that have not been taken back. */
  get sold(): { resource: string; credits: number }[] {
    return this.desk.view.question?.kind === "sell" ? this.sales.slice(0, Math.max(0, this.level("commerce") - this.left)) : [];
  }
  /** The kind of choice that is made on the own stock now. */
  get goodsKind(): string {
    return OF_GOODS.find((kind) => this.desk.yours && this.desk.find(kind)) ?? "";
  }
  goods(resource: string): Action | undefined {
    const kind = this.goodsKind;
    return kind ? this.desk.find(kind, { resource }) : undefined;
  }

  // -- the vote, colonists, industry -----------------------------------------------------------

  get asideCount(): number {
    return this.aside.reduce((sum, count) => sum + count, 0);
  }
  get votes(): number {
    return this.level("influence") + this.asideCount;
  }
  /** The ballot, each of the goods laid aside, and the seal: one answer. */
  voteSteps(): number[] {
    const some = this.desk.find("vote");
    if (!some) return [];
    const yes = some.id - (some.parts.ballot === "yes" ? 0 : 1);
    const laid = RESOURCES.flatMap((_, kind) => Array<number>(this.aside[kind]).fill(yes + AFTER_BALLOTS + kind));
    return [this.ballot === "yes" ? yes : yes + 1, ...laid, DONE];
  }
  industrySteps(): number[] {
    const some = this.desk.find("produce");
    if (!some) return this.desk.all("attract", { count: this.luring }).map((action) => action.id);
    const none = some.id - some.parts.count;
    return [none + this.making, none + AFTER_MAKING + this.luring];
  }

  // -- actions ---------------------------------------------------------------------------------

  action(name: ActionName): Action | undefined {
    return this.desk.find("take", { action: name });
  }
  get upgrades(): Action[] {
    return this.desk.yours ? this.desk.all("upgrade") : [];
  }
  get upgrade(): Action | undefined {
    return this.technology ? this.desk.find("upgrade", { technology: this.technology }) : undefined;
  }
  pickTechnology(technology: string): void {
    this.upgrading = true;
    this.technology = this.technology === technology ? "" : technology;
  }

  // -- what the choice looked at would bring -----------------------------------------------------

  get foreseen(): Told[] {
    const action = this.looked ?? this.upgrade ?? null;
    return action && this.desk.yours ? this.desk.effects(action) : [];
  }
  foresees(kind: string, parts: Record<string, unknown> = {}): Told | undefined {
    return this.foreseen.find((event) => event.kind === kind && Object.entries(parts).every(([key, value]) => event.parts[key] === value));
  }
  look(action: Action | undefined, on: boolean): void {
    if (on) this.looked = action ?? null;
    else if (this.looked === action) this.looked = null;
  }

  /** Resources that an upgrade takes, from the stock and from the markets. */
  get price(): { resource: string; stock: number; market: number; credits: number }[] {
    return this.foreseen
      .filter((event) => event.kind === "invested")
      .map(({ parts }) => {
        const bought = this.foresees("bought", { resource: parts.resource });
        const market = bought?.parts.count ?? 0;
        return { resource: parts.resource, stock: parts.count - market, market, credits: bought?.parts.credits ?? 0 };
      })
      .toSorted((a, b) => resourceNumber(a.resource) - resourceNumber(b.resource));
  }
}

const HANDS = new WeakMap<ColoniesDesk, Hand>();

/** The hand that belongs to a desk: board, ask bar and rail share it. */
export function handOf(desk: ColoniesDesk): Hand {
  const known = HANDS.get(desk);
  if (known) return known;
  const hand = new Hand(desk);
  HANDS.set(desk, hand);
  return hand;
}
