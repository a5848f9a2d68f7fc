import { isDeal, type LogStyle } from "../../desk/grouping";
import type { Room } from "../room";
import Board from "./Board.svelte";
import { bargainingOf } from "./bargaining.svelte";
import DealsPanel from "./DealsPanel.svelte";
import { SHORT_ASPECT } from "./geometry";
import { handOf } from "./hand.svelte";
import Incoming from "./Incoming.svelte";
import MinePanel from "./MinePanel.svelte";
import { planetFacts } from "./names";
import PlanetSign from "./PlanetSign.svelte";
import SeatFacts from "./SeatFacts.svelte";
import { planetOfSeat, type Colonies, type ColoniesDesk } from "./view";
import { words } from "./words";

/** Small steps of an action, or of what a card asks. */
const STEPS = [
  "rescued",
  "rescued-for",
  "joined",
  "sent-off",
  "hunted",
  "hunted-for",
  "sold",
  "adjusted",
  "made",
  "attracted",
  "gained",
  "lost",
  "dumped",
  "pirates-placed",
];
/** What is laid in secret until a ballot is sealed. */
const BALLOT = ["chose-ballot", "laid-aside", "sealed"];
/** How planets, the first player and the first cards were dealt out. */
const DEALT = ["lot", "neutral", "first", "dealt"];
/** What belongs to a vote and what came of it. */
const VOTES = [...BALLOT, "spent", "voted", "counted", "decided", "carried", "took-credits"];
const log: LogStyle<Colonies["event"]> = {
  heading: (event) => (event.kind === "turn-began" ? words.say("page-heading", { turn: event.turn }) : ""),
  joins: (event, before) =>
    STEPS.includes(event.kind) || [BALLOT, DEALT].some((all) => all.includes(event.kind) && all.includes(before.kind)),
  splits: ["turn-began", "agreements-fulfilled", "first-passed", "revealed", "ended"],
  touches: ["owner"],
  heads: ["upgraded", "carried", "agreements-fulfilled", "action-taken", "sealed", "settled", "lot"],
  recall: {
    has: ({ kind }) => kind === "carried" || kind === "agreements-fulfilled",
    title: () => words.say("page-recap-show"),
    key: () => words.text("page-key-recap"),
    open: (desk: ColoniesDesk, event) => {
      if (event.kind === "carried" || event.kind === "agreements-fulfilled") handOf(desk).recap = event;
    },
  },
  topics: [
    { id: "deals", title: () => words.say("page-tab-deals"), has: isDeal },
    { id: "votes", title: () => words.say("page-log-votes"), has: ({ kind }) => VOTES.includes(kind) },
  ],
};

export const room: Room = {
  Board,
  short: { aspect: SHORT_ASPECT },
  SeatFacts,
  SeatSign: PlanetSign,
  RailBox: Incoming,
  log,
  seatColour: (desk: ColoniesDesk, seat) =>
    `var(--${desk.view ? (planetOfSeat(desk.view, seat)?.resource ?? "ink") : "ink"})`,
  seatLine: (desk: ColoniesDesk, seat) => {
    const planet = desk.view ? planetOfSeat(desk.view, seat) : undefined;
    return planet ? words.name("planet", planet.planet) : "";
  },
  seatHint: (desk: ColoniesDesk, seat) => {
    const planet = desk.view ? planetOfSeat(desk.view, seat) : undefined;
    return planet?.resources ? planetFacts(desk.view, planet) : "";
  },
  panels: [
    {
      id: "mine",
      title: (desk) => words.say(desk.seat === null ? "page-tab-planet" : "page-tab-mine"),
      Panel: MinePanel,
      key: () => words.text("page-key-mine"),
      wanted: (desk: ColoniesDesk) => desk.yours && handOf(desk).upgrading,
    },
    {
      id: "deals",
      title: () => words.say("page-tab-deals"),
      Panel: DealsPanel,
      news: (desk: ColoniesDesk) => bargainingOf(desk).news,
      key: () => words.text("page-key-deals"),
    },
  ],
  phase: (desk: ColoniesDesk) => {
    const { phase, turn, round } = desk.view;
    return words.say(`page-phase-${phase}`, { turn, round });
  },
  ending: (desk: ColoniesDesk) => {
    if (desk.view.ending !== "ten-turns") return "";
    const winners = desk.results.flatMap((result, seat) => (result.place === 1 ? [seat] : []));
    if (winners.length !== 1) return words.say("page-end-shared");
    return words.say("page-end-won", { winner: winners[0], score: desk.results[winners[0]].score });
  },
  source: (source) => words.name("source", source),
};
