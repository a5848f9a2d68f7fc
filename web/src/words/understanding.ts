/** Sentences of analysis, hints and puzzles. */
import { catalogue } from "./language.svelte";

export const understanding = catalogue({
  en: () => import("./en/understanding"),
  de: () => import("./de/understanding"),
});
