/** What the board calls things. Numbers in these are the pack's. */
import { listed } from "../../words/language.svelte";
import { entries, type ArgosyView, type Points, type Token, type Track } from "./view";
import { words } from "./words";

export const tokenName = (token: Token): string => words.name("token", token);
/** What it is, and what tokens are good for. */
export const tokenHint = (token: Token): string =>
  token === "purple" ? "" : `${tokenName(token)}\n${words.say("page-hint-token")}`;

export const cardName = (card: string): string => words.name("card", card);
export const cardText = (card: string): string => words.name("card", card, "text");
/** Cards that somebody has, each with what it does; nothing where there are none. */
export const cardsText = (cards: string[]): string =>
  cards.map((card) => `${cardName(card)}: ${cardText(card)}`).join("\n");
/** The action a card works in, or the end. */
export const cardStep = (view: ArgosyView, card: string): string =>
  String(view.catalogue[card]?.action || words.text("page-at-the-end"));

export const trackName = (track: Track): string => words.name("track", track);
export const trackShort = (track: Track): string => words.name("track", track, "short");
/** What a track is, and what its points do. */
export const trackHint = (track: Track): string => `${trackName(track)}\n${words.name("track", track, "hint")}`;

/** "1 Navigation and 2 Fire are missing." for a price; nothing where nothing is. */
export function missingWords(missing: Points | null | undefined): string {
  const points = entries(missing ?? {}).map(([track, count]) => `${count} ${trackShort(track)}`);
  return points.length ? words.say("page-missing", { points: listed(points) }) : "";
}
