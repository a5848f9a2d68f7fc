import type { GameEntry } from "../entry";
import Picture from "./Picture.svelte";
import Tiny from "./Tiny.svelte";

export const entry: GameEntry = {
  name: "argosy",
  players: [3, 4],
  minutes: [90, 120],
  Picture,
  Tiny,
};
