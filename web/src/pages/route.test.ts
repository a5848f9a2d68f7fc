import { expect, it } from "vitest";
import { read } from "./route.svelte";

it.each([
  ["/", "", { page: "home" }],
  ["/t/185a05", "", { page: "table", id: "185a05", secret: "" }],
  ["/t/185a05", "#key", { page: "table", id: "185a05", secret: "key" }],
  ["/signin", "#key", { page: "sign-in", secret: "key" }],
  ["/t/185a05/more", "", { page: "lost" }],
  ["/elsewhere", "", { page: "lost" }],
])("%s%s leads to its page", (path, hash, route) => expect(read(path, hash)).toEqual(route));
