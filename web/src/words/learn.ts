/** Guided first games: what stands around a task. The tasks themselves come from the server. */
import { catalogue } from "./language.svelte";

export const learn = catalogue({ en: () => import("./en/learn"), de: () => import("./de/learn") });
