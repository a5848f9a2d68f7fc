/** The illustrated rules of a game, with its sentences in a language. */
import { ask } from "./api";
import type { RulebookInfo } from "./types";

export const rulebookOf = (game: string, language: string): Promise<RulebookInfo> =>
  ask("GET", `/games/${game}/rulebook?words=${language}`);
