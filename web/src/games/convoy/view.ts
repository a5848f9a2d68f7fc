/** The ship as the rules show it, and how spaces are named. */
import type { Desk } from "../../desk/desk.svelte";
import type {
  ConvoyChoice,
  ConvoyEvent,
  ConvoyMember,
  ConvoyModule,
  ConvoyOutlook,
  ConvoyReach,
  ConvoySeize,
  ConvoyView,
  ConvoyWillFlip,
  ConvoyWillStay,
  ConvoyWillTick,
} from "../../net/types";

/** What the rules of the convoy send and hear. */
export interface Convoy {
  view: ConvoyView;
  event: ConvoyEvent;
  choice: ConvoyChoice;
  goal: ConvoyReach | ConvoySeize;
  forecast: ConvoyWillFlip | ConvoyWillTick | ConvoyWillStay;
  ahead: Pick<ConvoyOutlook, "too_far" | "saves">;
}
export type ConvoyDesk = Desk<Convoy>;
export type { ConvoyView };
export type Module = ConvoyModule;
export type Member = ConvoyMember;
export type Crew = Member["crew"];
export type Goal = Convoy["goal"];
export type Fate = ConvoyWillFlip;

export const ENGINES = ["bow", "stern"] as const;
export type Engine = (typeof ENGINES)[number];

/** A space by its name: Module, column and row from 0, or an Engine. */
export interface Spot {
  module: number;
  column: number;
  row: number;
  /** 0 bow, 1 stern, -1 on a Module. */
  engine: number;
}

export function spotOf(space: string): Spot {
  const engine = ENGINES.indexOf(space as Engine);
  if (engine >= 0) return { module: -1, column: -1, row: -1, engine };
  return {
    module: Number(space[0]) - 1,
    column: space.charCodeAt(1) - 97,
    row: Number(space.slice(2)) - 1,
    engine: -1,
  };
}

export const spaceName = (module: number, column: number, row: number): string =>
  `${module + 1}${"abcdefghi"[column]}${row + 1}`;
export const symbolAt = (view: ConvoyView, module: number, column: number, row: number): string =>
  view.modules[module]?.rows[row]?.[column] ?? "#";
export const isOpen = (view: ConvoyView, module: number, column: number, row: number): boolean =>
  symbolAt(view, module, column, row) !== "#";
export const moduleOf = (space: string | null): number => (space === null ? -1 : spotOf(space).module);
export const isEngine = (space: string): space is Engine => space === "bow" || space === "stern";
export const memberOf = (view: ConvoyView, crew: string): Member | undefined =>
  view.crew.find((one) => one.crew === crew);
export const chargedHere = (view: ConvoyView, space: string): boolean =>
  view.modules.some((one) => one.charge && one.generator === space);

/** Which die is which: the third of a single crew and the stern crew's are of another colour. */
export type Tone = "red" | "ivory";
export function dieTones(view: ConvoyView): Tone[][] {
  const tones: Tone[][] = view.modules.map((one) => one.dice.map(() => "red"));
  const other = view.players === 2 ? view.rolled[1] : view.rolled[2];
  if (!other) return tones;
  for (let module = view.modules.length - 1; module >= 0; module--) {
    const at = view.modules[module].dice.lastIndexOf(other);
    if (at >= 0) {
      tones[module][at] = "ivory";
      return tones;
    }
  }
  return tones;
}

/** How the warned Modules will end. */
export const fatesOf = (forecasts: Convoy["forecast"][]): Fate[] => forecasts.filter((one) => one.kind === "will-flip");

/** A step that goes on with the walk before it: one movement, one trace, one line of the log. */
export const isSameWalk = (event: Convoy["event"], before: Convoy["event"]): boolean =>
  event.kind === "stepped" && before.kind === "stepped" && event.crew === before.crew;
