import { gameWords } from "../../words/games.svelte";

export const words = gameWords("argosy");
