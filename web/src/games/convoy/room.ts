import type { LogStyle } from "../../desk/grouping";
import type { Room } from "../room";
import Board from "./Board.svelte";
import Career from "./Career.svelte";
import Crew from "./Crew.svelte";
import { handOf } from "./hand.svelte";
import { crewName } from "./names";
import Rail from "./Rail.svelte";
import SeatFacts from "./SeatFacts.svelte";
import { isSameWalk, type Convoy, type ConvoyDesk } from "./view";
import WinScale from "./WinScale.svelte";
import { words } from "./words";

function phase(desk: ConvoyDesk): string {
  const { view } = desk;
  const parts = { cycle: view.tracker.at, of: view.tracker.from };
  if (view.phase === "over" || desk.ended) return words.say("page-phase-over", { cycle: view.tracker.cycle });
  if (view.phase === "line-up" || view.phase === "muster") return words.say("page-phase-ready");
  if (view.phase === "warning" || view.phase === "sixes") return words.say("page-phase-warning", parts);
  if (view.players === 2) return words.say("page-phase-crew", { ...parts, seat: view.mover });
  return words.say("page-phase-move", { ...parts, count: view.warned });
}

/** The own crew by their numbers, while one of them is to be moved. */
function keys(desk: ConvoyDesk) {
  if (!desk.yours || desk.view.phase !== "move") return [];
  return desk.view.crew
    .filter((one) => one.seat === desk.seat && !one.ashore)
    .map((one, i) => ({ key: String(i + 1), says: crewName(one.crew) }));
}

function ending({ view }: ConvoyDesk): string {
  const { ending: how, winner, scale } = view;
  if (view.players === 2) {
    if (how === "charged") return words.say("page-over-two-charged", { winner });
    const known = how === "time-out" || how === "cycle-cap" || how === "crew-lost" || how === "crews-lost";
    return known ? words.say(`page-over-two-${how}`) : "";
  }
  if (how === "charged" && scale) {
    const { points, titles, aboard } = scale;
    return words.say("page-over-charged", { points, titles, aboard, cycle: view.tracker.at });
  }
  return how === "time-out" || how === "cycle-cap" || how === "crew-lost" ? words.say(`page-over-${how}`) : "";
}

const log: LogStyle<Convoy["event"]> = {
  heading: (event) => (event.kind === "cycle" ? words.say("page-cycle", { cycle: event.tracker }) : ""),
  joins: isSameWalk,
  splits: ["flipped", "cycle"],
  heads: ["placed", "took", "stepped"],
  touches: ["owner"],
};

export const room: Room = {
  Board,
  short: { across: true },
  Rail,
  RailBox: Crew,
  SeatFacts,
  Epilogue: Career,
  panels: [{ id: "scale", title: () => words.say("page-scale"), Panel: WinScale }],
  keys,
  walks: (desk: ConvoyDesk) => handOf(desk).picked !== null,
  log,
  turn: (cycle) => words.say("page-cycle", { cycle }),
  phase,
  ending,
  source: (source) => words.name("source", source),
};
