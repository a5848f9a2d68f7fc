/** What one seat saw of a game that was still running, from a file: everything needed to go through it again. */
import type { Board, Envelope, Story } from "../net/types";

export interface Seen {
  envelope: Envelope;
  story: Story;
  boards: Board[];
}

/** The file that was opened last; it stays in the page and goes nowhere. */
export const seen = $state<{ file: Seen | null }>({ file: null });

export const isSeen = (record: Record<string, unknown>): boolean => String(record.format).startsWith("starboard-seen-");

/** The file, if all of it is there. */
export function readSeen(record: Record<string, unknown>): Seen | null {
  const { envelope, story, boards } = record as unknown as Seen;
  const whole = Array.isArray(envelope?.seats) && Array.isArray(story?.steps) && Array.isArray(boards) && boards.length === story.steps.length && boards.length > 0;
  return whole ? { envelope, story, boards } : null;
}
