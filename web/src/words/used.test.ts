/** Every sentence of the page is said somewhere: by its id, or by an id that is put together. */
import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import english from "./en.ftl";

const SOURCES = Object.entries(
  import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts", "!./ids.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
const text = SOURCES.map(([, source]) => source).join("\n");
const whole = new Set([...text.matchAll(/"([a-z][a-z0-9-]*)"/g)].map((found) => found[1]));
/** `offer-${what}` and named("level", against). */
const begun = [...text.matchAll(/`([a-z0-9-]+-)\$\{|named\("([a-z-]+)"/g)].map((found) => found[1] ?? `${found[2]}-`);

const ids = new FluentResource(english).body.map((message) => message.id);
const OF_GAMES = /^(wheel|convoy|colonies|argosy)-/; // by what the table says

it.each(ids.filter((id) => !OF_GAMES.test(id)))("%s is said", (id) =>
  expect(whole.has(id) || begun.some((start) => id.startsWith(start))).toBe(true),
);
