/** What one seat saw of a game that was still running, from a file: everything needed to go through it again. */
import type { SeenRecord } from "../net/types";

export type Seen = Pick<SeenRecord, "envelope" | "story" | "boards" | "figures">;

const FORMAT: SeenRecord["format"] = "starboard-seen-3";

/** The file that was opened last; it stays in the page and goes nowhere. */
export const seen = $state<{ file: Seen | null }>({ file: null });

export const isSeen = (record: Record<string, unknown>): boolean => String(record.format).startsWith("starboard-seen-");

/** The file, if all of it is there and written as it is today. */
export function readSeen(record: Record<string, unknown>): Seen | null {
  const { envelope, story, boards, figures } = record as unknown as Seen;
  const whole =
    record.format === FORMAT &&
    Array.isArray(envelope?.seats) &&
    Array.isArray(story?.steps) &&
    Array.isArray(boards) &&
    boards.length === story.steps.length &&
    boards.length > 0 &&
    typeof figures === "object";
  return whole ? { envelope, story, boards, figures } : null;
}
