/** Argonaut's Wheel: what its board says. */
import { catalogue } from "./language.svelte";

export const wheel = catalogue({ en: () => import("./en/wheel"), de: () => import("./de/wheel") });
