/** The games of this page: what the first page needs of each at once, and how to get the rest. */
import { worded } from "../words/language.svelte";
import { entry as argosy } from "./argosy/entry";
import { entry as colonies } from "./colonies/entry";
import { entry as convoy } from "./convoy/entry";
import type { GameEntry } from "./entry";
import type { Room } from "./room";
import { entry as wheel } from "./wheel/entry";

/** In the order of the first page. */
export const GAMES: GameEntry[] = [wheel, convoy, colonies, argosy];

export const gameEntry = (name: string): GameEntry | undefined => GAMES.find((game) => game.name === name);

/** What a game is called; one that this page does not know, as the server calls it. */
export const gameTitle = (name: string): string => gameEntry(name)?.title() ?? name;

const ROOMS = import.meta.glob<{ room: Room }>("./*/room.ts");

/** A game's board and all that belongs to it, loaded when a table is opened. */
export async function loadRoom(name: string): Promise<Room> {
  const load = ROOMS[`./${name}/room.ts`];
  if (!load) throw new Error(`There is no board for "${name}".`);
  return (await worded(load())).room;
}
