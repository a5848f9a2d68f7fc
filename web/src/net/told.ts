/** What the wire tells, as a desk has it. */
import { NO_OUTLOOK, type Action, type Outlook, type Parts, type Told } from "../desk/types";
import type * as api from "./types";

/** Something that happened; what the table itself did has a kind that begins with "table.". */
export function told({ of, event, words }: api.Happening): Told {
  if (of === "game") return { ...(event as { kind: string; parts: Parts }), words };
  const { kind, ...parts } = event;
  return { kind: `table.${kind}`, parts, words };
}

export const action = ({ choice, ...legal }: api.LegalAction): Action => ({ ...legal, ...(choice as { kind: string; parts: Parts }) });

/** What is coming, as far as the position has it: nothing but the score where nobody is asked. */
export const foretold = (outlook: api.AnyOutlook | null, score: Outlook["score"] = []): Outlook =>
  outlook ? (outlook as unknown as Outlook) : { ...NO_OUTLOOK, score };

/** A question about something that may not be done, by its number or by what it is. */
export const doubt = (what: number | { kind: string; parts: Parts }): { action: number } | { choice: api.AnyChoice } =>
  typeof what === "number" ? { action: what } : { choice: what as unknown as api.AnyChoice };
