import type { Room } from "../room";
import Board from "./Board.svelte";
import Rail from "./Rail.svelte";
import SeatFacts from "./SeatFacts.svelte";
import type { ArgosyDesk } from "./view";
import { words } from "./words";

export const room: Room = {
  Board,
  short: { aspect: 1.06 },
  Rail,
  SeatFacts,
  phase: (desk: ArgosyDesk) => {
    const { round, action, active, last_turn } = desk.view;
    if (desk.ended) return words.say("page-phase-over", { round });
    if (!action) return words.say("page-phase-draft");
    const phase = words.say("page-phase", { round, action, seat: active });
    return last_turn ? words.say("page-phase-last", { phase, how: last_turn }) : phase;
  },
  ending: (desk: ArgosyDesk) => (desk.view.ending ? words.name("ending", desk.view.ending, "past") : ""),
  source: (source) => words.name("source", source),
};
