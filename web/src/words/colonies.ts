/** Colonies: what its board says. */
import { catalogue } from "./language.svelte";

export const colonies = catalogue({ en: () => import("./en/colonies"), de: () => import("./de/colonies") });
