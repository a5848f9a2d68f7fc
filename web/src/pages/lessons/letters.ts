/** Answers of a lesson: their letters, and what they are called. */
import type { ListedAnswer } from "../../net/types";
import type { LessonWalk } from "./walk.svelte";

export const LETTERS = "ABCD";
export const letterOf = (number: number): string => LETTERS[number];

/** The words of an answer: those of its last small step. */
export const wordsOf = (walk: LessonWalk, { choice }: ListedAnswer): string => walk.desk.label({ choice });

/** What was chosen, in words. */
export function chosen(walk: LessonWalk): string {
  const listed = walk.position?.listed.find(({ name }) => name === walk.reply?.facts.answer);
  if (listed) return wordsOf(walk, listed);
  const first = walk.reply?.frames[0]?.told.find((told) => walk.desk.tell(told));
  return first ? walk.desk.tell(first).replace(/\.$/, "") : "";
}
