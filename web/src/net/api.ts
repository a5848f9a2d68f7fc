/** Asking the server over HTTP. What it refuses is thrown as one sentence. */
import type { Refusal } from "../desk/types";
import { worded } from "../words/language.svelte";
import { say } from "../words/say";
import { hex } from "./hex";
import type * as api from "./types";
import { CONTRACT } from "./types";
import { HEADER, version } from "./version.svelte";

export class Refused extends Error {
  constructor(
    sentence: string,
    readonly refusal: api.Refusal,
  ) {
    super(sentence);
  }
}

/** The server did not answer at all. */
export class Unreachable extends Error {}

/** Where the server has something. */
export const apiAddress = (path: string): string => `/api/v1${path}`;

export async function ask<T>(
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  body?: unknown,
): Promise<T> {
  const response = await reach(path, {
    method,
    headers: {
      [HEADER]: CONTRACT,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  version.heard(response.headers.get(HEADER));
  const data = await response.json().catch(() => null);
  if (response.ok) return data as T;
  const refusal: api.Refusal = data?.reason ? data : { ...GONE, parts: { detail: response.statusText } };
  if (refusal.reason === "outdated") version.missed();
  throw new Refused(refusal.sentence ?? (await sentenceOf(refusal)), refusal);
}

async function reach(path: string, options: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(apiAddress(path), options);
  } catch {
    throw new Unreachable(say("unreachable"));
  }
}

/**
 * The sentences of a game as a Fluent file; "" of a game that the server does not have. What else it refuses counts as
 * not reached: to say why, these very sentences would be asked for again.
 */
export async function wordsOf(part: string, language: string): Promise<string> {
  const response = await reach(`/${part}/words/${language}`);
  if (response.ok) return response.text();
  if (response.status === NOT_FOUND) return "";
  throw new Unreachable(say("unreachable"));
}

const NOT_FOUND = 404;

const GONE: api.Refusal = {
  ok: false,
  reason: "gone",
  code: "http",
  parts: {},
  clause: null,
  state: null,
};

/** Why something was refused, in the page's language. The words come when the first one is needed. */
export async function sentenceOf(why: { code: string; parts?: object; clause?: string | null }): Promise<string> {
  const { refusalWords } = await worded(import("../words/games.svelte"));
  return refusalWords(why);
}

/** The same for a board: a sentence, and the clause that it comes from if it does. */
export const whyNot = async (why: api.Why | api.Refusal): Promise<Refusal> => ({
  clause: why.clause ?? "",
  words: await sentenceOf(why),
});

/** What was thrown, as a sentence. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The same for a board. */
export const refusalOf = (error: unknown): Refusal => ({
  clause: (error instanceof Refused && error.refusal.clause) || "",
  words: messageOf(error),
});

export const games = (): Promise<api.GameInfo[]> => ask("GET", `/games`);
export const game = (name: string): Promise<api.GameDetails> => ask("GET", `/games/${name}`);
export const server = (): Promise<api.ServerInfo> => ask("GET", "/server");
export const openTable = (wish: Partial<api.NewTable> & { game: string }): Promise<api.StateMessage> =>
  ask("POST", "/tables", wish);
export const history = (): Promise<api.HistoryItem[]> => ask("GET", "/me/history?most=500");
const seen = (seat: number | null, sign = "&"): string => (seat === null ? "" : `${sign}seat=${seat}`);
export const look = (table: string): Promise<api.StateMessage> => ask("GET", `/tables/${table}`);
export const story = (table: string, seat: number | null): Promise<api.Story> =>
  ask("GET", `/tables/${table}/story${seen(seat, "?")}`);
export const boards = (table: string, first: number, most: number, seat: number | null): Promise<api.Boards> =>
  ask("GET", `/tables/${table}/boards?first=${first}&most=${most}${seen(seat)}`);
export const review = (table: string, seat: number | null): Promise<api.Review> =>
  ask("GET", `/tables/${table}/analysis${seen(seat, "?")}`);
export const adviceAt = (table: string, step: number, seat: number | null): Promise<api.Advice> =>
  ask("GET", `/tables/${table}/analysis/${step}${seen(seat, "?")}`);
export const hint = (table: string, seat: number): Promise<api.Advice> =>
  ask("GET", `/tables/${table}/hint?seat=${seat}`);
export const anyPuzzle = (game: string, plies: number | null, after: number | null): Promise<api.PuzzlePage> =>
  ask("GET", `/puzzles/${game}?${plies === null ? "" : `plies=${plies}`}${after === null ? "" : `&after=${after}`}`);
export const onePuzzle = (game: string, id: number): Promise<api.Puzzle> => ask("GET", `/puzzles/${game}/${id}`);
export const tryLine = (game: string, id: number, actions: number[]): Promise<api.PuzzleAnswer> =>
  ask("POST", `/puzzles/${game}/${id}/line`, { actions });
export const puzzleWhy = (game: string, id: number, asked: api.PuzzleWhy): Promise<api.Why> =>
  ask("POST", `/puzzles/${game}/${id}/why`, asked);
export const puzzleSolution = (game: string, id: number): Promise<api.PuzzleStep[]> =>
  ask("GET", `/puzzles/${game}/${id}/solution`);
export const dice = (table: string): Promise<api.DiceSheet> => ask("GET", `/tables/${table}/dice`);
/** What is sent of a nonce for the dice: `pledge()` of pledge.ts makes it. */
export type Pledge = { nonce_hash: string };
export const openRecord = (record: unknown, where: string, pledge: Pledge): Promise<api.StateMessage> =>
  ask("POST", "/records", { record, where, ...pledge });
export const careers = (): Promise<Record<string, api.CareerSoFar>> => ask("GET", "/me/careers");
export const standings = (): Promise<api.Standing[]> => ask("GET", "/me/standings");
export const changeMe = (change: api.ChangePerson): Promise<api.Person> => ask("PATCH", "/me", change);
export const notices = (): Promise<api.NoticeChoice> => ask("GET", "/me/notices");
export const wantNotices = (
  wish: Partial<api.WantNotices> & { kind: "email" | "webhook" },
): Promise<api.NoticeChoice> => ask("PUT", "/me/notices", wish);
export const confirmNotices = (code: string): Promise<api.NoticeChoice> => ask("POST", "/me/notices/confirm", { code });
export const stopNotices = (): Promise<api.NoticeChoice> => ask("DELETE", "/me/notices");
export const offerSignIn = (): Promise<api.SignIn> => ask("POST", "/me/signin", {});
export const signIn = (secret: string): Promise<api.Person> => ask("POST", "/signin", { secret });
export const signOut = (): Promise<api.Fine> => ask("POST", "/signout", {});
export const devices = (): Promise<api.KeyInfo[]> => ask("GET", "/me/keys");
export const revoke = (id: string): Promise<api.Fine> => ask("DELETE", `/me/keys/${id}`);
export const makeLink = (
  table: string,
  kind: "join" | "watch" | "seat",
  seat: number | null = null,
): Promise<api.Link> => ask("POST", `/tables/${table}/links`, { kind, seat });
export const linksOf = (table: string): Promise<api.TableLink[]> => ask("GET", `/tables/${table}/links`);
export const takeLinkBack = (table: string, id: string): Promise<api.Fine> =>
  ask("DELETE", `/tables/${table}/links/${id}`);
export const lookAtLink = (secret: string): Promise<api.LinkInfo> => ask("GET", `/links/${secret}`);
export const takeLink = (secret: string, pledge: Partial<Pledge> = {}): Promise<api.StateMessage> =>
  ask("POST", `/links/${secret}`, pledge);
export const declineInvitation = (table: string): Promise<api.Fine> => ask("DELETE", `/me/invitations/${table}`);

/** Some randomness of our own for the dice, so that nobody alone can choose them. Works on plain http too. */
export const nonce = (): string => hex(crypto.getRandomValues(new Uint8Array(12)));

export const socketAddress = (path: string): string =>
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${apiAddress(path)}`;
