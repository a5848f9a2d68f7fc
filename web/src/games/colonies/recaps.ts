/** What votes and upkeeps came to, put together from what happened. */
import type { LogLine, Of, Told } from "../../desk/types";
import type { ColoniesEvent } from "../../net/types";

export interface Cast {
  seat: number;
  ballot: "yes" | "no";
  count: number;
  /** What was laid aside with it. */
  goods: [resource: string, count: number][];
}
export interface VoteRecap {
  kind: "vote";
  of: Of<ColoniesEvent, "carried">;
  yes: number;
  no: number;
  votes: Cast[];
  /** What it brought, to whom. */
  then: Told[];
}
type Move = Of<ColoniesEvent, "delivered" | "intercepted" | "compensated">;
export interface UpkeepRecap {
  kind: "upkeep";
  of: Of<ColoniesEvent, "agreements-fulfilled">;
  moves: Move[];
}
export type Recap = VoteRecap | UpkeepRecap;

/** Goods of one kind on their way; `substitute` where the sender does not make them. */
export interface Load {
  resource: string;
  count: number;
  substitute: boolean;
}
/** What went to and fro between a planet and one partner. */
export interface Lane {
  planet: string;
  sent: Load[];
  got: Load[];
  lost: Load[];
  credits: number;
}

const BROUGHT: ColoniesEvent["kind"][] = [
  "took-credits",
  "gained",
  "banned",
  "lost-action",
  "received-colonists",
  "lost-colonists",
  "lost",
  "dumped",
  "markets-emptied",
  "routes-cleared",
  "pirates-placed",
  "upgraded",
  "downgraded",
];

/**
 * Every recap of a game, as far as its log tells, the oldest first. An event is over when the next card is revealed; in
 * the last of the `turns` there is none, and actions that it gives cannot be told from those of the turn.
 */
export function recapsIn(log: LogLine[], turns: number): Recap[] {
  const recaps: Recap[] = [];
  let turn = 0;
  let vote: Pick<VoteRecap, "yes" | "no" | "votes"> = { yes: 0, no: 0, votes: [] };
  let goods: Cast["goods"] = []; // of the ballot that is opened next
  /** The vote whose consequences are being told. */
  let carried: VoteRecap | null = null;
  let upkeep: UpkeepRecap | null = null;
  for (const { told } of log) {
    if (told.of === "table") continue;
    const event = told.event as ColoniesEvent;
    if (carried && (BROUGHT.includes(event.kind) || (event.kind === "action-taken" && turn < turns)))
      carried.then.push(told);
    switch (event.kind) {
      case "turn-began":
        turn = event.turn;
        vote = { yes: 0, no: 0, votes: [] };
        break;
      case "voted":
        vote.votes.push({ seat: event.seat, ballot: event.ballot, count: event.count, goods });
        goods = [];
        break;
      case "spent":
        goods.push([event.resource, event.count]);
        break;
      case "counted":
        vote = { ...vote, yes: event.yes, no: event.no };
        break;
      case "carried":
        carried = { kind: "vote", of: event, ...vote, then: [] };
        recaps.push(carried);
        break;
      case "revealed":
      case "police-sent":
      case "policed":
        carried = null;
        break;
      case "agreements-fulfilled":
        carried = null;
        upkeep = { kind: "upkeep", of: event, moves: [] };
        recaps.push(upkeep);
        break;
      case "delivered":
      case "intercepted":
      case "compensated":
        upkeep?.moves.push(event);
    }
  }
  return recaps;
}

/** What one planet sent, got and lost, partner by partner; `makes` says what each planet has to sell. */
export function lanesOf({ moves }: UpkeepRecap, planet: string, makes: (planet: string) => string): Lane[] {
  const lanes = new Map<string, Lane>();
  const laneTo = (partner: string): Lane => {
    const lane = lanes.get(partner) ?? { planet: partner, sent: [], got: [], lost: [], credits: 0 };
    lanes.set(partner, lane);
    return lane;
  };
  for (const move of moves) {
    if (move.of !== planet && move.to !== planet) continue;
    const isSent = move.of === planet;
    const lane = laneTo(isSent ? move.to : move.of);
    if (move.kind === "compensated") lane.credits += isSent ? -move.count : move.count;
    else {
      const { resource, count } = move;
      const load = { resource, count, substitute: resource !== makes(move.of) };
      lane[isSent ? "sent" : move.kind === "delivered" ? "got" : "lost"].push(load);
    }
  }
  return [...lanes.values()];
}
