/** Lessons: their positions, and what is said to an answer. The server keeps nothing of whoever learns. */
import { SEATED } from "../desk/still";
import type { Kind, Sitter } from "../desk/types";
import { called, sitting } from "../words/say";
import { ask } from "./api";
import type * as api from "./types";

export const lessonOutline = (game: string, lesson: string): Promise<api.LessonOutline> =>
  ask("GET", `/lessons/${game}/${lesson}`);

export const lessonPosition = (game: string, lesson: string, position: string): Promise<api.LessonPosition> =>
  ask("GET", `/lessons/${game}/${lesson}/${position}`);

/** The small steps of an answer so far; without any, the best answer is shown. */
export const lessonAnswer = (
  game: string,
  lesson: string,
  position: string,
  actions: number[] | null,
): Promise<api.LessonAnswered> =>
  ask("POST", `/lessons/${game}/${lesson}/${position}`, actions ? { actions } : { show: true });

export const lessonWhy = (
  game: string,
  lesson: string,
  position: string,
  actions: number[],
  what: number | Kind,
): Promise<api.Why> =>
  ask("POST", `/lessons/${game}/${lesson}/${position}/why`, {
    actions,
    ...(typeof what === "number" ? { action: what } : { choice: what }),
  });

/** Who sits there in a lesson: whoever learns, and bots. */
export function sitter(game: string, seat: api.LessonSeat, own: number | null): Sitter {
  const you = seat.seat === own;
  return {
    ...SEATED,
    seat: seat.seat,
    name: sitting(game, seat),
    called: called(game, seat.called),
    kind: you ? "person" : "bot",
    you,
  };
}
