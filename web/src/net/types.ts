/** What the server says and hears: written by web/api_types.py from its OpenAPI document. */

/** It is done, and durable. */
export interface Accepted {
  ok: true;
  /** How many steps of an act, undo or redo were done. */
  done?: number | null;
  seat?: number | null;
  offer?: number | null;
}

/** One or several small actions of a seat, chosen at a position. With `whole` either all are done or none; without, as many as go. Either way they stop at chance, at something revealed and where another seat is asked. */
export interface Act {
  do: "act";
  /** A seat, counted from 0. */
  seat: number;
  position: number;
  actions: number[];
  whole?: boolean;
}

/** What may be done at a position, best first; `solving` while the wheel is still being worked out. */
export interface Advice {
  status: "ready" | "solving" | "nothing";
  kind: "exact" | "bots";
  seat: number | null;
  moves: AssessedMove[];
  /** Best play by both to the end, where that is known. */
  line: LineMove[];
}

/** The answer to the command with this number. */
export interface AnswerMessage {
  type: "answer";
  client: string;
  number: number;
  answer: Accepted | Refusal;
}

/** Agree or decline; whoever made the offer withdraws it by declining. */
export interface AnswerOffer {
  do: "answer";
  /** A seat, counted from 0. */
  seat: number;
  offer: number;
  agree: boolean;
  opener?: string;
}

export interface Ask {
  client: string;
  number: number;
  command: Set | Sit | SitHere | SeatBot | Stand | Swap | SendOff | PassHost | Start | Act | Undo | Redo | Resign | MakeOffer | AnswerOffer | Resume | HandOver | TakeBack | Close | Hints | Chat | Mute;
  language?: string;
}

/** A choice. Exact: its `outcome` and `plies` to the end. By bots: its `worth` from 0 to 1, give or take `margin`, and the `share` of their thinking that it got. */
export interface AssessedMove {
  action: number;
  words: string;
  /** It is what was done. */
  played: boolean;
  outcome?: "win" | "draw" | "loss" | null;
  plies?: number | null;
  worth?: number | null;
  margin?: number | null;
  share?: number | null;
}

export interface Ban {
  person: string;
  on?: boolean;
}

/** What a past board is drawn from; `view` is null where it is not known any more. */
export interface Board {
  view: Record<string, unknown> | null;
  awaited: number[];
  score: Record<string, number>[];
  forecasts: Foreseen[];
}

export interface Boards {
  first: number;
  boards: Board[];
}

export interface Careers {
  convoy: ConvoyCareer;
}

export interface ChangePerson {
  name?: string | null;
  about?: Record<string, unknown> | null;
}

export interface Chat {
  do: "chat";
  text: string;
}

/** A legal action. A `final` one cannot be taken back. */
export interface Choice {
  id: number;
  kind: string;
  parts: Record<string, unknown>;
  words: string;
  final: boolean;
}

export interface ClauseInfo {
  id: string;
  source: "printed" | "ruling";
  text: string;
}

/** Seconds per turn, or for the whole game with some added for each turn. */
export interface Clock {
  kind?: "none" | "turn" | "game";
  seconds?: number;
  added?: number;
}

/** Close the table for good; the dice's seed is published. The host's right. */
export interface Close {
  do: "close";
}

/** A command with this client's own number: sent twice, it is done once and answered alike. */
export interface CommandMessage {
  type: "command";
  client: string;
  number: number;
  command: Set | Sit | SitHere | SeatBot | Stand | Swap | SendOff | PassHost | Start | Act | Undo | Redo | Resign | MakeOffer | AnswerOffer | Resume | HandOver | TakeBack | Close | Hints | Chat | Mute;
}

export interface ConfirmNotices {
  code: string;
}

/** The captain of the convoy (CC-25): `promotion` points at a rank lead to the next; null at the last. */
export interface ConvoyCareer {
  rank: number;
  points: number;
  promotion: number | null;
  voyages: number;
  wins: number;
  /** The latest first. */
  history: Voyage[];
}

/** SHA-256 of the seed from the opening of the table; the seed itself once the game is over. */
export interface DiceInfo {
  commitment: string;
  nonces: string[];
  seed: string | null;
}

/** Everything needed to check the dice; `rolls` and `seed` when the game is over. */
export interface DiceSheet {
  commitment: string;
  nonces: string[];
  seed: string | null;
  rolls: Roll[];
}

export interface EndingInfo {
  how: "played" | "resigned" | "agreed" | "forfeit";
  seat: number | null;
  result: SeatResult[];
}

/** The table itself, as everybody there may know it. Times are seconds since 1970 by the server. */
export interface Envelope {
  table: string;
  status: "lobby" | "running" | "paused" | "finished" | "closed";
  game: string;
  title: string;
  options: Record<string, unknown>;
  clock: Clock;
  watch: "everybody" | "link" | "nobody";
  chat: boolean;
  hints: boolean;
  created: number;
  seats: SeatInfo[];
  host: string;
  watchers: number;
  /** Seats whose answer the game waits for. */
  awaited: number[];
  /** Since when. */
  since: number;
  /** By seat, when its time will be up. */
  deadlines: Record<string, number>;
  now: number;
  offers: OfferInfo[];
  dice: DiceInfo;
  ending: EndingInfo | null;
  /** The table of the next game. */
  rematch: string | null;
  /** Positions that this person has not looked at before. */
  new: number;
  you: You;
}

export interface FeedGoneMessage {
  type: "feed-gone";
  table: string;
}

/** Everything the first page needs. */
export interface FeedMessage {
  type: "feed";
  me: Person | null;
  /** Own tables, those that wait for this person first. */
  tables: FeedTable[];
  watch: FeedTable[];
  invitations: InvitationInfo[];
  people_here: number;
  now: number;
  mark: string;
}

/** One table on the first page: its envelope and a small view of the board. */
export interface FeedTable {
  envelope: Envelope;
  seat: number | null;
  view: Record<string, unknown> | null;
  your_turn: boolean;
}

/** One of the tables changed. */
export interface FeedTableMessage {
  type: "feed-table";
  table: FeedTable;
  own: boolean;
}

export interface Fine {
  ok: true;
}

export interface Foreseen {
  kind: string;
  parts: Record<string, unknown>;
}

export type FromClient = CommandMessage | LookMessage | WhyQuestion | PreviewQuestion | Ping;

/** With the clauses of the rules, the game's words and its components. */
export interface GameDetails {
  name: string;
  title: string;
  designer: string;
  blurb: string;
  players: number[];
  minutes: [number, number];
  options: OptionInfo[];
  levels: string[];
  endings: string[];
  version: number;
  languages: string[];
  clauses: ClauseInfo[];
  words: Record<string, string>;
  components: Record<string, unknown>;
}

export interface GameInfo {
  name: string;
  title: string;
  designer: string;
  blurb: string;
  players: number[];
  minutes: [number, number];
  options: OptionInfo[];
  levels: string[];
  endings: string[];
  version: number;
  languages: string[];
}

/** Something within reach of several small steps: send `path` as one act. */
export interface GoalInfo {
  kind: string;
  parts: Record<string, unknown>;
  cost: number;
  path: number[];
}

/** Let a bot play this seat for a while. */
export interface HandOver {
  do: "hand-over";
  /** A seat, counted from 0. */
  seat: number;
  /** easy, medium, hard, best, or a bot the operator registered. */
  level?: string;
}

/** One thing that happened: its kind, its parts, and a sentence. */
export interface Happening {
  kind: string;
  parts: Record<string, unknown>;
  words: string;
}

/** Allow or forbid hints, which only somebody who plays against bots is ever given. The host's right. */
export interface Hints {
  do: "hints";
  on: boolean;
}

export interface HistoryItem {
  table: string;
  game: string;
  seat: number;
  ended: number;
  score: number;
  place: number;
  outcome: "won" | "lost" | "drawn";
  sources: Record<string, number>;
  resigned: boolean;
  absent: boolean;
  how: string;
  ending: string;
  options: Record<string, unknown>;
  /** The game began elsewhere and came here as a record. */
  imported?: boolean;
  /** A bot brought it to its end for this person. */
  by_bot?: boolean;
  opponents: Record<string, string>[];
}

export interface ImportRecord {
  record: Record<string, unknown>;
}

export interface InvitationInfo {
  table: string;
  game: string;
  title: string;
  /** The name of whoever invites. */
  by: string;
  at: number;
}

export interface Invite {
  person: string;
}

/** A signed-in device, a token or a link; `id` is what to revoke it by. */
export interface KeyInfo {
  id: string;
  kind: string;
  label: string;
  created: number;
  seat?: number | null;
  expires?: number | null;
}

export interface LessonSeat {
  seat: number;
  name: string;
  called: string;
}

/** Where the learner stands. `steps` is what came of the actions, or all so far where nothing is tried. */
export interface LessonState {
  game: string;
  title: string;
  /** The task, from 1; one more than there are when all is done. */
  number: number;
  count: number;
  /** What is to be done, with *emphasis*. */
  words: string;
  finished: boolean;
  /** The task begins at a position of its own, not where the last one ended. */
  scene: boolean;
  done: number[];
  seats: LessonSeat[];
  sight: Sight;
  steps: Step[];
  awaited: number[];
  ending: string;
}

/** What was done so far, and what is tried now: all of it or nothing. */
export interface LessonStep {
  done?: number[];
  actions?: number[];
}

export interface LessonWhy {
  action?: number | null;
  kind?: string;
  parts?: Record<string, unknown>;
  done?: number[];
}

export interface LineMove {
  seat: number;
  words: string;
}

/** Shown once. It works only on this machine where `local` says so. */
export interface Link {
  id: string;
  kind: "join" | "watch" | "seat";
  link: string;
  secret: string;
  local: boolean;
}

/** What a link leads to; looking at it takes nothing. */
export interface LinkInfo {
  kind: "join" | "watch" | "seat";
  table: string;
  game: string;
  title: string;
  host: string;
  status: string;
  seat: number | null;
  open_seats: number[];
}

/** A stretch of what this viewer was shown, oldest first. */
export interface LogPage {
  seat: number | null;
  last: number;
  steps: Step[];
}

/** Look at the table as this seat (null: from outside), from a position on. The answer is a state. A language is spoken from then on; without one it stays as it is. */
export interface LookMessage {
  type: "look";
  seat?: number | null;
  since?: number | null;
  language?: string;
}

/** Ask the other people: a draw, taking back a decision, a pause, a rematch. */
export interface MakeOffer {
  do: "offer";
  /** A seat, counted from 0. */
  seat: number;
  what: "draw" | "undo" | "pause" | "rematch";
  opener?: string;
}

/** Nobody at this table reads what this person writes. The host's right. */
export interface Mute {
  do: "mute";
  person: string;
  on?: boolean;
}

export interface NewLink {
  kind: "join" | "watch" | "seat";
  seat?: number | null;
}

/** With all seats filled and `start`, the game begins at once. */
export interface NewTable {
  game: string;
  options?: Record<string, unknown>;
  clock?: Clock;
  watch?: "everybody" | "link" | "nobody";
  chat?: boolean;
  hints?: boolean;
  seats?: SeatWish[];
  nonce?: string | null;
  start?: boolean;
}

export interface NewToken {
  label?: string;
}

/** How somebody hears that it is their turn while no page is open: at most once until they look. */
export interface NoticeChoice {
  /** What this server can do. */
  offered: ("email" | "webhook")[];
  kind: "email" | "webhook" | null;
  address: string;
  /** A mail address counts once the code sent there was entered. */
  confirmed: boolean;
}

export interface OfferInfo {
  id: number;
  what: "draw" | "undo" | "pause" | "rematch";
  seat: number;
  /** Seats whose people have not agreed yet. */
  waiting: number[];
  opener: string;
}

/** A choice among `choices`; with `pick`, that many different ones, or left to chance by the default. */
export interface OptionInfo {
  name: string;
  words: string;
  default: number | string;
  choices: (number | string)[];
  pick: number;
}

/** What each action does at once (by action id), what can be reached, what is coming, the score so far. */
export interface OutlookInfo {
  effects: Record<string, Foreseen[]>;
  goals: GoalInfo[];
  forecasts: Foreseen[];
  score: Record<string, number>[];
}

/** Give the host's rights to the holder of a seat. */
export interface PassHost {
  do: "pass-host";
  /** A seat, counted from 0. */
  seat: number;
}

/** The board as this viewer saw it at a position. */
export interface PastPosition {
  seat: number | null;
  position: number;
  last: number;
  view: Record<string, unknown> | null;
  score: Record<string, number>[];
  events: Happening[];
}

/** `about` is what the person chose: language, sound, notices; the server only keeps it. */
export interface Person {
  id: string;
  name: string;
  about: Record<string, unknown>;
  created: number;
}

export interface Ping {
  type: "ping";
}

export interface PongMessage {
  type: "pong";
  now: number;
}

/** The board as it would be, what would happen, and what could come next. */
export interface Preview {
  view: Record<string, unknown>;
  events: Happening[];
  actions: Choice[];
}

export interface PreviewAsk {
  seat: number;
  actions: number[];
  language?: string;
}

export interface PreviewMessage {
  type: "preview";
  id: number;
  preview: Preview;
}

export interface PreviewQuestion {
  type: "preview";
  id: number;
  seat: number;
  actions: number[];
}

/** Black to move and win in `plies`: the board, and what may be done. */
export interface Puzzle {
  id: number;
  plies: number;
  view: Record<string, unknown>;
  actions: Choice[];
  outlook: OutlookInfo;
}

/** What a line of moves comes to: `right` so far, `slow` (it wins, but later), `wrong`, or `won`. */
export interface PuzzleAnswer {
  verdict: "right" | "slow" | "wrong" | "won";
  /** Plies to the win after this. */
  left: number;
  /** The last move and the answer to it. */
  steps: PuzzleStep[];
  actions: Choice[];
  outlook: OutlookInfo | null;
}

/** The solver's own moves so far; the answers between them are the best there are. */
export interface PuzzleLine {
  actions: number[];
}

export interface PuzzlePage {
  status: "ready" | "solving";
  puzzle: Puzzle | null;
  /** Plies that there are puzzles of. */
  lengths: number[];
}

/** One move of a puzzle, with the board after it. */
export interface PuzzleStep {
  seat: number;
  events: Happening[];
  view: Record<string, unknown>;
}

export interface PuzzleWhy {
  action?: number | null;
  kind?: string;
  parts?: Record<string, unknown>;
  actions?: number[];
}

export interface Redo {
  do: "redo";
  /** A seat, counted from 0. */
  seat: number;
}

/** Nothing was changed. `clause` is the rule that forbids it; `state` the table as it stands. */
export interface Refusal {
  ok: false;
  /** stale, illegal, not-allowed, not-now, bad-request, gone, not-stored, too-many, too-large */
  reason: string;
  sentence: string;
  clause?: string | null;
  state?: StateMessage | null;
}

/** Something other than a command was refused; `id` is that of the question, if it had one. */
export interface RefusedMessage {
  type: "refused";
  id: number | null;
  refusal: Refusal;
}

export interface Resign {
  do: "resign";
  /** A seat, counted from 0. */
  seat: number;
}

export interface Resume {
  do: "resume";
}

/** Every move of a game held against the exact solution; `unsolved` for games that have none. */
export interface Review {
  status: "ready" | "solving" | "unsolved";
  moves: ReviewedMove[];
}

/** A move of a finished game: a `blunder` gave a win or a draw away, a `slip` only plies. */
export interface ReviewedMove {
  /** The step of the story that it led to. */
  step: number;
  seat: number;
  verdict: "best" | "slip" | "blunder";
  words: string;
  outcome: "win" | "draw" | "loss";
  plies: number;
  best: string;
  best_outcome: "win" | "draw" | "loss";
  best_plies: number;
}

/** A chance result: its number, the odds it came from, and what it was. */
export interface Roll {
  number: number;
  odds: [number, number][];
  outcome: number;
}

/** Put a bot on an open seat, or change the level of one. The host's right. */
export interface SeatBot {
  do: "seat-bot";
  /** A seat, counted from 0. */
  seat: number;
  /** easy, medium, hard, best, or a bot the operator registered. */
  level: string;
}

/** A seat. `called` is the game's own name for it ("Black"); `level` the bot that plays there now. */
export interface SeatInfo {
  seat: number;
  called: string;
  kind: "open" | "person" | "screen" | "bot";
  name: string;
  person: string | null;
  level: string | null;
  /** Why a bot plays for a person, if one does. */
  why: "handed" | "clock" | "resigned" | "left" | null;
  /** The clock ran out here at least once. */
  absent: boolean;
  here: boolean;
}

export interface SeatResult {
  score: number;
  place: number;
  outcome: "won" | "lost" | "drawn";
  sources: Record<string, number>;
  resigned: boolean;
  absent: boolean;
}

/** Who shall sit on a seat of a new table: oneself, another person at this screen, a bot, anybody. */
export interface SeatWish {
  kind: "me" | "screen" | "bot" | "open";
  /** easy, medium, hard, best, or a bot the operator registered. */
  level?: string;
  name?: string | null;
}

/** Free a seat in the lobby; with `ban` its holder cannot sit down here again. The host's right. */
export interface SendOff {
  do: "send-off";
  /** A seat, counted from 0. */
  seat: number;
  ban?: boolean;
}

/** Where links lead, and whether they work beyond this machine. */
export interface ServerInfo {
  version: string;
  address: string;
  local: boolean;
  levels: string[];
}

/** Change the setup; what is left out stays. The host's right. */
export interface Set {
  do: "set";
  game?: string | null;
  options?: Record<string, unknown> | null;
  clock?: Clock | null;
  watch?: "everybody" | "link" | "nobody" | null;
  chat?: boolean | null;
  hints?: boolean | null;
}

/** The position of one viewer. `view` is the game's own, null before the game begins. */
export interface Sight {
  seat: number | null;
  position: number;
  view: Record<string, unknown> | null;
  score: Record<string, number>[];
  actions: Choice[];
  outlook: OutlookInfo | null;
  /** ask: the others would have to agree. */
  undo: "free" | "ask" | null;
  redo: boolean;
}

/** Works once, until `expires`. The code is for typing, the link for sending to oneself. */
export interface SignIn {
  id: string;
  link: string;
  code: string;
  expires: number;
}

/** Take an open seat. The nonce goes into the dice, so that nobody alone can choose them. */
export interface Sit {
  do: "sit";
  seat?: number | null;
  nonce?: string | null;
}

/** Seat another person at the same screen. */
export interface SitHere {
  do: "sit-here";
  /** A seat, counted from 0. */
  seat: number;
  name: string;
}

/** Leave a seat. In a running game a bot takes over until the person comes back. */
export interface Stand {
  do: "stand";
  /** A seat, counted from 0. */
  seat: number;
}

/** Results of one game against bots of one level, the strongest at the table, or against people. */
export interface Standing {
  game: string;
  /** A level of bots, people, or nobody (a game alone). */
  against: string;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  /** The highest score. */
  best: number;
  last: number;
}

/** Begin the game; every seat must be taken. The host's right. */
export interface Start {
  do: "start";
}

/** Where the table stands: the first message on a socket, the answer to looking. */
export interface StateMessage {
  type: "state";
  table: string;
  envelope: Envelope;
  sight: Sight;
  /** What happened since the position given, or lately. */
  steps: Step[];
  /** Whether `steps` holds everything since then. */
  complete: boolean;
  /** Send it when polling: an answer comes when something differs from it. */
  mark: string;
}

/** What one entry of the log showed this viewer. `view` is the board right after it, where it is known. */
export interface Step {
  position: number;
  at: number;
  /** The seat that acted; -1 is chance; null is nobody. */
  seat: number | null;
  events: Happening[];
  view?: Record<string, unknown> | null;
}

/** A game from its first position on, as these eyes may see it; `everything` once it is over. Charts have by name, for each step, one number for each seat or a single one; null or nothing is not known. */
export interface Story {
  seat: number | null;
  everything: boolean;
  steps: StoryStep[];
  charts: Record<string, ((number | null)[])[]>;
  /** Steps worth jumping to. */
  key: number[];
}

/** One change of the board. Its `mark` says the same moment to everybody who may see it. */
export interface StoryStep {
  mark: string;
  at: number;
  seat: number | null;
  turn: number;
  events: Happening[];
}

/** Swap two seats. The host's right. */
export interface Swap {
  do: "swap";
  seats: [number, number];
}

/** Play one's own seat again. */
export interface TakeBack {
  do: "take-back";
  /** A seat, counted from 0. */
  seat: number;
}

export type ToClient = StateMessage | UpdateMessage | AnswerMessage | WhyMessage | PreviewMessage | PongMessage | RefusedMessage;

export type ToFeed = FeedMessage | FeedTableMessage | FeedGoneMessage | PongMessage;

/** Shown once: send it as `Authorization: Bearer TOKEN`. */
export interface Token {
  token: string;
  id: string;
}

export interface Undo {
  do: "undo";
  /** A seat, counted from 0. */
  seat: number;
}

/** Something new. `steps` is empty where only the envelope changed. */
export interface UpdateMessage {
  type: "update";
  table: string;
  envelope: Envelope;
  sight: Sight;
  steps: Step[];
  mark: string;
}

export interface UseLink {
  nonce?: string | null;
}

export interface UseSignIn {
  secret: string;
}

/** What was checked: stretches of the game replayed, chance results worked out again. */
export interface Verification {
  ok: boolean;
  stretches: number;
  /** Stretches played by other rules than this server has now. */
  other_rules: number;
  rolls: number;
  problem: string;
}

/** A captain's voyage: the rank it was flown at, what it scored, and where the career stood after it. */
export interface Voyage {
  table: string;
  ended: number;
  rank: number;
  score: number;
  won: boolean;
  ending: string;
  /** Only voyages at the captain's own rank add to the career. */
  counts: boolean;
  rank_after: number;
  points_after: number;
  promoted: boolean;
}

export interface WantNotices {
  kind: "email" | "webhook";
  address?: string;
  language?: string;
}

export interface Why {
  legal: boolean;
  clause: string | null;
  sentence: string;
  action: number;
}

export interface WhyAsk {
  action?: number | null;
  kind?: string;
  parts?: Record<string, unknown>;
  seat: number;
}

export interface WhyMessage {
  type: "why";
  id: number;
  why: Why;
}

export interface WhyQuestion {
  type: "why";
  id: number;
  seat: number;
  action?: number | null;
  kind?: string;
  parts?: Record<string, unknown>;
}

export interface You {
  person: string | null;
  seats: number[];
  host: boolean;
}

export type Command = Act | AnswerOffer | Chat | Close | HandOver | Hints | MakeOffer | Mute | PassHost | Redo | Resign | Resume | SeatBot | SendOff | Set | Sit | SitHere | Stand | Start | Swap | TakeBack | Undo;
