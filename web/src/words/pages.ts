/** Sentences of the first page and of the way to a table. */
import { catalogue } from "./language.svelte";

export const page = catalogue({ en: () => import("./en/pages"), de: () => import("./de/pages") });
