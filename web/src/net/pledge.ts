/**
 * One's own part of a table's dice. The nonce stays in this browser until everybody has pledged theirs: only its
 * hash is sent, so that neither the server nor another player can choose their part to fit it.
 */
import { keep, recall } from "../desk/settings.svelte";
import { nonce, type Pledge } from "./api";
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
  const hash = Array.from(sha256(new TextEncoder().encode(own)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  keep("nonces", JSON.stringify([[hash, own], ...kept()].slice(0, KEPT)));
  here = [[hash, own] as Nonce, ...here].slice(0, KEPT);
  return { nonce_hash: hash };
}

/** What this browser owes the dice of a table now: a nonce to show, or a pledge where there is none yet. */
export function owed({ dice, status, you }: Envelope): Command | null {
  const joined = dice.pledges.length > 0; // by somebody who came to a game that runs
  const asked = status === "lobby" ? you.host || you.seats.length : you.seats.length && joined;
  if (!you.person || !asked) return null;
  const mine = dice.pledges.find((one) => one.person === you.person);
  if (!dice.drawing) return mine ? null : { do: "pledge", ...pledge() };
  const own = mine && !mine.shown && kept().find(([hash]) => hash === mine.hash);
  return own ? { do: "reveal", nonce: own[1] } : null;
}
