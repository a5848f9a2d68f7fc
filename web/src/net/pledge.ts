/**
 * One's own part of a table's dice. The nonce stays in this browser until everybody has pledged theirs: only its
 * hash is sent, so that neither the server nor another player can choose their part to fit it.
 */
import { keep, recall } from "../kit/storage";
import { nonce, type Pledge } from "./api";
import { hex } from "./hex";
import { sha256 } from "./sha256";
import type { Command, Envelope } from "./types";

type Nonce = [hash: string, nonce: string];
const KEPT = 40; // nonces of the last tables
let here: Nonce[] = []; // where the browser keeps nothing they last as long as the page

function kept(): Nonce[] {
  try {
    return [...here, ...(JSON.parse(recall("nonces") ?? "[]") as Nonce[])];
  } catch {
    return here;
  }
}

/** A new nonce, kept here; what is sent of it. */
export function pledge(): Pledge {
  const own = nonce();
  const hash = hex(sha256(new TextEncoder().encode(own)));
  keep("nonces", JSON.stringify([[hash, own], ...kept()].slice(0, KEPT)));
  here = [[hash, own] as Nonce, ...here].slice(0, KEPT);
  return { nonce_hash: hash };
}

/** What this browser owes the dice of a table now: a nonce to show, or a pledge where there is none yet. */
export function owed({ table, dice, status, you }: Envelope): Command | null {
  if (status === "lobby" && !dice.drawing) forget(table);
  const joined = dice.pledges.length > 0; // by somebody who came to a game that runs
  const asked = status === "lobby" ? you.host || you.seats.length : you.seats.length && joined;
  if (!you.person || !asked) return null;
  const mine = dice.pledges.find((one) => one.person === you.person);
  if (!dice.drawing) return mine ? null : { do: "pledge", ...pledge() };
  const own = mine && !mine.shown && kept().find(([hash]) => hash === mine.hash);
  if (own && status === "lobby")
    bearWitness(table, { commitment: dice.commitment, pledges: hashes(dice), nonce: own[1] });
  return own ? { do: "reveal", nonce: own[1] } : null;
}

/** What stood fast when this browser showed its nonce: neither seed nor pledges can be others afterwards. */
export interface Witness {
  commitment: string;
  pledges: string[];
  nonce: string;
}
type Witnesses = Record<string, Witness>;

const hashes = (dice: Envelope["dice"]): string[] => dice.pledges.map(({ hash }) => hash);

function witnesses(): Witnesses {
  try {
    return JSON.parse(recall("witnesses") ?? "{}") as Witnesses;
  } catch {
    return {};
  }
}

/** For the check when the game is over; null if this browser showed nothing. */
export const witnessOf = (table: string): Witness | null => witnesses()[table] ?? null;

function bearWitness(table: string, seen: Witness) {
  const others = Object.entries(witnesses()).filter(([other]) => other !== table);
  keep("witnesses", JSON.stringify(Object.fromEntries([[table, seen], ...others].slice(0, KEPT))));
}

/** The start was void: what was shown for it has no part in the dice. */
function forget(table: string) {
  const { [table]: gone, ...others } = witnesses();
  if (gone) keep("witnesses", JSON.stringify(others));
}
