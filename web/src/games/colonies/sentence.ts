/** The sentence of the ask bar: what is wanted now, in words. */
import type { Hand } from "./hand.svelte";
import { ownNumber, planetNumber, route, secretOf } from "./view";
import { words } from "./words";

const ENDED_AT_WILL = ["refuge", "hunt", "sell", "adjust"];

export function sentence(hand: Hand): string {
  const { desk, kind, left } = hand;
  const view = desk.view;
  const card = view.vote?.card ?? view.event?.card ?? "";
  if (ENDED_AT_WILL.includes(kind) && desk.legal.length === 1 && hand.done)
    return words.say("page-ask-nothing-left", { action: view.question?.action ?? "" });
  switch (kind) {
    case "lay":
      return hand.card ? words.say("page-ask-lay-picked", { card: hand.card }) : words.say("page-ask-lay");
    case "settle":
      return words.say("page-ask-settle", { count: view.arrivals, most: secretOf(view, "settle")?.most ?? 0 });
    case "vote":
      return hand.ballot
        ? words.say("page-ask-vote-picked", { ballot: hand.ballot, count: hand.votes })
        : words.say("page-ask-vote");
    case "police":
      return words.say("page-ask-police", { count: desk.find("remove") ? (secretOf(view, "police")?.left ?? 0) : 0 });
    case "pay":
      return paying(hand);
    case "offer":
      return hand.upgrading ? upgrading(hand) : words.say("page-ask-offer", { card });
    case "action":
      return hand.upgrading || hand.technology ? upgrading(hand) : words.say("page-ask-action", { round: view.round });
    case "adjust":
      return hand.partner ? adjusting(hand) : words.say("page-ask-adjust", { count: left });
    case "gain":
    case "lose":
    case "place":
      return desk.find("done") ? words.say("page-ask-all-done") : words.say(`page-ask-${kind}`, { count: left, card });
    case "refuge":
    case "hunt":
    case "sell":
    case "produce":
    case "attract":
      return words.say(`page-ask-${kind}`, { count: left });
    case "decide":
    case "whither":
    case "lose-which":
    case "downgrade":
    case "dump":
      return words.say(`page-ask-${kind}`, { card });
    default:
      return "";
  }
}

function paying(hand: Hand): string {
  const secret = secretOf(hand.desk.view, "pay");
  const now = secret?.payments.find((payment) => payment.done < payment.promised);
  if (!secret || !now || !hand.goodsKind) {
    const credits = secret?.payments.reduce((sum, payment) => sum + payment.credits, 0) ?? 0;
    return words.say("page-ask-pay-done", { credits });
  }
  const parts = {
    planet: now.planet,
    done: now.done,
    promised: now.promised,
    free: secret.free,
  };
  return words.say("page-ask-pay", parts);
}

function upgrading(hand: Hand): string {
  if (!hand.technology) return words.say("page-ask-upgrade");
  return words.say("page-ask-upgrade-picked", {
    technology: hand.technology,
    level: hand.costOf(hand.technology)?.level ?? 0,
  });
}

function adjusting(hand: Hand): string {
  const view = hand.desk.view;
  const link = route(view, ownNumber(view), planetNumber(view, hand.partner));
  const price = view.question?.prices?.[hand.partner] ?? 0;
  const parts = { planet: hand.partner, mine: link.gives, theirs: link.gets, price, count: hand.left };
  return price > hand.left ? words.say("page-ask-adjust-full", parts) : words.say("page-ask-adjust-link", parts);
}
