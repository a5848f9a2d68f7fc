import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { ChanceModel, DiceSheet, Roll, StoryStep } from "../../net/types";
import { browsers, check, isTrue, type Known, ours } from "./dice";
import { hmacSha256, sha256 } from "../../net/sha256";

const hex = (data: Uint8Array) => Buffer.from(data).toString("hex");
const texts = ["", "abc", "x".repeat(55), "x".repeat(56), "x".repeat(64), "ü".repeat(300)];

describe("our own hashing", () => {
  it.each(texts)("agrees with the system's on %j", (text) => {
    const message = new TextEncoder().encode(text);
    expect(hex(sha256(message))).toBe(createHash("sha256").update(message).digest("hex"));
    expect(hex(hmacSha256(message, message))).toBe(createHmac("sha256", message).update(message).digest("hex"));
  });
});

const seed = "00".repeat(31) + "07";
const commitment = createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex");
const odds: [number, number][] = [
  [1, 1],
  [2, 2],
  [3, 3],
];

function rolled(number: number, nonces = "ann,bob"): number {
  const value = createHmac("sha256", Buffer.from(seed, "hex"))
    .update(`${nonces}|${number}|0`)
    .digest()
    .readBigUInt64BE(0);
  return [1, 2, 2, 3, 3, 3][Number(value % 6n)];
}
/** A die with three faces: 1 once, 2 twice, 3 thrice. */
const model: ChanceModel = {
  pools: { die: { items: ["one", "two", "three"], counts: [1, 2, 3] } },
  draws: [
    {
      pool: "die",
      first: 1,
      told: "",
      named_by: [],
      without: [],
      left_out: [],
      stays: true,
      to: "",
      takes: {},
      takes_from: "",
    },
  ],
  changes: [],
};
const sha = (text: string) => createHash("sha256").update(text).digest("hex");
const sheet: DiceSheet = {
  commitment,
  nonces: ["ann", "bob"],
  pledges: [sha("ann"), sha("bob")],
  since: [],
  odds_by: "rules",
  pack: "ours",
  chance: null,
  seed,
  rolls: [0, 1, 2, 3, 4, 5].map((number) => ({ number, odds, outcome: rolled(number), before: [], told: [] })),
  brought: [],
};
const steps: StoryStep[] = sheet.rolls.map(() => ({ mark: "", at: 0, seat: -1, turn: 0, events: [] }));
const known: Known = { pack: "ours", model, witness: null, imported: false };
const fair = { seed: true, pledges: true, unpledged: 0, own: null, odds: "rules", told: true, rolls: 6, wrong: null };

describe.each([
  ["the browser's", browsers],
  ["our own", ours],
])("checking dice with %s hashing", (_, hashing) => {
  const verdict = (touched: Partial<DiceSheet> = {}, knowing: Partial<Known> = {}) =>
    check({ ...sheet, ...touched }, steps, { ...known, ...knowing }, hashing);

  it("finds true dice true", async () => {
    expect(await verdict()).toEqual(fair);
    expect(isTrue(await verdict())).toBe(true);
  });
  it("finds a touched die", async () => {
    const rolls = sheet.rolls.map((roll) => (roll.number === 4 ? { ...roll, outcome: (roll.outcome % 3) + 1 } : roll));
    expect((await verdict({ rolls })).wrong?.number).toBe(4);
  });
  it("finds a touched die whose odds were made to fit", async () => {
    const rolls = sheet.rolls.map((roll): Roll => {
      const outcome = (roll.outcome % 3) + 1;
      return roll.number === 4 ? { ...roll, outcome, odds: [[outcome, 1]] } : roll;
    });
    expect((await verdict({ rolls })).wrong?.number).toBe(4);
  });
  it("finds a result that no die has", async () => {
    const rolls = sheet.rolls.map((roll) => (roll.number === 2 ? { ...roll, outcome: 9 } : roll));
    expect((await verdict({ rolls })).wrong).toEqual({ number: 2, outcome: 9, expected: null });
  });
  it("finds a result that was left out", async () => {
    expect((await verdict({ rolls: sheet.rolls.slice(0, 5) })).told).toBe(false);
    expect((await verdict({ rolls: sheet.rolls.slice(1) })).told).toBe(false);
  });
  it("finds results that are passed off as brought by a record", async () => {
    const brought = { brought: sheet.rolls.slice(0, 3), rolls: sheet.rolls.slice(3) };
    expect((await verdict(brought)).told).toBe(false);
    expect(await verdict(brought, { imported: true })).toEqual({ ...fair, rolls: 3 });
  });
  it("finds a nonce that was not the pledged one", async () =>
    expect((await verdict({ pledges: ["00".repeat(32), sha("bob")] })).pledges).toBe(false));
  it("says that a nonce was not pledged", async () => {
    const found = await verdict({ pledges: ["", sha("bob")] });
    expect(found).toEqual({ ...fair, unpledged: 1 });
    expect(isTrue(found)).toBe(false);
  });
  it("knows again what it saw before the game", async () => {
    const witness = { commitment, pledges: [sha("bob"), sha("ann")], nonce: "ann" };
    expect(await verdict({}, { witness })).toEqual({ ...fair, own: true });
    for (const other of [{ commitment: sha("x") }, { pledges: [sha("ann")] }, { nonce: "eve" }])
      expect((await verdict({}, { witness: { ...witness, ...other } })).own).toBe(false);
  });
  it("does not take the server's odds for those of the rules", async () => {
    const other = { pack: "theirs", chance: model };
    expect((await verdict(other)).odds).toBe("components");
    const log = await verdict({ odds_by: "log" });
    expect([log.odds, log.wrong, isTrue(log)]).toEqual(["log", null, false]);
  });
  it("counts a nonce that was added during the game from there on only", async () => {
    const rolls = sheet.rolls.map((roll) => ({
      ...roll,
      outcome: rolled(roll.number, roll.number < 3 ? "ann,bob" : "ann,bob,eve"),
    }));
    const joined = { nonces: ["ann", "bob", "eve"], pledges: [...sheet.pledges, sha("eve")], since: [0, 0, 3], rolls };
    expect((await verdict(joined)).wrong).toBe(null);
    expect((await verdict({ ...joined, since: [] })).wrong).not.toBe(null);
    const witness = { commitment, pledges: sheet.pledges, nonce: "bob" };
    expect((await verdict(joined, { witness })).own).toBe(true);
  });
  it("finds another seed", async () => expect((await verdict({ seed: "00".repeat(32) })).seed).toBe(false));
});
