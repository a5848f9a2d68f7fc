/** What Colonies says, in the language of the page. */
import { gameWords } from "../../words/games.svelte";

export const words = gameWords("colonies");
