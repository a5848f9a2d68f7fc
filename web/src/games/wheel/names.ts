/** Places, pieces and piles in words. */
import { wheel as say } from "../../words/wheel";
import { listed } from "../../words/language.svelte";
import { isEmpty, stationOf, type Piece, type Place, type Wheel } from "./view";

type View = Wheel["view"];

export const sideName = (seat: number | null): string => say(seat === 0 ? "black" : "white");

/** "Your left", "White's centre"; within a sentence "your left". */
export function placeName(view: View, place: number, viewer: number | null, first = true): string {
  const own = stationOf(view.stations, place);
  if (!own) return first ? say("neutral") : lower(say("neutral"));
  if (own.seat === viewer) return first ? say(`own.${own.station}`) : lower(say(`own.${own.station}`));
  return say(`other.${own.station}`, { name: sideName(own.seat) });
}

const lower = (words: string): string => words[0].toLowerCase() + words.slice(1);

/** The piece in hand; of a stack the single disc is its top. */
export function pieceName(piece: Piece, pile: Place): string {
  return piece === "disc" && pile.discs > 1 ? say("Piece.top") : say(`Piece.${piece}`);
}

/** What stands in a place, for those who listen. */
export function pileWords(view: View, pile: Place, viewer: number | null): string {
  const place = stationOf(view.stations, pile.place)
    ? placeName(view, pile.place, viewer)
    : say(pile.place < 4 === (viewer !== 1) ? "neutral.right" : "neutral.left");
  if (pile.cone === null && !pile.discs) return say("place.empty", { place });
  return say("place.has", {
    place,
    what: say(`is.${kindOf(pile)}`, { name: sideName(pile.cone ?? pile.owner), owner: sideName(pile.owner) }),
  });
}

/** What the rules say of what stands in a place, and of moving from it. */
export function placeHint(view: View, pile: Place, viewer: number | null): string {
  const targets = listed(
    pile.reach.map((to) => placeName(view, to, viewer, false)),
    "disjunction",
  );
  const from = stationOf(view.stations, pile.place) ? say("from.station", { targets }) : say("from.neutral");
  if (isEmpty(pile)) return from;
  const kind = kindOf(pile);
  return `${say(`hint.${kind === "deadstack" ? "dead" : kind}`)}\n${from}`;
}

function kindOf(pile: Place) {
  if (pile.cone !== null) {
    if (!pile.discs) return "cone";
    if (pile.dead) return "stuck";
    return pile.cone === pile.owner ? "free" : "prisoner";
  }
  if (pile.discs > 1) return pile.dead ? "deadstack" : "stack";
  return pile.dead ? "dead" : "disc";
}
