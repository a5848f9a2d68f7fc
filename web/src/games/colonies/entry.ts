import { page } from "../../words/pages";
import type { GameEntry } from "../entry";
import Picture from "./Picture.svelte";
import Tiny from "./Tiny.svelte";

export const entry: GameEntry = {
  name: "colonies",
  title: () => page("colonies.title"),
  text: () => page("colonies.text"),
  time: () => page("colonies.time"),
  company: () => page("colonies.players"),
  players: [3, 4, 5],
  Picture,
  Tiny,
};
