/** Drawings of the convoy's numbers, for the workshop. */
import type { Drawings } from "../../../workshop/drawings";
import Cycles from "./Cycles.svelte";

export const DRAWINGS: Drawings = { cycle: { drawing: Cycles, beside: false } };
