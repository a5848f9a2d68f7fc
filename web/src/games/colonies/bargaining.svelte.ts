/** A deal that is being made or answered: its terms, what they would come to, and what the table says of deals. */
import { keepDraft, recallDraft } from "../../desk/draft.svelte";
import { perDesk } from "../../desk/sharing";
import type { Bargained, ColoniesBargain, ColoniesProposals, ColoniesTerm, DealInfo, WordInfo } from "../../net/types";
import type { ColoniesDesk } from "./view";
import { words } from "./words";

export type Term = ColoniesTerm;
export type TermKind = Term["kind"];
type TermOf<K extends TermKind> = Extract<Term, { kind: K }>;

/** What is written down of a proposal before it is sent. */
interface Draft {
  to: number[];
  terms: Term[];
  until: number;
  open: boolean;
  /** The proposal that it answers, and its terms as they were. */
  counters: number | null;
  answered: Term[];
}

const NOTHING: Draft = { to: [], terms: [], until: 0, open: true, counters: null, answered: [] };
const PAUSE = 120; // milliseconds after a change before the table is asked what it comes to

class Bargaining {
  making = $state(false);
  draft = $state.raw<Draft>(NOTHING);
  /** What the table makes of the draft. */
  bargained = $state.raw<Bargained | null>(null);
  /** Proposals whose panel was folded, or that have been looked at. */
  folded = $state.raw<number[]>([]);
  seen = $state.raw<number[]>([]);
  /** Somebody wants to see what was proposed: where there are tabs, theirs. */
  looking = $state(false);
  /** They are in sight, in the board's place. */
  shown = $state(false);
  private asking = 0;

  constructor(readonly desk: ColoniesDesk) {
    const kept = desk.draftKey ? recallDraft<Draft>(`deal.${desk.draftKey}`) : null;
    if (kept) {
      this.draft = kept;
      this.making = true;
    }
  }

  // -- what there is -----------------------------------------------------------------------------

  get proposals(): ColoniesProposals | null {
    return this.desk.deals?.proposals ?? null;
  }
  get deals(): DealInfo[] {
    return this.desk.deals?.deals ?? [];
  }
  get words(): WordInfo[] {
    return this.desk.deals?.words ?? [];
  }
  /** What others propose to this seat, newest last. */
  get incoming(): DealInfo[] {
    return this.deals.filter((deal) => deal.to === this.desk.seat);
  }
  get news(): boolean {
    return this.incoming.some((deal) => !this.seen.includes(deal.id));
  }
  outcomeOf(deal: DealInfo): ColoniesBargain {
    return deal.outcome;
  }
  partner(seat: number) {
    return this.proposals?.partners.find((one) => one.seat === seat);
  }

  /** The first turn whose vote this seat, or the partner, can still promise: a sealed one is past changing. */
  firstVote(giver: number): number | null {
    const partner = this.partner(this.draft.to[0]);
    return (giver === this.desk.seat ? partner?.own_vote : partner?.vote) ?? null;
  }

  // -- making one --------------------------------------------------------------------------------

  begin(to: number[] = []): void {
    if (!this.making) this.write({ ...NOTHING, to, until: this.proposals?.turn ?? 0 });
    else if (to.length) this.write({ ...this.draft, to });
    this.making = true;
    if (to.length && !this.draft.terms.length) this.add("trade");
  }

  counter(deal: DealInfo): void {
    const terms = deal.terms.filter((term) => term.kind !== "credits");
    this.write({
      ...NOTHING,
      to: [deal.by],
      terms,
      until: deal.until,
      open: deal.open,
      counters: deal.id,
      answered: terms,
    });
    this.making = true;
  }

  discard(): void {
    this.making = false;
    this.bargained = null;
    this.draft = NOTHING;
    keepDraft(`deal.${this.desk.draftKey}`, null);
  }

  write(draft: Draft): void {
    this.draft = draft;
    if (this.desk.draftKey) keepDraft(`deal.${this.desk.draftKey}`, draft);
    clearTimeout(this.asking);
    this.asking = window.setTimeout(() => void this.weigh(), PAUSE);
  }

  /** What the table makes of it: what follows, what it would come to, or what the rules could not do. */
  async weigh(): Promise<void> {
    const { to, terms } = this.draft;
    if (!to.length || !terms.length) {
      this.bargained = null;
      return;
    }
    const draft = this.draft;
    const found = await this.desk.bargain(to[0], terms);
    if (draft === this.draft) this.bargained = found;
  }

  address(seat: number): void {
    const { to, terms } = this.draft;
    const now = to.includes(seat) ? to.filter((one) => one !== seat) : [...to, seat];
    const first = now[0];
    const own = this.desk.seat!;
    const turned = first === undefined || first === to[0] ? terms : terms.map((term) => this.between(term, own, first));
    this.write({ ...this.draft, to: now, terms: turned });
    if (now.length && !this.draft.terms.length) this.add("trade");
  }

  private between(term: Term, own: number, other: number): Term {
    const mine = term.giver === own;
    const turned = { ...term, giver: mine ? own : other, receiver: mine ? other : own };
    if (turned.kind !== "trade") return turned;
    const partner = this.partner(other);
    const [gives, gets] = [partner?.gives ?? turned.gives, partner?.gets ?? turned.gets];
    return mine ? { ...turned, gives, gets } : { ...turned, gives: gets, gets: gives };
  }

  of<K extends TermKind>(kind: K): TermOf<K> | undefined {
    return this.draft.terms.find((term) => term.kind === kind) as TermOf<K> | undefined;
  }

  /** A new term, as it stands at first: nothing that is not so already, this turn or the next vote. */
  add(kind: TermKind): void {
    const other = this.draft.to[0];
    const proposals = this.proposals;
    if (other === undefined || !proposals || this.desk.seat === null) return;
    const own = this.desk.seat;
    const partner = this.partner(other)!;
    const mine = { giver: own, receiver: other, turn: proposals.turn };
    const theirs = { giver: other, receiver: own, turn: proposals.turn };
    const term: Record<TermKind, Term> = {
      trade: { kind: "trade", ...mine, gives: partner.gives, gets: partner.gets, from_gives: null, from_gets: null },
      vote: {
        kind: "vote",
        ...theirs,
        turn: this.firstVote(other) ?? proposals.last,
        ballot: "no",
        votes: 0,
        card: null,
      },
      credits: { kind: "credits", ...mine, count: 1 },
      "clear-route": { kind: "clear-route", ...theirs, count: 1, to: partner.own_pirates[0]?.to ?? null },
      "leave-alone": { kind: "leave-alone", ...theirs, turn: Math.min(proposals.last, proposals.turn + 1) },
      "no-pirates": { kind: "no-pirates", ...theirs, turn: Math.min(proposals.last, proposals.turn + 1) },
      free: { kind: "free", ...mine, text: "" },
    };
    this.write({ ...this.draft, terms: [...this.draft.terms, term[kind]] });
  }

  change(term: Term, parts: Partial<Term>): void {
    const terms = this.draft.terms.map((one) => (one === term ? ({ ...one, ...parts } as Term) : one));
    this.write({ ...this.draft, terms });
  }

  remove(term: Term): void {
    this.write({ ...this.draft, terms: this.draft.terms.filter((one) => one !== term) });
  }

  /** Who gives the word: the other way round, what each sends stays as it is. */
  turn(term: Term): void {
    const turned = { ...term, giver: term.receiver, receiver: term.giver };
    if (turned.kind === "trade") [turned.gives, turned.gets] = [turned.gets, turned.gives];
    if (turned.kind === "vote") turned.turn = Math.max(turned.turn, this.firstVote(turned.giver) ?? turned.turn);
    this.change(term, turned);
  }

  /** Is it otherwise in the proposal that this one answers? */
  isNew(term: Term): boolean {
    if (this.draft.counters === null) return false;
    return !this.draft.answered.some((one) => sentence(one) === sentence(term));
  }

  get ready(): boolean {
    return !!this.draft.to.length && !!this.bargained && !this.bargained.code && !!this.draft.terms.length;
  }

  async send(element: Element): Promise<void> {
    const { to, until, open, counters } = this.draft;
    const terms = this.draft.terms;
    const seat = this.desk.seat!;
    const sent = await this.desk.command({ do: "propose", seat, to, terms, until, open, counters }, element);
    if (sent) this.discard();
  }

  // -- answering ---------------------------------------------------------------------------------

  answer(deal: DealInfo, accept: boolean, element: Element): void {
    void this.desk.command({ do: "answer-deal", seat: this.desk.seat!, deal: deal.id, accept }, element);
  }
  withdraw(deal: DealInfo, element: Element): void {
    void this.desk.command({ do: "withdraw-deal", seat: this.desk.seat!, deal: deal.id }, element);
  }
  judge(word: WordInfo, kept: boolean, element: Element): void {
    void this.desk.command(
      { do: "judge-word", seat: this.desk.seat!, deal: word.deal, term: word.term, kept },
      element,
    );
  }
  look(deal: DealInfo): void {
    if (!this.seen.includes(deal.id)) this.seen = [...this.seen, deal.id];
  }
  fold(deal: DealInfo): void {
    const folded = this.folded.includes(deal.id);
    this.folded = folded ? this.folded.filter((one) => one !== deal.id) : [...this.folded, deal.id];
  }
}

/** A term in words, as it stands alone. */
export function sentence(term: Term): string {
  const all = { ballot: "", count: 0, gets: 0, gives: 0, text: "", to: null, votes: 0 };
  const said = words.text("part-term", { ...all, ...term });
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** "4 for 4", as its giver or the seat that looks has it. */
export function short(terms: Term[], seat: number | null): string {
  const trade = terms.find((term) => term.kind === "trade");
  if (!trade) return "none";
  const mine = trade.receiver === seat ? [trade.gets, trade.gives] : [trade.gives, trade.gets];
  return words.text("page-deal-for", { mine: mine[0], theirs: mine[1] });
}

/** The deals of a desk: board, ask bar and rail share them. */
export const bargainingOf = perDesk((desk: ColoniesDesk) => new Bargaining(desk));
