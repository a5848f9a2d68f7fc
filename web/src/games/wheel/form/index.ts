/** Drawings of the wheel's numbers, for the workshop. */
import type { Drawings } from "../../../workshop/drawings";
import Moves from "./Moves.svelte";
import Revolutions from "./Revolutions.svelte";

export const DRAWINGS: Drawings = {
  moves: { drawing: Moves, beside: false },
  revolutions: { drawing: Revolutions, beside: false },
};
