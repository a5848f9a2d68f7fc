/** Places, pieces and piles as the sentences of the wheel know them. */
import { isEmpty, stationOf, type Piece, type Place, type Wheel } from "./view";
import { words } from "./words";

type View = Wheel["view"];

export const sideId = (seat: number | null): string => (seat === 0 ? "black" : "white");
export const sideName = (seat: number | null): string => words.name("seat", sideId(seat));

/** Which station a place is for a viewer: their own left, White's centre, or nobody's. */
export function stationId(view: View, place: number, viewer: number | null): string {
  const own = stationOf(view.stations, place);
  if (!own) return "neutral";
  return `${own.seat === viewer ? "own" : sideId(own.seat)}-${own.station}`;
}

/** What is in hand; of a stack the single disc is its top. */
export const heldId = (piece: Piece, pile: Place): string => (piece === "disc" && pile.discs > 1 ? "top" : piece);

/** What stands in a place, for those who listen. */
export function pileWords(view: View, pile: Place, viewer: number | null): string {
  const station = stationId(view, pile.place, viewer);
  const neutral = pile.place < 4 === (viewer !== 1) ? "neutral-right" : "neutral-left";
  return words.say("page-place", {
    place: station === "neutral" ? neutral : station,
    kind: kindOf(pile) ?? "empty",
    side: sideId(pile.cone ?? pile.owner),
    owner: sideId(pile.owner),
  });
}

/** What the rules say of what stands in a place, and of moving from it. */
export function placeHint(view: View, pile: Place, viewer: number | null): string {
  const targets = pile.reach.map((to) => stationId(view, to, viewer));
  const from = stationOf(view.stations, pile.place)
    ? words.say("page-from", { targets })
    : words.say("page-from-neutral");
  const kind = kindOf(pile);
  return kind ? `${words.say(`page-hint-${kind === "dead-stack" ? "dead" : kind}`)}\n${from}` : from;
}

function kindOf(pile: Place) {
  if (isEmpty(pile)) return null;
  if (pile.cone !== null) {
    if (!pile.discs) return "cone";
    return pile.spire || "stuck";
  }
  if (pile.discs > 1) return pile.dead ? "dead-stack" : "stack";
  return pile.dead ? "dead" : "disc";
}
