/** The view of Colonies as the server gives it, and small questions to it. */
import type { Desk } from "../../desk/desk.svelte";

export const RESOURCES = ["information", "biotech", "energy", "ships", "luxury"] as const;
export const TECHNOLOGIES = ["community", "military", "commerce", "influence", "industry"] as const;
export const PLANETS = ["pallas", "elysia", "amateru", "bellona", "euterpe"] as const;
export const ACTIONS = [...TECHNOLOGIES, "upgrade"] as const;
export type Resource = (typeof RESOURCES)[number];
export type Technology = (typeof TECHNOLOGIES)[number];
export type PlanetName = (typeof PLANETS)[number];
export type ActionName = (typeof ACTIONS)[number];

export interface Route {
  to: PlanetName;
  gives: number;
  gets: number;
  pirates: number;
}
export interface Planet {
  planet: PlanetName;
  resource: Resource;
  seat: number | null;
  technologies: number[] | null;
  resources: number[] | null;
  colonists: number | null;
  routes: Route[];
  bans: ActionName[];
  lost_actions: number;
  points: number | null;
  credits?: number;
}
export interface Market {
  resource: Resource;
  count: number;
  shelves: number[];
  sells: number;
  buys: number | null;
}
export interface Effect {
  kind: string;
  action?: ActionName;
  count?: number;
}
export interface Card {
  card: string;
  colonists: number;
  leaders: Effect[];
  everybody: Effect[];
  fewest: Effect[];
}
export interface Vote {
  card: string | null;
  ballots: string[];
  votes: number[];
  outcome: string;
}
export interface Payment {
  planet: PlanetName;
  promised: number;
  done: number;
  goods: Record<string, number>;
  credits: number;
}
export interface Secret {
  answered: boolean;
  card?: string | null;
  away?: number;
  paid?: number;
  ballot?: string;
  aside?: Record<string, number>;
  votes?: number;
  sent?: Record<string, number>;
  left?: number;
  free?: number;
  payments?: Payment[];
}
export interface Question {
  kind: string;
  seats: number[];
  left?: number;
  steps?: Record<string, number>;
}
export interface ColoniesView {
  players: number;
  seat: number | null;
  planet: PlanetName | null;
  turn: number;
  turns: number;
  phase: "setup" | "income" | "event" | "actions" | "upkeep" | "over";
  round: number;
  rounds: number;
  first: number | null;
  question: Question | null;
  planets: Planet[];
  markets: Market[];
  event: Card | null;
  arrivals: number;
  deck: number;
  used: string[];
  vote: Vote | null;
  hand: string[];
  laid: string[];
  secret: Secret | null;
  highest: number;
  lowest: number;
  ending: string | null;
}
export type ColoniesDesk = Desk<ColoniesView>;

export const planetNumber = (name: string): number => PLANETS.indexOf(name as PlanetName);
/** The viewer's own planet, -1 from outside. */
export const ownNumber = (view: ColoniesView): number => (view.planet ? planetNumber(view.planet) : -1);
/** The colour of a planet's end of its links; a neutral one has none. */
export const endColour = (view: ColoniesView, planet: number): string => (view.planets[planet].seat === null ? "var(--dim)" : `var(--${view.planets[planet].resource})`);
export const resourceNumber = (name: string): number => RESOURCES.indexOf(name as Resource);
export const planetOfSeat = (view: ColoniesView, seat: number): Planet | undefined => view.planets.find((planet) => planet.seat === seat);
export const route = (view: ColoniesView, of: number, to: number): Route => view.planets[of].routes[(to - of + 4) % 5];
export const goodsOf = (planet: Planet): number => (planet.resources ?? []).reduce((sum, count) => sum + count, 0);

/** What a place of a market pays, counted from 0 at the top: its shelves are 3, 2 and 1. */
export const priceAt = (place: number): number => (place < 1 ? 3 : place < 4 ? 2 : 1);

export function restock(market: Market, count: number): void {
  market.count = count;
  market.shelves = [Math.min(count, 1), Math.min(Math.max(count - 1, 0), 3), Math.max(count - 4, 0)];
  market.sells = priceAt(count);
  market.buys = count ? priceAt(count - 1) : null;
}
