import { colonies as say } from "../../words/colonies";
import type { Room } from "../room";
import Board from "./Board.svelte";
import type { ColoniesDesk } from "./view";

export const room: Room = {
  Board,
  phase: (desk: ColoniesDesk) => say("phase", { turn: desk.view.turn, turns: desk.view.turns }),
  ending: () => "",
};
