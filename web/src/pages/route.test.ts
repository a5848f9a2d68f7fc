import { expect, it } from "vitest";
import { read } from "./route.svelte";

it.each([
  ["/", "", { page: "home" }],
  ["/t/185a05", "", { page: "table", id: "185a05", secret: "" }],
  ["/t/185a05", "#key", { page: "table", id: "185a05", secret: "key" }],
  ["/t/185a05/back", "", { page: "back", id: "185a05", mark: "", seat: null, secret: "" }],
  ["/t/185a05/back/57.2/1", "#key", { page: "back", id: "185a05", mark: "57.2", seat: 1, secret: "key" }],
  ["/t/185a05/back/57.2/1/more", "", { page: "lost" }],
  ["/puzzles", "", { page: "puzzles", id: null }],
  ["/puzzles/4711", "", { page: "puzzles", id: 4711 }],
  ["/rules/nim", "#AW-17", { page: "rules", game: "nim", clause: "AW-17", table: "", lesson: "" }],
  ["/rules/nim/more", "", { page: "lost" }],
  ["/games", "", { page: "games" }],
  ["/signin", "#key", { page: "sign-in", secret: "key" }],
  ["/t/185a05/more", "", { page: "lost" }],
  ["/elsewhere", "", { page: "lost" }],
])("%s%s leads to its page", (path, hash, route) => expect(read(path, hash)).toEqual(route));
