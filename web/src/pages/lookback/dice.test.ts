import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { browsers, check, ours } from "./dice";
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
const sheet = {
  commitment,
  nonces: ["ann", "bob"],
  pledges: ["", createHash("sha256").update("bob").digest("hex")],
  since: [] as number[],
  odds_by: "rules" as const,
  seed,
  rolls: [0, 1, 2, 3, 4, 5].map((number) => ({ number, odds, outcome: rolled(number) })),
};

describe.each([
  ["the browser's", browsers],
  ["our own", ours],
])("checking dice with %s hashing", (_, hashing) => {
  it("finds true dice true", async () =>
    expect(await check(sheet, hashing)).toEqual({ seed: true, pledges: true, rolls: 6, wrong: null }));
  it("finds a touched die", async () => {
    const touched = {
      ...sheet,
      rolls: sheet.rolls.map((roll) => (roll.number === 4 ? { ...roll, outcome: (roll.outcome % 3) + 1 } : roll)),
    };
    expect((await check(touched, hashing)).wrong?.number).toBe(4);
  });
  it("finds a nonce that was not the pledged one", async () =>
    expect((await check({ ...sheet, pledges: ["00".repeat(32), ""] }, hashing)).pledges).toBe(false));
  it("counts a nonce that was added during the game from there on only", async () => {
    const rolls = sheet.rolls.map(({ number }) => ({
      number,
      odds,
      outcome: rolled(number, number < 3 ? "ann,bob" : "ann,bob,eve"),
    }));
    const joined = { ...sheet, nonces: ["ann", "bob", "eve"], since: [0, 0, 3], rolls };
    expect((await check(joined, hashing)).wrong).toBe(null);
    expect((await check({ ...joined, since: [] }, hashing)).wrong).not.toBe(null);
  });
  it("finds another seed", async () =>
    expect((await check({ ...sheet, seed: "00".repeat(32) }, hashing)).seed).toBe(false));
});
