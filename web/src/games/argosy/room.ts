import type { LogStyle } from "../../desk/grouping";
import type { Room } from "../room";
import Board from "./Board.svelte";
import Rail from "./Rail.svelte";
import SeatFacts from "./SeatFacts.svelte";
import type { Argosy, ArgosyDesk } from "./view";
import { words } from "./words";

/** What comes of laying, striking or choosing belongs to it. */
const FOLLOWS = [
  "placed",
  "moved",
  "completed",
  "gained",
  "diverted",
  "spent",
  "hit",
  "destroyed",
  "scrapped",
  "tuned",
];
/** Who begins, and what is laid out before. */
const LAID_OUT = ["dealt-card", "dealt-token"];
const log: LogStyle<Argosy["event"]> = {
  heading: (event) => (event.kind === "turn" && event.round ? words.say("page-round", { round: event.round }) : ""),
  joins: (event, before) =>
    [...FOLLOWS, ...LAID_OUT].includes(event.kind) || (event.kind === "drew" && before.kind === "drew"),
  splits: ["turn"],
  touches: ["owner", "victim"],
  heads: ["struck", "bought", "claimed", "built", "fortified", "invaded", "migrated", "shielded", "placed", "moved"],
};

export const room: Room = {
  Board,
  short: { aspect: 1.06 },
  Rail,
  SeatFacts,
  log,
  turn: (round) => words.say("page-round", { round }),
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
