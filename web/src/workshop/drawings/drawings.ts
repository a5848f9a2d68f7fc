/** Boards and tracks that are drawn in the form, by game and group; a group without one has its rows alone. */
import type { Component } from "svelte";
import type { Draft } from "../draft.svelte";
import Agreements from "./Agreements.svelte";
import Cycles from "./Cycles.svelte";
import Markets from "./Markets.svelte";
import Revolutions from "./Revolutions.svelte";
import Wheel from "./Wheel.svelte";

export interface Drawn {
  draft: Draft;
  /** The row that is pointed at. */
  lit: string;
  /** Brings a row into view. */
  onpick: (row: string) => void;
}

/** A drawing stands beside its rows, or above them where it is a long one. */
export const DRAWINGS: Partial<Record<string, { drawing: Component<Drawn>; beside: boolean }>> = {
  "wheel.moves": { drawing: Wheel, beside: false },
  "wheel.revolutions": { drawing: Revolutions, beside: false },
  "convoy.cycle": { drawing: Cycles, beside: false },
  "colonies.agreements": { drawing: Agreements, beside: false },
  "colonies.markets": { drawing: Markets, beside: true },
};

/** No drawing has more pieces than can be told apart; of longer tracks the end is left to the number. */
export const MOST = 28;

/** The whole numbers from one to another, upwards or downwards, as many as can be drawn. */
export function track(from: number, to: number): number[] {
  const length = Math.min(MOST, Math.abs(to - from) + 1);
  return Array.from({ length }, (_, index) => from + (to < from ? -index : index));
}
