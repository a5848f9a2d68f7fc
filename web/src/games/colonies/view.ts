/** Colonies as the rules show it, and small questions to it. */
import type { Desk } from "../../desk/desk.svelte";
import type {
  ColoniesCard,
  ColoniesChoice,
  ColoniesEffect,
  ColoniesEvent,
  ColoniesMarket,
  ColoniesOutlook,
  ColoniesPlanet,
  ColoniesRoute,
  ColoniesView,
} from "../../net/types";

/** What the rules of Colonies send and hear. */
export interface Colonies {
  view: ColoniesView;
  event: ColoniesEvent;
  choice: ColoniesChoice;
  goal: ColoniesOutlook["goals"][number];
  forecast: ColoniesOutlook["forecasts"][number];
  ahead: Pick<ColoniesOutlook, "prospects" | "whole" | "last">;
}
export type ColoniesDesk = Desk<Colonies>;
export type View = ColoniesView;
export type Planet = ColoniesPlanet;
export type Route = ColoniesRoute;
export type Market = ColoniesMarket;
export type Card = ColoniesCard;
export type Effect = ColoniesEffect;
export type Technology = View["technologies"][number];
export type ActionName = View["actions"][number];
export type QuestionKind = NonNullable<View["question"]>["kind"];
type Secret = NonNullable<View["secret"]>;

export const planetNumber = (view: View, name: string | null): number =>
  view.planets.findIndex((planet) => planet.planet === name);
/** The viewer's own planet, -1 from outside. */
export const ownNumber = (view: View): number => planetNumber(view, view.planet);
/** The colour of a planet's end of its links; a neutral one has none. */
export const endColour = (view: View, planet: number): string =>
  view.planets[planet].seat === null ? "var(--dim)" : `var(--${view.planets[planet].resource})`;
/** The resources in the order of every stock: each has its planet's place in the ring. */
export const resourcesOf = (view: View): string[] => view.planets.map((planet) => planet.resource);
export const resourceNumber = (view: View, name: string): number =>
  view.planets.findIndex((planet) => planet.resource === name);
export const planetOfSeat = (view: View, seat: number): Planet | undefined =>
  view.planets.find((planet) => planet.seat === seat);
export const route = (view: View, of: number, to: number): Route =>
  view.planets[of].routes.find((link) => link.to === view.planets[to].planet)!;
export const levelOf = (view: View, planet: Planet | undefined, technology: Technology): number =>
  planet?.technologies?.[view.technologies.indexOf(technology)] ?? 0;

/** What the rules foretell besides what they do for every game; nothing before a table has answered. */
export function outlookOf(desk: ColoniesDesk): Colonies["ahead"] {
  return { prospects: [], whole: [], last: [], ...(desk.yours ? desk.outlook : {}) };
}
/** The viewer's own answer so far, where this is what all are asked. */
export function secretOf<K extends Secret["kind"]>(view: View, kind: K): Extract<Secret, { kind: K }> | null {
  return view.secret?.kind === kind ? (view.secret as Extract<Secret, { kind: K }>) : null;
}
/** The Credits of a planet, where they are known; for its own player without what upkeep takes of them. */
export function creditsOf(view: View, planet: Planet): number | undefined {
  return planet.planet === view.planet ? (secretOf(view, "pay")?.purse ?? planet.credits) : planet.credits;
}
/** What is in stock; for its own player without what is laid aside. */
export function stocksOf(view: View, planet: Planet): number[] {
  const secret = planet.planet === view.planet ? (secretOf(view, "vote") ?? secretOf(view, "pay")) : null;
  return secret?.stocks ?? planet.resources ?? [];
}
