/** What a player of the wheel has picked up and is looking at: small steps, all of them in the page. */
import type { Action } from "../../desk/types";
import { unique } from "../../kit/lists";
import { after, type Move, type Piece, type Place, type WheelDesk } from "./view";
import { words } from "./words";

export interface Picked {
  place: number;
  piece: Piece;
}

/** What happens where a piece comes down. */
export type Deed = "empty" | "kill" | "raise" | "free" | "stack" | "win";

export class Hand {
  picked = $state.raw<Picked | null>(null);
  /** The target that pointer, focus or a first touch is on. */
  looked = $state<number | null>(null);
  turning = $state(false);

  constructor(private readonly desk: WheelDesk) {}

  get moves(): Action<Move>[] {
    return this.desk.yours ? this.desk.all("move") : [];
  }

  get rotate(): Action | undefined {
    return this.desk.yours ? this.desk.find("rotate") : undefined;
  }

  /** The pieces that can go from a place: the cone or the whole spire, a disc or the whole stack. */
  pieces(place: number): Piece[] {
    return unique(this.moves.filter((move) => move.choice.from === place).map((move) => move.choice.piece));
  }

  /** The moves of what is in hand. */
  get targets(): Action<Move>[] {
    const picked = this.picked;
    return picked
      ? this.moves.filter((move) => move.choice.from === picked.place && move.choice.piece === picked.piece)
      : [];
  }

  get move(): Action<Move> | undefined {
    return this.targets.find((move) => move.choice.to === this.looked);
  }

  /** The places as they would stand after the move that is looked at. */
  get ghost(): Place[] | null {
    return this.move ? after(this.desk.view.places, this.desk.effects(this.move)) : null;
  }

  targetAt(place: number): Action<Move> | undefined {
    return this.targets.find((move) => move.choice.to === place);
  }

  pick(place: number, whole: boolean): void {
    const can = this.pieces(place);
    if (!can.length) return;
    const wanted = whole ? can.find((piece) => piece === "spire" || piece === "stack") : undefined;
    this.picked = { place, piece: wanted ?? can[0] };
    this.looked = null;
    const only = this.targets;
    if (only.length === 1) this.looked = only[0].choice.to;
  }

  change(piece: Piece): void {
    if (!this.picked) return;
    this.picked = { ...this.picked, piece };
    this.looked = this.targets.length === 1 ? this.targets[0].choice.to : null;
  }

  putBack(): void {
    this.picked = null;
    this.looked = null;
  }

  async go(move: Action<Move>): Promise<void> {
    const done = await this.desk.act(move);
    if (done) this.putBack();
  }

  /** What a move does in a word; "" where it comes down on an empty station. */
  deedWord(move: Action<Move>): string {
    const deed = this.deed(move);
    return deed === "empty" ? "" : words.say(`page-deed-${deed}`);
  }

  /** What a move does, from what the table foretells of it. */
  deed(move: Action<Move>): Deed {
    if (this.desk.effect(move, "ended")?.how === "cone-taken") return "win";
    if (this.desk.effect(move, "killed")) return "kill";
    const raised = this.desk.effect(move, "resurrected");
    if (raised) return raised.spire === "free" ? "free" : "raise";
    return this.desk.view.places[move.choice.to].discs ? "stack" : "empty";
  }

  /** The move of what is in hand to a place that its station reaches, legal or not. */
  inReach(to: number): Move | null {
    const picked = this.picked;
    if (!picked || !this.desk.view.places[picked.place].reach.includes(to)) return null;
    return { kind: "move", piece: picked.piece, from: picked.place, to };
  }

  /** Which move is to be asked about when an own pile cannot be picked up. */
  blocked(place: number): Move | null {
    const seat = this.desk.seat;
    const pile = this.desk.view.places[place];
    if (seat === null || !this.desk.view.stations[seat].includes(place)) return null;
    if (pile.cone !== seat && pile.owner !== seat) return null;
    return { kind: "move", piece: pile.cone === seat ? "cone" : "disc", from: place, to: pile.reach[0] };
  }
}
