import { beforeEach, describe, expect, it } from "vitest";
import { owed, pledge, witnessOf } from "./pledge";
import type { Envelope } from "./types";

const lobby = (dice: object, table = "t1"): Envelope =>
  ({ table, status: "lobby", you: { person: "ann", seats: [0], host: true }, dice }) as unknown as Envelope;

describe("one's own part of the dice", () => {
  beforeEach(() => localStorage.clear());

  it("remembers what stood fast when the nonce was shown, until the start is void", () => {
    const { nonce_hash: hash } = pledge();
    const pledges = [
      { person: "ann", hash, shown: false },
      { person: "bob", hash: "b".repeat(64), shown: false },
    ];
    const dice = { commitment: "c".repeat(64), nonces: [], seed: null, pledges };
    expect(owed(lobby({ ...dice, drawing: null }))).toBe(null);
    expect(witnessOf("t1")).toBe(null);
    const shown = owed(lobby({ ...dice, drawing: 60 })) as { do: string; nonce: string };
    expect(shown.do).toBe("reveal");
    expect(witnessOf("t1")).toEqual({
      commitment: dice.commitment,
      pledges: [hash, "b".repeat(64)],
      nonce: shown.nonce,
    });
    expect(witnessOf("t2")).toBe(null);
    owed(lobby({ ...dice, drawing: null, pledges: [] }));
    expect(witnessOf("t1")).toBe(null);
  });
});
