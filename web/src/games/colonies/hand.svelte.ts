/** What a person has in hand before it is sent, and what the question of the moment allows. */
import { perDesk } from "../../desk/sharing";
import type { Action, Of } from "../../desk/types";
import type { ColoniesChoice, ColoniesEvent } from "../../net/types";
import {
  levelOf,
  outlookOf,
  planetNumber,
  resourceNumber,
  secretOf,
  type ActionName,
  type ColoniesDesk,
  type Planet,
  type QuestionKind,
  type Technology,
  type View,
} from "./view";

/** Choices of one of the goods: all are made on the own stock. */
const OF_GOODS = ["sell", "gain", "lose", "dump", "pay"] as const;
type GoodsKind = (typeof OF_GOODS)[number];
type Upgrade = Action<Of<ColoniesChoice, "upgrade">>;

/** What a person may still put back: colonists, the ballot, and what Industry makes. */
interface Draft {
  away: number;
  paid: number;
  ballot: "yes" | "no" | "";
  aside: number[];
  making: number;
  luring: number;
}

/** What ends in a recap. */
export type Recapped = Of<ColoniesEvent, "carried" | "agreements-fulfilled">;

export class Hand {
  away = $state(0);
  paid = $state(0);
  ballot = $state<"yes" | "no" | "">("");
  aside = $state<number[]>([]);
  making = $state(0);
  luring = $state(0);
  card = $state("");
  upgrading = $state(false);
  technology = $state<Technology | "">("");
  partner = $state("");
  looked = $state.raw<Action<ColoniesChoice> | null>(null);
  /** What was sold in the Commerce action under way. */
  sales = $state.raw<{ resource: string; credits: number }[]>([]);

  /** The vote or upkeep whose recap is open: what it came to stays until it has been read. */
  recap = $state.raw<Recapped | null>(null);

  constructor(readonly desk: ColoniesDesk) {}

  /** A new question: what was in hand is put back, where one can take all one takes all. */
  putBack(): void {
    const view = this.desk.view as View | null;
    Object.assign(this, this.untouched(view));
    this.card = "";
    this.upgrading = false;
    this.technology = "";
    this.looked = null;
    if (view?.question?.kind !== "adjust") this.partner = "";
    if (view?.question?.kind !== "sell") this.sales = [];
  }

  private untouched(view: View | null): Draft {
    return {
      away: 0,
      paid: 0,
      ballot: "",
      aside: (view?.planets ?? []).map(() => 0),
      making: view?.question?.left ?? 0,
      luring: 0,
    };
  }
  /** What is being put together for an answer. */
  private get draft(): Draft {
    const { away, paid, ballot, aside, making, luring } = this;
    return { away, paid, ballot, aside: [...aside], making, luring };
  }
  /** Keep it over a reload of the page; untouched there is nothing to keep. */
  keep(): void {
    const draft = this.draft;
    const plain = JSON.stringify(this.untouched(this.desk.view));
    this.desk.compose(this.kind && JSON.stringify(draft) !== plain ? draft : null);
  }
  /** What was being put together before the page was loaded anew. */
  recall(): void {
    const kept = this.desk.composed<Draft>();
    if (kept) Object.assign(this, kept);
  }

  /** What is asked of this seat now; "" when nothing is. */
  get kind(): QuestionKind | "" {
    return this.desk.yours ? (this.desk.view.question?.kind ?? "") : "";
  }
  get left(): number {
    return this.desk.view.question?.left ?? 0;
  }
  get me(): Planet | undefined {
    const view = this.desk.view;
    return view.planet ? view.planets[planetNumber(view, view.planet)] : undefined;
  }
  level(technology: Technology): number {
    return levelOf(this.desk.view, this.me, technology);
  }
  get done(): Action<ColoniesChoice> | undefined {
    return this.desk.find("done");
  }

  /** A step, and the end of its action where nothing else is left to do: the button says so. */
  withEnd(action: Action<ColoniesChoice>): number[] {
    return outlookOf(this.desk).last.find(([step]) => step === action.id) ?? [action.id];
  }

  /** A choice that is complete: done, or answered with the reason why not. */
  send(choice: ColoniesChoice, element: Element): void {
    const action = this.desk.find(choice.kind, choice);
    void (action ? this.desk.act(action) : this.desk.refuse(choice, element));
  }

  // -- goods ---------------------------------------------------------------------------------

  /** Of the sales remembered those that have not been taken back. */
  get sold(): { resource: string; credits: number }[] {
    const question = this.desk.view.question;
    return question?.kind === "sell" ? this.sales.slice(0, question.used) : [];
  }
  /** The kind of choice that is made on the own stock now. */
  get goodsKind(): GoodsKind | "" {
    return OF_GOODS.find((kind) => this.desk.yours && this.desk.find(kind)) ?? "";
  }
  goods(resource: string): Action<ColoniesChoice> | undefined {
    const kind = this.goodsKind;
    return kind ? this.desk.find(kind, { resource }) : undefined;
  }

  // -- the vote, colonists, industry -----------------------------------------------------------

  get asideCount(): number {
    return this.aside.reduce((sum, count) => sum + count, 0);
  }
  /** The votes of the draft: the rules have tallied them for every number of goods. */
  get votes(): number {
    return secretOf(this.desk.view, "vote")?.tally[this.asideCount] ?? 0;
  }
  /** What upkeep will leave of the own resource, without what is laid aside for the vote; negative: what is missing. */
  get spare(): number | null {
    const view = this.desk.view;
    const secret = secretOf(view, "vote");
    if (!secret || !this.me) return this.me?.spare ?? null;
    const laid = secret.answered ? secret.aside[this.me.resource] : this.aside[planetNumber(view, view.planet)];
    return secret.spares[laid ?? 0] ?? this.me.spare;
  }
  /** The ballot, each of the goods laid aside, and the seal: one answer. */
  voteSteps(ballot = this.ballot): number[] {
    const steps = secretOf(this.desk.view, "vote")?.steps;
    if (!steps || !this.desk.find("vote")) return [];
    const laid = this.aside.flatMap((count, kind) => Array<number>(count).fill(steps.add[kind]));
    return [ballot === "yes" ? steps.yes : steps.no, ...laid, steps.seal];
  }
  industrySteps(): number[] {
    const question = this.desk.view.question;
    if (!question?.industry) return [];
    const attract = question.industry.attract[this.luring];
    return question.kind === "produce" ? [question.industry.produce[this.making], attract] : [attract];
  }
  /** What the draft of turned away and paid for would come to. */
  get settlers(): Of<ColoniesEvent, "chose-settlers"> | undefined {
    const action = this.desk.find("settle", { away: this.away, paid: this.paid });
    return action && this.desk.effect(action, "chose-settlers");
  }

  // -- actions ---------------------------------------------------------------------------------

  action(name: ActionName): Action<ColoniesChoice> | undefined {
    return name === "upgrade" ? undefined : this.desk.find("take", { action: name });
  }
  get upgrades(): Upgrade[] {
    return this.desk.yours ? this.desk.all("upgrade") : [];
  }
  get upgrade(): Upgrade | undefined {
    return this.technology ? this.desk.find("upgrade", { technology: this.technology }) : undefined;
  }
  pickTechnology(technology: Technology): void {
    this.upgrading = true;
    this.technology = this.technology === technology ? "" : technology;
  }
  /** What the next level of a technology takes. */
  costOf(technology: Technology | ""): View["upgrades"][number] | undefined {
    return this.desk.view.upgrades.find((one) => one.technology === technology);
  }

  // -- what the choice looked at would bring -----------------------------------------------------

  get foreseen(): ColoniesEvent[] {
    const action = this.looked ?? this.upgrade ?? null;
    return action && this.desk.yours ? this.desk.effects(action) : [];
  }
  foresees<K extends ColoniesEvent["kind"]>(
    kind: K,
    parts: Partial<Of<ColoniesEvent, K>> = {},
  ): Of<ColoniesEvent, K> | undefined {
    const fits = (event: ColoniesEvent) =>
      event.kind === kind &&
      Object.entries(parts).every(([key, value]) => (event as unknown as Record<string, unknown>)[key] === value);
    return this.foreseen.find(fits) as Of<ColoniesEvent, K> | undefined;
  }
  /** What would then be in stock of a resource; null where nothing changes. */
  stockAfter(resource: string): number | null {
    const event = this.foreseen.findLast((one) => "stock" in one && one.resource === resource);
    return event && "stock" in event ? event.stock : null;
  }
  /** What would then be in the hand's own count of colonists, technology points or Credits; null where nothing changes. */
  after(what: "colonists" | "points" | "purse"): number | null {
    const event = this.foreseen.findLast((one) => what in one && "seat" in one && one.seat === this.desk.seat);
    return (event as Partial<Record<typeof what, number | null>> | undefined)?.[what] ?? null;
  }
  look(action: Action<ColoniesChoice> | null | undefined, on: boolean): void {
    if (on) this.looked = action ?? null;
    else if (this.looked === action) this.looked = null;
  }

  /** What the upgrade looked at takes, from the stock and from the markets; nothing where it is free. */
  get price(): View["upgrades"][number] | null {
    const paid = this.foresees("invested") ? this.foresees("upgraded") : undefined;
    return (paid && this.costOf(paid.technology)) ?? null;
  }
  /** Its goods in the order of the stock. */
  get priceGoods(): View["upgrades"][number]["goods"] {
    const view = this.desk.view;
    return (this.price?.goods ?? []).toSorted(
      (a, b) => resourceNumber(view, a.resource) - resourceNumber(view, b.resource),
    );
  }
}

/** Board, ask bar and rail share it. */
export const handOf = perDesk((desk: ColoniesDesk) => new Hand(desk));
