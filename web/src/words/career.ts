/** Sentences of one's own games: results, careers, history. */
import { catalogue } from "./language.svelte";

export const career = catalogue({ en: () => import("./en/career"), de: () => import("./de/career") });
