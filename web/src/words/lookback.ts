/** Sentences of looking back: the scrubber, the charts, the dice. */
import { catalogue } from "./language.svelte";

export const past = catalogue({ en: () => import("./en/lookback"), de: () => import("./de/lookback") });
