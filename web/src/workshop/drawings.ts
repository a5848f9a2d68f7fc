/** Boards and tracks that are drawn in the form, by group; a group without one has its rows alone. */
import type { Component } from "svelte";
import type { Draft } from "./draft.svelte";

export interface Drawn {
  draft: Draft;
  /** The row that is pointed at. */
  lit: string;
  /** Brings a row into view. */
  onpick: (row: string) => void;
}

/** A drawing stands beside its rows, or above them where it is a long one. */
export type Drawings = Partial<Record<string, { drawing: Component<Drawn>; beside: boolean }>>;

const ROOMS = import.meta.glob<{ DRAWINGS: Drawings }>("../games/*/form/index.ts");

/** Those that a game's room has. */
export async function drawingsOf(game: string): Promise<Drawings> {
  return (await ROOMS[`../games/${game}/form/index.ts`]?.())?.DRAWINGS ?? {};
}

/** No drawing has more pieces than can be told apart; of longer tracks the end is left to the number. */
export const MOST = 28;

/** The whole numbers from one to another, upwards or downwards, as many as can be drawn. */
export function track(from: number, to: number): number[] {
  const length = Math.min(MOST, Math.abs(to - from) + 1);
  return Array.from({ length }, (_, index) => from + (to < from ? -index : index));
}
