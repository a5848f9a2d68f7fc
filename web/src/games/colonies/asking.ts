/** The sentence of the ask bar: what is wanted now, in words. */
import { colonies as say } from "../../words/colonies";
import type { Hand } from "./hand.svelte";
import { named } from "./names";
import { ownNumber, planetNumber, route, secretOf } from "./view";

const ENDED_AT_WILL = ["refuge", "hunt", "sell", "adjust"];
const ballotWord = (ballot: string) => say(ballot === "yes" ? "ballot.yes" : "ballot.no");

export function sentence(hand: Hand): string {
  const { desk, kind, left } = hand;
  const view = desk.view;
  const card = named(view.vote?.card ?? view.event?.card ?? "");
  if (ENDED_AT_WILL.includes(kind) && desk.legal.length === 1 && hand.done)
    return say("ask.nothing.left", { action: named(view.question?.action ?? "") });
  switch (kind) {
    case "lay":
      return hand.card ? say("ask.lay.picked", { card: named(hand.card) }) : say("ask.lay");
    case "settle":
      return say("ask.settle", { count: view.arrivals, most: secretOf(view, "settle")?.most ?? 0 });
    case "vote":
      return hand.ballot
        ? say("ask.vote.picked", { ballot: ballotWord(hand.ballot), count: hand.votes })
        : say("ask.vote");
    case "police":
      return desk.find("remove")
        ? say("ask.police", { count: secretOf(view, "police")?.left ?? 0 })
        : say("ask.police.done");
    case "pay":
      return paying(hand);
    case "offer":
      return hand.upgrading ? upgrading(hand) : say("ask.offer", { card });
    case "action":
      return hand.upgrading || hand.technology
        ? upgrading(hand)
        : say("ask.action", { round: view.round, rounds: view.rounds });
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

function paying(hand: Hand): string {
  const secret = secretOf(hand.desk.view, "pay");
  const now = secret?.payments.find((payment) => payment.done < payment.promised);
  if (!secret || !now || !hand.goodsKind) return say("ask.pay.done");
  const parts = {
    planet: named(now.planet),
    done: now.done,
    promised: now.promised,
    free: secret.free,
    credits: hand.desk.view.printed.substitution,
  };
  return secret.free ? say("ask.pay", parts) : say("ask.pay.dear", parts);
}

function upgrading(hand: Hand): string {
  if (!hand.technology) return say("ask.upgrade");
  return say("ask.upgrade.picked", {
    technology: named(hand.technology),
    level: hand.costOf(hand.technology)?.level ?? 0,
  });
}

function adjusting(hand: Hand): string {
  const view = hand.desk.view;
  const link = route(view, ownNumber(view), planetNumber(view, hand.partner));
  const price = view.question?.prices?.[hand.partner] ?? 0;
  const parts = { planet: named(hand.partner), mine: link.gives, theirs: link.gets, price, count: hand.left };
  return price > hand.left ? say("ask.adjust.full", parts) : say("ask.adjust.link", parts);
}
