/** Planets and event cards in words: what one has, what leaders may choose among, and what happens to whom. */
import { resourcesOf, type Card, type Effect, type Planet, type View } from "./view";
import { words } from "./words";

const effectWords = (effect: Effect): string =>
  words.text(`effect-${effect.kind}`, { action: effect.action, count: effect.count });
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** All that is open about a planet. */
export const planetFacts = (view: View, planet: Planet): string =>
  [
    ...view.technologies.map((technology, i) =>
      words.say("page-level", { technology, level: planet.technologies?.[i] ?? 0 }),
    ),
    ...resourcesOf(view).map((resource, i) =>
      words.say("page-stock-of", { count: planet.resources?.[i] ?? 0, resource }),
    ),
  ].join("\n");

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
