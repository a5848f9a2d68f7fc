import type { GameEntry } from "../entry";
import Picture from "./Picture.svelte";
import Tiny from "./Tiny.svelte";

export const entry: GameEntry = {
  name: "convoy",
  players: [1, 2],
  minutes: [10, 20],
  Picture,
  Tiny,
  career: { ranks: 3 },
};
