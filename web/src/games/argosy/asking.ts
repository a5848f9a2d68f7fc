/** The sentence of the ask bar: what is wanted of the viewer now. */
import { argosy as say } from "../../words/argosy";
import { cardName, tokenName } from "./names";
import type { ArgosyDesk, Track } from "./view";

export function sentence(desk: ArgosyDesk): string {
  const { asked, step, active, numbers, prices } = desk.view;
  const key = `ask.${asked}`;
  if (!say.has(key)) return "";
  const target = step.victim !== null && step.target !== null ? desk.view.players[step.victim].map[step.target] : null;
  return say(key, {
    name: desk.name(active),
    token: tokenName(target ?? step.hand ?? "purple"),
    card: asked === "doubling" && step.chosen ? cardName(step.chosen) : "",
    track: (asked === "gain" || asked === "conversion") && step.chosen ? say(step.chosen as Track) : "",
    draw: numbers.draw,
    give: numbers.extrapolate_give,
    purples: numbers.free_card_purples,
    cancel: prices.cancel?.shields ?? 0,
  });
}
