/** Crewmembers, Modules, Engines and spaces in words. */
import { convoy as say } from "../../words/convoy";
import { range } from "../../kit/polar";
import { chargedHere, isEngine, spaceName, spotOf, symbolAt, type ConvoyView, type Crew, type Module } from "./view";

const known = (key: string, otherwise: string): string => (say.has(key) ? say(key) : otherwise);

/** "Navigator", "Bow 2": as a title. */
export const crewName = (crew: string): string => known(`crew.${crew}`, crew);
/** "the Navigator", as it stands in a sentence. */
export const theCrew = (crew: string): string => known(`the.${crew}`, crewName(crew));
export const crewLetter = (crew: string): string =>
  /\d$/.test(crew) ? crew.slice(-1) : known(`letter.${crew}`, crew[0].toUpperCase());
export const cardName = (card: string): string => known(`card.${card}`, card);
export const engineName = (engine: string): string => known(`engine.${engine}`, engine);
export const titleName = (title: string): string => known(`title.${title}`, title);

/** The Module or Engine a space belongs to. */
export function placeName(view: ConvoyView, space: string): string {
  const { module, engine } = spotOf(space);
  return engine >= 0 ? engineName(space) : cardName(view.modules[module]?.card ?? "");
}

/** A space for those who listen: "Comms, column 2, row 4". */
export function spaceWords(view: ConvoyView, space: string): string {
  const { column, row, engine } = spotOf(space);
  if (engine >= 0) return engineName(space);
  return say("space", { module: placeName(view, space), column: column + 1, row: row + 1 });
}

/** What a Crewmember can do, with the numbers of this game. */
export function crewHint(view: ConvoyView, crew: Crew): string {
  const { hack, direct, momentum, gain, cart, step, carrying } = view.numbers;
  if (crew === "mechanic") return say("can.mechanic", { count: hack });
  if (crew === "navigator") return say("can.navigator", { count: direct });
  if (crew === "pilot") return say("can.pilot", { momentum, gain });
  if (crew === "cargo") return say("can.cargo", { count: cart });
  return say("can.crew", { step, carrying });
}

const THINGS: Record<string, "hint.generator" | "hint.console" | "hint.crate"> = {
  G: "hint.generator",
  C: "hint.console",
  "#": "hint.crate",
};

/** What the rules say of what is on a space; nothing of the bare floor. */
export function spaceHint(view: ConvoyView, space: string): string {
  if (isEngine(space)) return say("hint.engine");
  const { module, column, row } = spotOf(space);
  const thing = THINGS[symbolAt(view, module, column, row)];
  const crew = view.crew.find((one) => one.at === space);
  return [
    crew ? `${crewName(crew.crew)}: ${crewHint(view, crew.crew)}` : "",
    thing ? say(thing, { count: view.numbers.hack }) : "",
  ]
    .filter(Boolean)
    .join("\n");
}

/** What is on a space for those who listen; of a Module's crates the first speaks for all. */
export function thingWords(view: ConvoyView, space: string): string {
  const { module, column, row } = spotOf(space);
  const symbol = symbolAt(view, module, column, row);
  const where = spaceWords(view, space);
  if (symbol === "G") return `${say(chargedHere(view, space) ? "generator.full" : "generator.empty")}, ${where}`;
  if (symbol === "C") return `${say("console")}, ${where}`;
  if (symbol !== "#") return "";
  const crates = spacesOf(view, module).filter((other) => isCrate(view, other));
  return crates[0] === space ? say("crates", { module: placeName(view, space), count: crates.length }) : "";
}

const isCrate = (view: ConvoyView, space: string): boolean => {
  const { module, column, row } = spotOf(space);
  return symbolAt(view, module, column, row) === "#";
};
const spacesOf = (view: ConvoyView, module: number): string[] =>
  range(view.grid.rows).flatMap((row) => range(view.grid.columns).map((column) => spaceName(module, column, row)));

export const moduleWords = (module: Module): string =>
  say("module", {
    module: module.module,
    card: cardName(module.card),
    side: say(module.side === "front" ? "lit" : "dark"),
  });

/** The side that shows, and what a flip does; what is on it explains itself. */
export const moduleHint = (module: Module): string => `${say(`hint.${module.side}`)} ${say("hint.flip")}`;
