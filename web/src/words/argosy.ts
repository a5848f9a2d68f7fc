/** Argosy: what its board says. */
import { catalogue } from "./language.svelte";

export const argosy = catalogue({ en: () => import("./en/argosy"), de: () => import("./de/argosy") });
