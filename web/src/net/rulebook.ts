/** The illustrated rules of a game; what happens in their examples is said by the page. */
import { ask } from "./api";
import type { RulebookInfo } from "./types";

export const rulebookOf = (game: string): Promise<RulebookInfo> => ask("GET", `/games/${game}/rulebook`);
