import { colonies as say } from "../../words/colonies";
import type { Room } from "../room";
import Board from "./Board.svelte";
import MinePanel from "./MinePanel.svelte";
import { named } from "./names";
import PlanetSign from "./PlanetSign.svelte";
import SeatFacts from "./SeatFacts.svelte";
import { planetOfSeat, type ColoniesDesk } from "./view";

export const room: Room = {
  Board,
  SeatFacts,
  SeatSign: PlanetSign,
  seatColour: (desk: ColoniesDesk, seat) =>
    `var(--${desk.view ? (planetOfSeat(desk.view, seat)?.resource ?? "ink") : "ink"})`,
  seatLine: (desk: ColoniesDesk, seat) => {
    const planet = desk.view ? planetOfSeat(desk.view, seat) : undefined;
    return planet ? named(planet.planet) : "";
  },
  panels: [{ id: "mine", title: (desk) => say(desk.seat === null ? "tab.planet" : "tab.mine"), Panel: MinePanel }],
  phase: (desk: ColoniesDesk) => {
    const { phase, turn, turns, round, rounds } = desk.view;
    return say(`phase.${phase}`, { turn, turns, round, rounds });
  },
  ending: (desk: ColoniesDesk) => {
    if (desk.view.ending !== "ten-turns") return "";
    const winners = desk.results.flatMap((result, seat) => (result.place === 1 ? [seat] : []));
    if (winners.length !== 1) return say("end.shared", { turns: desk.view.turns });
    const parts = { score: desk.results[winners[0]].score, turns: desk.view.turns };
    return winners[0] === desk.seat
      ? say("end.ten.you", parts)
      : say("end.ten", { name: desk.name(winners[0]), ...parts });
  },
  source: (source) => named(source),
};
