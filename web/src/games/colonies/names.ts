/** Event cards in words: what leaders may choose among, and what happens to whom. */
import type { Card, Effect } from "./view";
import { words } from "./words";

const effectWords = (effect: Effect): string =>
  words.text(`effect-${effect.kind}`, { action: effect.action, count: effect.count });
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What leaders may choose among, as one sentence: actions together, Credits last. */
export function offerWords(card: Card): string {
  const actions = card.leaders.flatMap((effect) => (effect.kind === "offer-action" ? [effect.action] : []));
  const others = card.leaders.filter((effect) => effect.kind !== "offer-action").map(effectWords);
  const offers = actions.length ? [words.text("effect-offer-actions", { actions }), ...others] : others;
  const last = offers.at(-1) ?? words.text("effect-nothing");
  return capital(
    offers.length > 1
      ? words.text("page-or", { offers: words.list("", offers.slice(0, -1), "", "comma"), last })
      : last,
  );
}
export const effectsWords = (effects: Effect[]): string =>
  capital(effects.length ? words.list("", effects.map(effectWords)) : words.text("effect-nothing"));
