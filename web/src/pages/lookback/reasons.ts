/** Why a choice is good or bad, in a sentence made of what it does and what the bots expect. */
import type { Desk } from "../../desk/desk.svelte";
import { unique } from "../../kit/lists";
import type { Advice, AssessedMove } from "../../net/types";
import { say } from "../../words/say";
import { percent } from "./judgement.svelte";

/** The choices worth showing: the best three, and what was done. */
export const candidates = (advice: Advice, most = 3): AssessedMove[] =>
  advice.moves.filter((move, n) => n < most || move.played);

export const letter = (n: number): string => String.fromCharCode(65 + n);

export function why(desk: Desk, move: AssessedMove): string {
  const does = move.effects.map((event) => desk.words?.event(event) ?? "").filter(Boolean);
  const told = unique(does).join(" ");
  const [next] = move.expected;
  const then = next && say("choice-then", { name: desk.name(next.seat), act: desk.label(next) });
  return [told && !move.played ? say("choice-would", { told }) : told, then].filter(Boolean).join(" ");
}

/** The best choice beside the next one, or another beside the best. */
export function compared(desk: Desk, advice: Advice, move: AssessedMove): string {
  const [best, second] = advice.moves;
  if (move !== best) {
    const cost = percent(move.cost);
    return cost < 1 ? say("choice-as-good") : say("choice-behind", { cost, best: desk.label(best) });
  }
  if (!second) return say("choice-only");
  const lead = percent(second.cost);
  const next = desk.label(second);
  return lead < 1 ? say("choice-level", { second: next }) : say("choice-ahead", { lead, second: next });
}
