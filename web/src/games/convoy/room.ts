import { convoy as say } from "../../words/convoy";
import type { Room } from "../room";
import Board from "./Board.svelte";
import Career from "./Career.svelte";
import Crew from "./Crew.svelte";
import { titleName } from "./names";
import Rail from "./Rail.svelte";
import SeatFacts from "./SeatFacts.svelte";
import type { ConvoyDesk } from "./view";
import WinScale from "./WinScale.svelte";

function phase(desk: ConvoyDesk): string {
  const { view } = desk;
  const parts = { cycle: view.tracker.at, of: view.tracker.from };
  if (view.phase === "over" || desk.ended) return say("phase.over", { cycle: view.tracker.cycle });
  if (view.phase === "line-up" || view.phase === "muster") return say("phase.ready");
  if (view.phase === "warning" || view.phase === "sixes") return say("phase.warning", parts);
  if (view.players === 2) {
    const name = desk.name(view.mover);
    return view.mover === desk.seat ? say("phase.yours", parts) : say("phase.other", { ...parts, name });
  }
  return view.warned ? say("phase.move", { ...parts, count: view.warned }) : say("phase.calm", parts);
}

function ending(desk: ConvoyDesk): string {
  const { view } = desk;
  if (view.players === 2) {
    if (view.ending === "charged")
      return view.winner === desk.seat
        ? say("over.charged.you")
        : say("over.charged.two", { name: desk.name(view.winner ?? 0) });
    return say.has(`over.${view.ending}.two`) ? say(`over.${view.ending}.two` as "over.time-out.two") : "";
  }
  if (view.ending === "charged" && view.scale) {
    return say("over.charged", {
      points: view.scale.points,
      titles: view.scale.titles.map(titleName).join(", "),
      aboard: view.scale.aboard,
      cycle: view.tracker.at,
    });
  }
  return say.has(`over.${view.ending}`) ? say(`over.${view.ending}` as "over.time-out") : "";
}

export const room: Room = {
  Board,
  Rail,
  RailBox: Crew,
  SeatFacts,
  Epilogue: Career,
  panels: [{ id: "scale", title: () => say("scale"), Panel: WinScale }],
  phase,
  ending,
  source: (source) => (say.has(`source.${source}`) ? say(`source.${source}` as "source.voyage") : source),
};
