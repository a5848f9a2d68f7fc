/** How far somebody has come in a lesson, kept on this device. */
import { keep, recall } from "../../kit/storage";

export interface Progress {
  /** The position that is open; beyond the last one: the end. */
  at: number;
  /** By position, how often it was answered until the best was found or shown; 0: not yet. */
  tries: Record<string, number>;
  /** Positions that were gone past. */
  done: string[];
}

export const NOTHING: Progress = { at: 0, tries: {}, done: [] };
const key = (game: string, lesson: string) => `lesson.${game}.${lesson}`;

export function progressIn(game: string, lesson: string): Progress {
  try {
    const kept = JSON.parse(recall(key(game, lesson)) || "null") as Partial<Progress> | null;
    return { ...NOTHING, ...kept };
  } catch {
    return NOTHING;
  }
}

export const keepProgress = (game: string, lesson: string, progress: Progress): void =>
  keep(key(game, lesson), JSON.stringify(progress));

/** How many answers a position took until it was done: those before it, and the last. */
export const tookMore = (progress: Progress, positions: string[]): string[] =>
  positions.filter((name) => (progress.tries[name] ?? 0) > 1);
