/** Opponents with a name: who there is in each game, and what is said of them. */
import { gameEntry } from ".";
import { capital } from "../words/fluent";
import { levelName, named } from "../words/say";

export interface Character {
  name: string;
  level: string;
}

export const charactersOf = (game: string): Character[] => gameEntry(game)?.characters ?? [];

/** What a seat asks for. */
export const specOf = (game: string, name: string): string => `${game}/${name}`;

/** "Raider, hard". */
export const manner = (game: string, { name, level }: Character): string =>
  `${capital(named(`${game}-character`, name, "temper"))} · ${levelName(level)}`;

export const lineOf = (game: string, name: string): string => named(`${game}-character`, name);
export const goodAt = (game: string, name: string): string => named(`${game}-character`, name, "good");
