import { career } from "../../words/career";
import { page } from "../../words/pages";
import type { GameEntry } from "../entry";
import Picture from "./Picture.svelte";
import Tiny from "./Tiny.svelte";

export const entry: GameEntry = {
  name: "convoy",
  title: () => page("convoy.title"),
  text: () => page("convoy.text"),
  time: () => page("convoy.time"),
  company: () => page("convoy.players"),
  players: [1, 2],
  Picture,
  Tiny,
  career: { ranks: 3, title: () => career("captain.title") },
};
