/**
 * The dice of a finished game worked out again, as docs/verify_dice.py does it: nothing here asks the server
 * whether they are true. A result comes from HMAC-SHA256(seed, "nonce,nonce,…|number|attempt") and its odds: those
 * follow from what dice, bags and decks hold, and from events that the log tells. docs/fair-dice.md says what that proves.
 */
import type { ChanceModel, DiceSheet, StoryStep } from "../../net/types";
import { hex } from "../../net/hex";
import type { Witness } from "../../net/pledge";
import { hmacSha256, sha256 } from "../../net/sha256";
import { NotFromThese, type Odds, oddsOf, wasTold } from "./odds";

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
  /** Does the seed have the fingerprint that the sheet says was shown before the game? */
  seed: boolean;
  /** Has every nonce the fingerprint that the sheet says was pledged for it? */
  pledges: boolean;
  /** Nonces that nobody had pledged: whoever knows the seed could choose them last. */
  unpledged: number;
  /** Is it what this browser saw when it showed its own nonce? null if it had no part. */
  own: boolean | null;
  /** Where the odds come from: the rules this page was built with, other components, or only the server's log. */
  odds: "rules" | "components" | "log";
  /** Does the log, as it is told now, have every chance result and the events that the odds follow from? */
  told: boolean;
  /** How many results were worked out again. */
  rolls: number;
  /** The first that is not as the seed says; without `expected` it cannot have come at all. */
  wrong: { number: number; expected: number | null; outcome: number } | null;
}

/** What this page knows by itself. */
export interface Known {
  /** The hash of the game's components, and what they hold with so many players. */
  pack: string;
  model?: ChanceModel;
  /** What was seen when this browser showed its nonce for the table. */
  witness: Witness | null;
  /** The game came as a record: only then are there results of other dice. */
  imported: boolean;
}

export async function check(
  sheet: DiceSheet,
  steps: StoryStep[],
  known: Known,
  hashing: Hashing = best(),
): Promise<Verdict> {
  const seed = bytes(sheet.seed ?? "");
  const all = [...sheet.brought, ...sheet.rolls];
  const from = sheet.odds_by === "log" ? "log" : sheet.pack === known.pack ? "rules" : "components";
  const model = from === "log" ? null : from === "rules" ? (known.model ?? null) : sheet.chance;
  const verdict: Verdict = {
    seed: hex(await hashing.digest(seed)) === sheet.commitment,
    pledges: await kept(sheet, hashing),
    unpledged: sheet.pledges.filter((pledge) => !pledge).length,
    own: witnessed(sheet, known.witness),
    odds: model ? from : "log",
    told: isWhole(sheet, steps, known.imported) && (!model || wasTold(model, all, steps)),
    rolls: 0,
    wrong: null,
  };
  let chances: Odds[];
  try {
    chances = model ? oddsOf(model, all) : all.map((roll) => roll.odds);
  } catch (error) {
    if (!(error instanceof NotFromThese)) throw error;
    return { ...verdict, wrong: { number: error.roll.number, outcome: error.roll.outcome, expected: null } };
  }
  for (const [n, roll] of sheet.rolls.entries()) {
    const odds = chances[sheet.brought.length + n];
    const expected = await result(seed, noncesFor(sheet, roll.number), roll.number, odds, hashing);
    if (expected !== roll.outcome)
      return { ...verdict, wrong: { number: roll.number, expected, outcome: roll.outcome } };
    verdict.rolls += 1;
  }
  return verdict;
}

/** Nothing left to doubt. */
export const isTrue = (verdict: Verdict): boolean =>
  verdict.seed &&
  verdict.pledges &&
  !verdict.unpledged &&
  verdict.own !== false &&
  verdict.odds !== "log" &&
  verdict.told &&
  !verdict.wrong;

const CHANCE = -1; // the seat of a step that dice, bag or deck decided

/** Is every chance result that the story has there, numbered as they came, and none passed off as brought? */
function isWhole({ brought, rolls }: DiceSheet, steps: StoryStep[], imported: boolean): boolean {
  const all = [...brought, ...rolls];
  return (
    all.every((roll, n) => roll.number === n) &&
    all.length === steps.filter(({ seat }) => seat === CHANCE).length &&
    (imported || !brought.length)
  );
}

/** Are seed and pledges those that this browser saw before it showed its own nonce, and is that among them? */
function witnessed(sheet: DiceSheet, seen: Witness | null): boolean | null {
  if (!seen) return null;
  const first = sheet.pledges.filter((_, n) => !sheet.since.length || sheet.since[n] === 0);
  const all = [...seen.pledges].sort().join() === [...first].sort().join();
  return seen.commitment === sheet.commitment && sheet.nonces.includes(seen.nonce) && all;
}

/** Those that a roll comes from: some may have been added during the game. */
const noncesFor = ({ nonces, since }: DiceSheet, roll: number): string[] =>
  since.length ? nonces.filter((_, n) => since[n] <= roll) : nonces;

async function kept({ nonces, pledges }: DiceSheet, hashing: Hashing): Promise<boolean> {
  for (const [n, pledge] of pledges.entries())
    if (pledge && hex(await hashing.digest(new TextEncoder().encode(nonces[n]))) !== pledge) return false;
  return true;
}

async function result(
  seed: Uint8Array<ArrayBuffer>,
  nonces: string[],
  number: number,
  odds: Odds,
  hashing: Hashing,
): Promise<number> {
  const total = BigInt(odds.reduce((sum, [, weight]) => sum + weight, 0));
  const uneven = 2n ** 64n - (2n ** 64n % total); // from here on a result would favour the first outcomes
  for (let attempt = 0; ; attempt += 1) {
    const message = new TextEncoder().encode(`${nonces.join(",")}|${number}|${attempt}`);
    const value = new DataView((await hashing.hmac(seed, message)).buffer as ArrayBuffer).getBigUint64(0);
    if (value >= uneven) continue;
    let point = value % total;
    for (const [found, weight] of odds) {
      if (point < BigInt(weight)) return found;
      point -= BigInt(weight);
    }
  }
}

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
