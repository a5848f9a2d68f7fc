/** Places, pieces and piles in words. */
import { wheel as say } from "../../words/wheel";
import { stationOf, type Piece, type Place } from "./view";

export const sideName = (seat: number | null): string => say(seat === 0 ? "black" : "white");

/** "Your left", "White's centre"; within a sentence "your left". */
export function placeName(place: number, viewer: number | null, first = true): string {
  const own = stationOf(place);
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
export function pileWords(pile: Place, viewer: number | null): string {
  const place = placeName(pile.place, viewer);
  if (pile.cone === null && !pile.discs) return say("place.empty", { place });
  return say("place.has", { place, what: kindWords(pile) });
}

function kindWords(pile: Place): string {
  const owner = sideName(pile.owner);
  if (pile.cone !== null) {
    const name = sideName(pile.cone);
    if (!pile.discs) return say("is.cone", { name });
    if (pile.dead) return say("is.stuck", { name, owner });
    return say(pile.cone === pile.owner ? "is.free" : "is.prisoner", { name, owner });
  }
  if (pile.discs > 1) return say(pile.dead ? "is.deadstack" : "is.stack", { name: owner });
  return say(pile.dead ? "is.dead" : "is.disc", { name: owner });
}
