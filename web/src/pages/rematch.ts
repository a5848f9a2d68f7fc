/** The next game of the same people. */
import type { Envelope } from "../net/types";

/** AW-05 and its like: where a game says who opens, whoever lost may choose; the seats as the game calls them. */
export function openersFor(envelope: Envelope, seat: number | null): string[] {
  const lost = seat !== null && envelope.ending?.result[seat]?.outcome === "lost";
  return "opener" in envelope.options && lost ? envelope.seats.map((one) => one.called) : [];
}
