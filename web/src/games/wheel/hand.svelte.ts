/** What a player of the wheel has picked up and is looking at: small steps, all of them in the page. */
import type { Desk } from "../../desk/desk.svelte";
import type { Action, Parts, Told } from "../../desk/types";
import { OWN, type Piece, type WheelView } from "./view";

const STEPS = [[2, 6], [4], [1, 7]]; // from the left, the centre and the right

export interface Picked {
  place: number;
  piece: Piece;
}

/** What happens where a piece comes down. */
export type Deed = "empty" | "kill" | "raise" | "stack" | "win";

export class Hand {
  picked = $state.raw<Picked | null>(null);
  /** The target that pointer, focus or a first touch is on. */
  looked = $state<number | null>(null);
  turning = $state(false);

  constructor(private readonly desk: Desk<WheelView>) {}

  get moves(): Action[] {
    return this.desk.yours ? this.desk.all("move") : [];
  }

  get rotate(): Action | undefined {
    return this.desk.yours ? this.desk.find("rotate") : undefined;
  }

  /** The pieces that can go from a place: the cone or the whole spire, a disc or the whole stack. */
  pieces(place: number): Piece[] {
    return [...new Set(this.moves.filter((move) => move.parts.from === place).map((move) => move.parts.piece as Piece))];
  }

  /** The moves of what is in hand. */
  get targets(): Action[] {
    const picked = this.picked;
    return picked ? this.moves.filter((move) => move.parts.from === picked.place && move.parts.piece === picked.piece) : [];
  }

  get move(): Action | undefined {
    return this.targets.find((move) => move.parts.to === this.looked);
  }

  targetAt(place: number): Action | undefined {
    return this.targets.find((move) => move.parts.to === place);
  }

  pick(place: number, whole: boolean): void {
    const can = this.pieces(place);
    if (!can.length) return;
    const wanted = whole ? can.find((piece) => piece === "spire" || piece === "stack") : undefined;
    this.picked = { place, piece: wanted ?? can[0] };
    this.looked = null;
    const only = this.targets;
    if (only.length === 1) this.looked = only[0].parts.to;
  }

  change(piece: Piece): void {
    if (!this.picked) return;
    this.picked = { ...this.picked, piece };
    this.looked = this.targets.length === 1 ? this.targets[0].parts.to : null;
  }

  putBack(): void {
    this.picked = null;
    this.looked = null;
  }

  async go(move: Action): Promise<void> {
    const done = await this.desk.act(move);
    if (done) this.putBack();
  }

  /** What a move does, from what the table foretells of it. */
  deed(move: Action): Deed {
    const told: Told[] = this.desk.effects(move);
    const to = this.desk.view.places[move.parts.to];
    if (told.some((event) => event.kind === "ended" && event.parts.how === "cone-taken")) return "win";
    if (told.some((event) => event.kind === "killed")) return "kill";
    if (told.some((event) => event.kind === "resurrected")) return "raise";
    return to.discs ? "stack" : "empty";
  }

  /** The move of what is in hand to a place that its station reaches, legal or not. */
  inReach(to: number): { kind: string; parts: Parts } | null {
    const seat = this.desk.seat;
    const picked = this.picked;
    if (seat === null || !picked) return null;
    const away = (to - picked.place + 8) % 8;
    if (!STEPS[OWN[seat].indexOf(picked.place)]?.includes(away)) return null;
    return { kind: "move", parts: { piece: picked.piece, from: picked.place, to } };
  }

  /** Which move is to be asked about when an own pile cannot be picked up. */
  blocked(place: number): { kind: string; parts: Parts } | null {
    const seat = this.desk.seat;
    const pile = this.desk.view.places[place];
    if (seat === null) return null;
    const station = OWN[seat].indexOf(place);
    const mine = pile.cone === seat || pile.owner === seat;
    if (station < 0 || !mine) return null;
    const to = (place + STEPS[station][0]) % 8;
    return { kind: "move", parts: { piece: pile.cone === seat ? "cone" : "disc", from: place, to } };
  }
}
