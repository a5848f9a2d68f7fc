/** The sentence of the ask bar: what is wanted now, in words. */
import { colonies as say } from "../../words/colonies";
import type { Hand } from "./hand.svelte";
import { named } from "./names";
import { planetNumber, route, TECHNOLOGIES } from "./view";

const ACTION_OF: Record<string, string> = { refuge: "community", hunt: "military", sell: "commerce", adjust: "influence" };
const ballotWord = (ballot: string) => say(ballot === "yes" ? "ballot.yes" : "ballot.no");

export function sentence(hand: Hand): string {
  const { desk, kind, left } = hand;
  const view = desk.view;
  const card = named(view.vote?.card ?? view.event?.card ?? "");
  if (kind in ACTION_OF && desk.legal.length === 1 && hand.done) return say("ask.nothing.left", { action: named(ACTION_OF[kind]) });
  switch (kind) {
    case "lay":
      return hand.card ? say("ask.lay.picked", { card: named(hand.card) }) : say("ask.lay");
    case "settle":
      return say("ask.settle", { count: view.arrivals, most: mostSettled(hand) });
    case "vote":
      return hand.ballot ? say("ask.vote.picked", { ballot: ballotWord(hand.ballot), count: hand.votes }) : say("ask.vote");
    case "police":
      return desk.find("remove") ? say("ask.police", { count: view.secret?.left ?? 0 }) : say("ask.police.done");
    case "pay":
      return paying(hand);
    case "offer":
      return hand.upgrading ? upgrading(hand) : say("ask.offer", { card });
    case "action":
      return hand.upgrading || hand.technology ? upgrading(hand) : say("ask.action", { round: say(`ordinal.${Math.max(1, view.round) as 1 | 2 | 3}`) });
    case "adjust":
      return hand.partner ? adjusting(hand) : say("ask.adjust", { count: left });
    case "gain":
    case "lose":
    case "place":
      return desk.find("done") ? say("ask.all.done") : say(`ask.${kind}`, { count: left, card });
    case "refuge":
    case "hunt":
    case "sell":
    case "produce":
    case "attract":
      return say(`ask.${kind}`, { count: left });
    case "decide":
    case "whither":
    case "lose-which":
    case "downgrade":
    case "dump":
      return say(`ask.${kind}`, { card });
    default:
      return "";
  }
}

/** CO-08: as many as the Community level, of those that arrive. */
export const mostSettled = (hand: Hand): number => Math.min(hand.level("community"), hand.desk.view.arrivals);

function paying(hand: Hand): string {
  const secret = hand.desk.view.secret;
  const now = secret?.payments?.find((payment) => payment.done < payment.promised);
  if (!now || !hand.goodsKind) return say("ask.pay.done");
  const parts = { planet: named(now.planet), done: now.done, promised: now.promised, free: secret?.free ?? 0 };
  return secret?.free ? say("ask.pay", parts) : say("ask.pay.dear", parts);
}

function upgrading(hand: Hand): string {
  if (!hand.technology) return say("ask.upgrade");
  return say("ask.upgrade.picked", { technology: named(hand.technology), level: (hand.me?.technologies?.[TECHNOLOGIES.indexOf(hand.technology as "community")] ?? 0) + 1 });
}

function adjusting(hand: Hand): string {
  const view = hand.desk.view;
  const link = route(view, planetNumber(view.planet ?? "pallas"), planetNumber(hand.partner));
  const price = (view.question?.steps?.[hand.partner] ?? 0) + 1;
  const parts = { planet: named(hand.partner), mine: link.gives, theirs: link.gets, price, count: hand.left };
  return price > hand.left ? say("ask.adjust.full", parts) : say("ask.adjust.link", parts);
}
