import { page } from "../../words/pages";
import type { GameEntry } from "../entry";
import Picture from "./Picture.svelte";
import Tiny from "./Tiny.svelte";

export const entry: GameEntry = {
  name: "wheel",
  title: () => page("wheel.title"),
  text: () => page("wheel.text"),
  time: () => page("wheel.time"),
  company: () => page("wheel.players"),
  players: [2],
  Picture,
  Tiny,
  puzzles: { sides: ["Black", "White"] },
};
