import type { GameEntry } from "../entry";
import Picture from "./Picture.svelte";
import Tiny from "./Tiny.svelte";

export const entry: GameEntry = {
  name: "colonies",
  players: [3, 4, 5],
  minutes: [120, 180],
  Picture,
  Tiny,
};
