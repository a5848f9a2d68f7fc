import { wheel as say } from "../../words/wheel";
import type { Room } from "../room";
import Board from "./Board.svelte";
import { sideName } from "./names";
import RailBox from "./RailBox.svelte";
import SeatFacts from "./SeatFacts.svelte";
import Sign from "./Sign.svelte";
import type { WheelDesk } from "./view";

export const room: Room = {
  Board,
  SeatFacts,
  seatColour: (_, seat) => (seat === 0 ? "var(--brass)" : "var(--dim)"),
  SeatSign: Sign,
  RailBox,
  seatLine: (desk, seat) => (desk.name(seat) === sideName(seat) ? "" : sideName(seat)),
  phase: (desk: WheelDesk) => {
    const turn = desk.view.turn + 1;
    if (desk.ended) return say("phase.over", { turn: turn - 1 });
    return desk.view.mover === desk.seat
      ? say("phase.you", { turn })
      : say("phase", { turn, name: desk.name(desk.view.mover) });
  },
  ending: (desk: WheelDesk) => {
    const turn = desk.view.turn;
    const how = desk.view.ending;
    if (how === "three-revolutions" || how === "repetition") return say(`end.${how}`);
    if (how !== "cone-taken") return "";
    const winner = desk.results.findIndex((result) => result.outcome === "won");
    return winner === desk.seat
      ? say("end.cone-taken.you", { turn })
      : say("end.cone-taken", { turn, name: desk.name(winner) });
  },
  source: () => say("source.cone"),
};
