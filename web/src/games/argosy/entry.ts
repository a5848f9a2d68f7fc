import { entryOf } from "../entry";
import Picture from "./Picture.svelte";
import Tiny from "./Tiny.svelte";

export const entry = entryOf({ name: "argosy", Picture, Tiny });
