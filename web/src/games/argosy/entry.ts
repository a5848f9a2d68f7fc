import { page } from "../../words/pages";
import type { GameEntry } from "../entry";
import Picture from "./Picture.svelte";
import Tiny from "./Tiny.svelte";

export const entry: GameEntry = {
  name: "argosy",
  title: () => page("argosy.title"),
  text: () => page("argosy.text"),
  time: () => page("argosy.time"),
  company: () => page("argosy.players"),
  players: [3, 4],
  Picture,
  Tiny,
};
