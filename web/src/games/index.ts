/** The four games: what the first page needs of each at once, and how to get the rest. */
import type { Component } from "svelte";
import ArgosyPicture from "./argosy/Picture.svelte";
import ArgosyTiny from "./argosy/Tiny.svelte";
import ColoniesPicture from "./colonies/Picture.svelte";
import ColoniesTiny from "./colonies/Tiny.svelte";
import ConvoyPicture from "./convoy/Picture.svelte";
import ConvoyTiny from "./convoy/Tiny.svelte";
import { worded } from "../words/language.svelte";
import type { Room } from "./room";
import WheelPicture from "./wheel/Picture.svelte";
import WheelTiny from "./wheel/Tiny.svelte";

export interface GameEntry {
  name: string;
  /** The picture of its card on the first page. */
  Picture: Component;
  /** Its board in 96 × 64, drawn from a view, or as at the start without one. */
  Tiny: Component<{ view?: unknown; seat?: number | null }>;
}

/** In the order of the first page. */
export const GAMES: GameEntry[] = [
  { name: "wheel", Picture: WheelPicture, Tiny: WheelTiny },
  { name: "convoy", Picture: ConvoyPicture, Tiny: ConvoyTiny },
  { name: "colonies", Picture: ColoniesPicture, Tiny: ColoniesTiny },
  { name: "argosy", Picture: ArgosyPicture, Tiny: ArgosyTiny },
];

export const gameEntry = (name: string): GameEntry | undefined => GAMES.find((game) => game.name === name);

const ROOMS = import.meta.glob<{ room: Room }>("./*/room.ts");

/** A game's board and all that belongs to it, loaded when a table is opened. */
export async function loadRoom(name: string): Promise<Room> {
  const load = ROOMS[`./${name}/room.ts`];
  if (!load) throw new Error(`There is no board for "${name}".`);
  return (await worded(load())).room;
}
