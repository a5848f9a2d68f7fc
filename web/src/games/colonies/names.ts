/** Planets, goods, cards and their effects in words. */
import { listed } from "../../words/language.svelte";
import { colonies as say } from "../../words/colonies";
import type { Card, Effect } from "./view";

type Key = Parameters<typeof say>[0];
/** The name of anything the rules have an id for. */
export const named = (id: string): string => (say.has(id) ? say(id) : id);

export function effectWords(effect: Effect): string {
  const kind = effect.kind === "forbid" && effect.action === "upgrade" ? "forbid-upgrade" : effect.kind;
  const key: Key = `effect.${kind}`;
  return say(key, { count: effect.count ?? 1, action: effect.action ? named(effect.action) : "" });
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** What leaders may choose among, as one sentence: actions together, Credits last. */
export function offerWords(card: Card): string {
  const actions = card.leaders
    .filter((effect) => effect.kind === "offer-action")
    .map((effect) => named(effect.action!));
  const others = card.leaders.filter((effect) => effect.kind !== "offer-action").map(effectWords);
  const offers = actions.length
    ? [say("effect.offer-action", { action: listed(actions, "disjunction") }), ...others]
    : others;
  return capital(
    offers.length > 1
      ? say("or", { a: offers.slice(0, -1).join(", "), b: offers.at(-1)! })
      : (offers[0] ?? say("card.nothing")),
  );
}
export const effectsWords = (effects: Effect[]): string =>
  capital(effects.length ? listed(effects.map(effectWords)) : say("card.nothing"));
