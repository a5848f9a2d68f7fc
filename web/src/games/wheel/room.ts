import type { Room } from "../room";
import Board from "./Board.svelte";
import { sideName } from "./names";
import RailBox from "./RailBox.svelte";
import SeatFacts from "./SeatFacts.svelte";
import Sign from "./Sign.svelte";
import type { WheelDesk } from "./view";
import { words } from "./words";

export const room: Room = {
  Board,
  short: { aspect: 1, titled: true },
  SeatFacts,
  seatColour: (_, seat) => (seat === 0 ? "var(--brass)" : "var(--dim)"),
  SeatSign: Sign,
  RailBox,
  seatLine: (desk, seat) => (desk.name(seat) === sideName(seat) ? "" : sideName(seat)),
  walks: () => true,
  keys: () => [{ key: words.text("page-key-rotate"), says: words.say("page-rotate") }],
  phase: (desk: WheelDesk) => {
    const { turn, mover } = desk.view;
    return desk.ended
      ? words.say("page-phase-over", { turn })
      : words.say("page-phase", { turn: turn + 1, seat: mover });
  },
  ending: (desk: WheelDesk) => {
    const how = desk.view.ending;
    if (how !== "cone-taken" && how !== "three-revolutions" && how !== "repetition") return "";
    const winner = desk.results.findIndex((result) => result.outcome === "won");
    return words.say(`page-end-${how}`, { turn: desk.view.turn, winner });
  },
  source: () => words.text("source-cone"),
};
