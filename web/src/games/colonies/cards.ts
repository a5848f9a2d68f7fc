/** The cards of a hand, which a view only names: read from the game's components. */
import { game } from "../../net/api";
import type { ActionName, Card, Effect } from "./view";

interface Printed {
  id: string;
  colonists: number;
  leaders: { take?: string[]; times?: number; resources?: number; then?: ActionName; pirates?: number; free_upgrade?: boolean };
  everybody: Record<string, unknown>;
  fewest: Record<string, unknown>;
}
interface Components {
  event: Printed[];
  council: { credits: number };
}

let cards: Promise<Map<string, Card>> | null = null;

/** Every card by its name; asked for once. */
export function allCards(): Promise<Map<string, Card>> {
  cards ??= game("colonies").then((details) => {
    const components = details.components as unknown as Components;
    return new Map(components.event.map((card) => [card.id, cardOf(card, components.council.credits)]));
  });
  cards.catch(() => (cards = null));
  return cards;
}

function cardOf(card: Printed, credits: number): Card {
  return {
    card: card.id,
    colonists: card.colonists,
    leaders: [...offers(card.leaders), { kind: "offer-credits", count: credits }],
    everybody: effects(card.everybody),
    fewest: effects(card.fewest),
  };
}

function offers(offer: Printed["leaders"]): Effect[] {
  const found: Effect[] = [];
  for (const action of offer.take ?? []) {
    if (action === "any") found.push({ kind: "offer-any" });
    else if ((offer.times ?? 1) > 1) found.push({ kind: "offer-times", action: action as ActionName, count: offer.times });
    else found.push({ kind: "offer-action", action: action as ActionName });
  }
  if (offer.free_upgrade) found.push({ kind: "offer-free" });
  if (offer.pirates) found.push({ kind: "offer-pirates", count: offer.pirates });
  if (offer.resources) found.push(offer.then ? { kind: "offer-resources-and", count: offer.resources, action: offer.then } : { kind: "offer-resources", count: offer.resources });
  return found;
}

function effects(printed: Record<string, unknown>): Effect[] {
  return Object.entries(printed).map(([name, value]) => {
    const kind = name.replaceAll("_", "-");
    if (kind === "forbid" || kind === "take") return { kind, action: value as ActionName };
    if (value === "all") return { kind: `${kind}-all` };
    return typeof value === "number" ? { kind, count: value } : { kind };
  });
}
