import type { GameEntry } from "../entry";
import Picture from "./Picture.svelte";
import Tiny from "./Tiny.svelte";

export const entry: GameEntry = {
  name: "wheel",
  players: [2],
  minutes: [10, 20],
  Picture,
  Tiny,
  puzzles: { sides: ["Black", "White"] },
};
