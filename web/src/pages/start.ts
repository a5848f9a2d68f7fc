/** From the first page to a table. */
import { gameEntry } from "../games";
import { charactersOf, specOf } from "../games/characters";
import { LEVELS } from "../games/facts";
import { keep, recall } from "../kit/storage";
import { careers, openTable } from "../net/api";
import { pledge } from "../net/pledge";
import type { StateMessage } from "../net/types";
import { opened, overlay } from "./overlay.svelte";
import { address } from "./route.svelte";

export type BotLevel = (typeof LEVELS)[number];
export type Level = "solo" | BotLevel;

export const playersOf = (game: string): number[] => gameEntry(game)?.players ?? [];
export const isSolo = (game: string): boolean => playersOf(game).includes(1);

/** A table with oneself in the first seat and bots in the others, begun at once. */
export async function playNow(game: string, level: Level, players = usualPlayers(game), hints = false): Promise<void> {
  if (level === "solo") players = 1;
  const bots = Array.from({ length: players - 1 }, () => ({
    kind: "bot" as const,
    level: level === "solo" ? "medium" : level,
  }));
  const options = level === "solo" && gameEntry(game)?.ranks ? { players, rank: await ownRank(game) } : { players };
  visit(await openTable({ game, options, seats: [{ kind: "me" }, ...bots], hints, ...pledge(), start: true }));
}

/** A table with oneself in the first seat, this character beside, and others of the game where there is room. */
export async function playAgainst(game: string, name: string, players: number, hints: boolean): Promise<void> {
  const others = charactersOf(game).filter((one) => one.name !== name);
  const called = [name, ...others.map((one) => one.name)].slice(0, players - 1);
  const seats = Array.from({ length: players - 1 }, (_, seat) => ({
    kind: "bot" as const,
    level: called[seat] ? specOf(game, called[seat]) : "medium",
  }));
  visit(
    await openTable({ game, options: { players }, seats: [{ kind: "me" }, ...seats], hints, ...pledge(), start: true }),
  );
}

/** The rank of the next game of a career; who has none yet begins at the first. */
export const ownRank = (game: string): Promise<number> =>
  careers().then(
    (all) => all[game]?.rank ?? 1,
    () => 1,
  );

/** The fewest the game allows against bots, or the number used last. */
export function usualPlayers(game: string): number {
  const allowed = playersOf(game).filter((count) => count > 1);
  const last = Number(recall(`players.${game}`));
  return allowed.includes(last) ? last : allowed[0];
}

/** A table that waits for friends: it exists from the first moment, so that its link works at once. */
export async function openFriends(game: string): Promise<void> {
  const players = usualPlayers(game);
  visit(await openTable({ game, options: { players }, seats: [{ kind: "me" }], ...pledge() }));
}

export function rememberPlayers(game: string, players: number): void {
  keep(`players.${game}`, String(players));
}

export function visit(state: StateMessage): void {
  opened.state = state;
  address.to(`/t/${state.table}`);
}

export function openRules(game: string, clause = ""): void {
  overlay.rules = { game, clause };
}
