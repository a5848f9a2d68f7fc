/** Sentences of the frame that every game stands in. */
import { catalogue } from "./language.svelte";

export const table = catalogue({ en: () => import("./en/frame"), de: () => import("./de/frame") });
