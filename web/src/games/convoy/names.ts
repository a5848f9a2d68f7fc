/** Crewmembers, Modules, Engines and spaces in words. */
import { range } from "../../kit/polar";
import {
  chargedHere,
  isEngine,
  spaceName,
  spotOf,
  symbolAt,
  type ConvoyDesk,
  type ConvoyView,
  type Crew,
  type Fate,
  type Module,
} from "./view";
import { words } from "./words";

/** "Navigator", "Bow 2": as a title. */
export const crewName = (crew: string): string => words.name("crew", crew);
export const crewLetter = (crew: string): string => words.name("crew", crew, "letter");
/** Of a Crewmember by the trade, of one from an Engine by the Engine. */
export const crewColour = (crew: string): string =>
  crew.startsWith("bow") ? "var(--crew-0)" : crew.startsWith("stern") ? "var(--crew-1)" : `var(--crew-${crew[0]})`;
export const cardName = (card: string): string => words.name("card", card);
export const engineName = (engine: string): string => words.name("space", engine);
export const titleName = (title: string): string => words.name("title", title);

/** The Module or Engine a space belongs to. */
export const placeName = (view: ConvoyView, space: string): string =>
  isEngine(space) ? engineName(space) : cardName(cardAt(view, space));

/** What an Engine holds and needs. */
export function engineWords(engine: ConvoyView["engines"][number]): string {
  const { charges, least, most } = engine;
  return words.say("page-engine", { charges, least, most: least === most ? 0 : most });
}

/** How a warned Module will end, and what that means for those aboard; `short` in two words each. */
export function fateWords(
  view: ConvoyView,
  fate: Fate,
  short: boolean,
): { ends: string; then: string; stops: boolean } {
  const end = fate.side === "back" ? "dark" : fate.charge ? "lit" : "empty";
  const ends = words.say(short ? `page-fate-${end}-short` : `page-fate-${end}`);
  const stops = view.hackable === fate.module;
  if (stops) return { ends, then: words.say(short ? "page-fate-hack-short" : "page-fate-hack"), stops };
  const { lost: crew } = fate;
  if (!crew.length) return { ends, then: "", stops };
  if (crew.length > 2)
    return { ends, then: words.say(short ? "page-fate-lost-all-short" : "page-fate-lost-all"), stops };
  const then = short
    ? words.say("page-fate-lost-short", { crew })
    : words.say("page-fate-lost", { crew, count: crew.length });
  return { ends, then, stops };
}

/** A space for those who listen: "Comms, column 2, row 4". */
export const spaceWords = (view: ConvoyView, space: string): string =>
  isEngine(space) ? engineName(space) : words.say("page-space", placed(view, space));

/** What a Crewmember can do, with the numbers of this game. */
export function crewHint(crew: Crew): string {
  switch (crew) {
    case "mechanic":
    case "navigator":
    case "pilot":
    case "cargo":
      return words.say(`page-can-${crew}`);
    default:
      return words.say("page-can-crew");
  }
}

const THINGS: Record<string, "generator" | "console" | "crate"> = { G: "generator", C: "console", "#": "crate" };

/** What the rules say of what is on a space; nothing of the bare floor. */
export function spaceHint(view: ConvoyView, space: string): string {
  if (isEngine(space)) return words.say("page-hint-engine");
  const thing = THINGS[symbolOn(view, space)];
  const crew = view.crew.find((one) => one.at === space);
  return [crew ? `${crewName(crew.crew)}: ${crewHint(crew.crew)}` : "", thing ? words.say(`page-hint-${thing}`) : ""]
    .filter(Boolean)
    .join("\n");
}

/** What is on a space for those who listen; of a Module's crates the first speaks for all. */
export function thingWords(view: ConvoyView, space: string): string {
  const symbol = symbolOn(view, space);
  if (symbol === "G") return words.say("page-generator", { ...placed(view, space), charge: chargedHere(view, space) });
  if (symbol === "C") return words.say("page-console", placed(view, space));
  if (symbol !== "#") return "";
  const crates = spacesOf(view, spotOf(space).module).filter((other) => symbolOn(view, other) === "#");
  return crates[0] === space ? words.say("page-crates", { card: cardAt(view, space), count: crates.length }) : "";
}

export const moduleWords = ({ module, card, side }: Module): string => words.say("page-module", { module, card, side });

/** The side that shows, and what a flip does; what is on it explains itself. */
export const moduleHint = ({ side }: Module): string => words.say("page-hint-module", { side });

const cardAt = (view: ConvoyView, space: string): string => view.modules[spotOf(space).module]?.card ?? "";

function placed(view: ConvoyView, space: string) {
  const { column, row } = spotOf(space);
  return { card: cardAt(view, space), column: column + 1, row: row + 1 };
}

function symbolOn(view: ConvoyView, space: string): string {
  const { module, column, row } = spotOf(space);
  return symbolAt(view, module, column, row);
}

const spacesOf = (view: ConvoyView, module: number): string[] =>
  range(view.grid.rows).flatMap((row) => range(view.grid.columns).map((column) => spaceName(module, column, row)));

/** What the best of these burns would save at the end of the phase, in a sentence and in two words. */
export function savedBy(desk: ConvoyDesk, burns: { id: number }[]): { whole: string; short: string } | null {
  const saves = desk.yours ? desk.outlook.saves : undefined;
  const found = burns.map((action) => saves?.[action.id] ?? []);
  const [best] = found.toSorted((a, b) => worth(b) - worth(a));
  if (!best?.length) return null;
  const crew = best.flatMap((one) => one.crew);
  const charges = best.filter((one) => one.charge).length;
  const flips = sum(best.map((one) => one.flips));
  return {
    whole: [
      ...(crew.length ? [words.say("page-burn-saves-aboard", { crew })] : []),
      words.say("page-burn-saves", { saved: best }),
    ].join("\n"),
    short: crew.length
      ? words.text("page-burn-saves-crew", { crew })
      : words.text("page-burn-saves-short", { charges, flips }),
  };
}
const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);
/** People before Charges, Charges before flips. */
const worth = (saved: { flips: number; crew: string[]; charge: boolean }[]): number =>
  sum(saved.map((one) => one.flips + 10 * Number(one.charge) + 100 * one.crew.length));
