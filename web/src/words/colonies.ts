/** Colonies: what its board says. */
import { catalogue } from "./language.svelte";

export const colonies = catalogue({ phase: "Turn {turn} of {turns}" }, { phase: "Runde {turn} von {turns}" });
