/**
 * The dice of a finished game worked out again, as docs/verify_dice.py does it: nothing here asks the server
 * whether they are true. A result comes from HMAC-SHA256(seed, "nonce,nonce,…|number|attempt").
 */
import type { DiceSheet, Roll } from "../../net/types";
import { hmacSha256, sha256 } from "../../net/sha256";

export interface Hashing {
  digest(message: Uint8Array<ArrayBuffer>): Promise<Uint8Array>;
  hmac(key: Uint8Array<ArrayBuffer>, message: Uint8Array<ArrayBuffer>): Promise<Uint8Array>;
}

/** The browser's own, which it lends to pages on https and on this machine only. */
export const browsers: Hashing = {
  digest: async (message) => new Uint8Array(await crypto.subtle.digest("SHA-256", message)),
  hmac: async (key, message) => {
    const imported = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    return new Uint8Array(await crypto.subtle.sign("HMAC", imported, message));
  },
};
export const ours: Hashing = {
  digest: async (message) => sha256(message),
  hmac: async (key, message) => hmacSha256(key, message),
};
const best = (): Hashing => (globalThis.crypto?.subtle ? browsers : ours);

export interface Verdict {
  /** Does the seed have the fingerprint that was shown before the game? */
  seed: boolean;
  /** Is every nonce the one that was pledged before any was shown? */
  pledges: boolean;
  /** How many results were worked out again. */
  rolls: number;
  /** The first that is not as the seed says. */
  wrong: { number: number; expected: number; outcome: number } | null;
}

export async function check(sheet: DiceSheet, hashing: Hashing = best()): Promise<Verdict> {
  const seed = bytes(sheet.seed ?? "");
  const fits = hex(await hashing.digest(seed)) === sheet.commitment;
  const pledges = await kept(sheet, hashing);
  let rolls = 0;
  for (const roll of sheet.rolls) {
    const expected = await outcome(seed, noncesFor(sheet, roll.number), roll, hashing);
    if (expected !== roll.outcome)
      return { seed: fits, pledges, rolls, wrong: { number: roll.number, expected, outcome: roll.outcome } };
    rolls += 1;
  }
  return { seed: fits, pledges, rolls, wrong: null };
}

/** Those that a roll comes from: some may have been added during the game. */
const noncesFor = ({ nonces, since }: DiceSheet, roll: number): string[] =>
  since.length ? nonces.filter((_, n) => since[n] <= roll) : nonces;

async function kept({ nonces, pledges }: DiceSheet, hashing: Hashing): Promise<boolean> {
  for (const [n, pledge] of pledges.entries())
    if (pledge && hex(await hashing.digest(new TextEncoder().encode(nonces[n]))) !== pledge) return false;
  return true;
}

async function outcome(seed: Uint8Array<ArrayBuffer>, nonces: string[], roll: Roll, hashing: Hashing): Promise<number> {
  const total = BigInt(roll.odds.reduce((sum, [, weight]) => sum + weight, 0));
  const uneven = 2n ** 64n - (2n ** 64n % total); // from here on a result would favour the first outcomes
  for (let attempt = 0; ; attempt += 1) {
    const message = new TextEncoder().encode(`${nonces.join(",")}|${roll.number}|${attempt}`);
    const value = new DataView((await hashing.hmac(seed, message)).buffer as ArrayBuffer).getBigUint64(0);
    if (value >= uneven) continue;
    let point = value % total;
    for (const [found, weight] of roll.odds) {
      if (point < BigInt(weight)) return found;
      point -= BigInt(weight);
    }
  }
}

const hex = (data: Uint8Array): string => Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");
const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
