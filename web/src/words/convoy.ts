/** Cosmic Convoy: what its board says. */
import { catalogue } from "./language.svelte";

export const convoy = catalogue({ en: () => import("./en/convoy"), de: () => import("./de/convoy") });
