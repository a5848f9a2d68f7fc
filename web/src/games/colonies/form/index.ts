/** Drawings of the numbers of Colonies, for the workshop. */
import type { Drawings } from "../../../workshop/drawings";
import Agreements from "./Agreements.svelte";
import Markets from "./Markets.svelte";

export const DRAWINGS: Drawings = {
  agreements: { drawing: Agreements, beside: false },
  markets: { drawing: Markets, beside: true },
};
