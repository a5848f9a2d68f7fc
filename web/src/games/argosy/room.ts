import { argosy as say } from "../../words/argosy";
import type { Room } from "../room";
import Board from "./Board.svelte";
import Rail from "./Rail.svelte";
import SeatFacts from "./SeatFacts.svelte";
import type { ArgosyDesk } from "./view";

const STEPS = ["step.1", "step.2", "step.3", "step.4", "step.5"] as const;

export const room: Room = {
  Board,
  Rail,
  SeatFacts,
  phase: (desk: ArgosyDesk) => {
    const { round, action, active, last_turn } = desk.view;
    if (desk.ended) return say("phase.over", { round });
    if (!action) return say("phase.draft");
    const parts = { round, step: say(STEPS[action - 1]), name: desk.name(active) };
    const words = active === desk.seat ? say("phase.you", parts) : say("phase", parts);
    return last_turn && say.has(`how.${last_turn}`)
      ? say("phase.last", { phase: words, how: say(`how.${last_turn}` as "how.bag-empty") })
      : words;
  },
  ending: (desk: ArgosyDesk) => {
    const how = `end.${desk.view.ending}`;
    return say.has(how) ? say(how) : "";
  },
  source: (source) => (say.has(`source.${source}`) ? say(`source.${source}` as "source.sets") : source),
};
