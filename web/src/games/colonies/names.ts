/** Planets and event cards in words: what one has, what leaders may choose among, and what happens to whom. */
import { capital } from "../../words/fluent";
import { resourcesOf, type Card, type Effect, type Planet, type View } from "./view";
import { words } from "./words";

/** Those that are long, in as few words as a small card has room for. */
const SHORT = {
  "offer-any": "page-effect-offer-any",
  "offer-times": "page-effect-offer-times",
  "offer-free": "page-effect-offer-free",
  "offer-pirates": "page-effect-offer-pirates",
  "offer-resources-and": "page-effect-offer-resources-and",
  forbid: "page-effect-forbid",
  take: "page-effect-take",
  "lose-resources": "page-effect-lose-resources",
  "lose-actions": "page-effect-lose-actions",
  "dump-resources": "page-effect-dump-resources",
} as const;
const effectWords = (effect: Effect, small: boolean): string => {
  const { kind, action, count } = effect;
  return small && kind in SHORT
    ? words.text(SHORT[kind as keyof typeof SHORT], { action, count })
    : words.text(`effect-${kind}`, { action, count });
};

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
export function offerWords(card: Card, small = false): string {
  const actions = card.leaders.flatMap((effect) => (effect.kind === "offer-action" ? [effect.action] : []));
  const others = card.leaders
    .filter((effect) => effect.kind !== "offer-action")
    .map((effect) => effectWords(effect, small));
  const offers = actions.length
    ? [words.text(small ? "page-effect-offer-actions" : "effect-offer-actions", { actions }), ...others]
    : others;
  const last = offers.at(-1) ?? words.text("effect-nothing");
  return capital(
    offers.length > 1
      ? words.text("page-or", { offers: words.list("", offers.slice(0, -1), "", "comma"), last })
      : last,
  );
}
export const effectsWords = (effects: Effect[], small = false): string =>
  capital(
    effects.length
      ? words.list(
          "",
          effects.map((effect) => effectWords(effect, small)),
        )
      : words.text("effect-nothing"),
  );
