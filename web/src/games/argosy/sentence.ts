/** The sentence of the ask bar: what is wanted of the viewer now. */
import type { ArgosyDesk } from "./view";
import { words } from "./words";

export function sentence(desk: ArgosyDesk): string {
  const { asked, step, active, catalogue, players } = desk.view;
  if (asked === "expansion" && desk.legal.length === 1) return words.say("ask-expansion-nothing");
  const id = `ask-${asked}`;
  if (!words.has(id)) return "";
  const target = step.victim !== null && step.target !== null ? players[step.victim].map[step.target] : null;
  const card = asked === "doubling" ? step.chosen : null;
  return words.say(
    id as "ask-place",
    {
      seat: active,
      token: target ?? step.hand,
      track: step.chosen,
      card,
      factor: card ? catalogue[card]?.numbers.factor : null,
    } as { token: unknown },
  );
}
