/** What the board calls things; numbers in a sentence are the pack's. */
import { argosy as say } from "../../words/argosy";
import { listed, type Parts } from "../../words/language.svelte";
import { colourOf, entries, symbolOf, type ArgosyView, type Points, type Token, type Track } from "./view";

export const tokenName = (token: Token): string =>
  token === "purple"
    ? say("purple")
    : say("token", { colour: say(`colour.${colourOf(token)}`), symbol: say(symbolOf(token)) });

/** What it is, and what tokens are good for. */
export const tokenHint = (token: Token): string =>
  token === "purple" ? "" : `${tokenName(token)}\n${say("hint.token")}`;

export const planetName = (planet: string): string =>
  say.has(`planet.${planet}`) ? say(`planet.${planet}` as "planet.core") : planet;
export const cardName = (card: string): string => card[0].toUpperCase() + card.slice(1);

/** What a card does, with its numbers. */
export function cardText(view: ArgosyView, card: string): string {
  const facts = view.catalogue[card];
  if (!facts || !say.has(`card.${card}`)) return "";
  const parts: Parts = {
    ...facts.numbers,
    cost: priceName(facts.cost),
    tracks: listed(
      facts.tracks.map((track) => say(track)),
      "disjunction",
    ),
  };
  return say(`card.${card}` as "card.traders", parts);
}

/** The action a card works in, or the end. */
export const cardStep = (view: ArgosyView, card: string): string =>
  String(view.catalogue[card]?.action || say("card.end"));

/** What a track is, and what its points do. */
export function trackHint(view: ArgosyView, track: Track): string {
  const price = (act: string): number => view.prices[act]?.[track] ?? 0;
  const parts: Parts = {
    strike: price("strike"),
    shift: price("shift"),
    cancel: price("cancel"),
    breed: price("breed"),
    swap: price("swap"),
    salvage: price("salvage"),
  };
  return `${say(`long.${track}`)}\n${say(`hint.${track}`, parts)}`;
}

/** "1 blue, 1 Navigation". */
const priceName = (points: Points): string =>
  entries(points)
    .map(([track, count]) => `${count} ${say(track)}`)
    .join(", ");
