/** The games of this page: what the first page needs of each at once, and how to get the rest. */
import { worded } from "../words/language.svelte";
import { named, say } from "../words/say";
import { entry as argosy } from "./argosy/entry";
import { entry as colonies } from "./colonies/entry";
import { entry as convoy } from "./convoy/entry";
import type { GameEntry } from "./entry";
import type { Room } from "./room";
import { entry as wheel } from "./wheel/entry";

/** In the order of the first page. */
export const GAMES: GameEntry[] = [wheel, convoy, colonies, argosy];

export const gameEntry = (name: string): GameEntry | undefined => GAMES.find((game) => game.name === name);

/** What a game is called; one that this page does not know, by its name. */
export const gameTitle = (name: string): string => (gameEntry(name) ? named(name, "title") : name);

/** For how many people a game is. */
export function companyOf({ players }: GameEntry): string {
  const [least, most] = [players[0], players.at(-1)!];
  return least === most ? say("card-players", { count: least }) : say("card-players-between", { least, most });
}

const ROOMS = import.meta.glob<{ room: Room }>("./*/room.ts");

/** A game's board and all that belongs to it, loaded when a table is opened. */
export async function loadRoom(name: string): Promise<Room> {
  const load = ROOMS[`./${name}/room.ts`];
  if (!load) throw new Error(`There is no board for "${name}".`);
  return (await worded(load())).room;
}
