import { describe, expect, it } from "vitest";
import { fill } from "./language.svelte";

type File = { default: Record<string, string> };
const ENGLISH = import.meta.glob<File>("./en/*.ts", { eager: true });
const GERMAN = import.meta.glob<File>("./de/*.ts", { eager: true });
const catalogues = Object.keys(ENGLISH).map((file) => {
  const name = file.replace("./en/", "");
  return { name, languages: { en: ENGLISH[file].default, de: GERMAN[`./de/${name}`].default } };
});
const partsOf = (sentence: string) =>
  [...new Set([...sentence.matchAll(/\{(\w+)[}:]/g)].map((found) => found[1]))].toSorted();

describe("sentences", () => {
  it("puts parts in", () => expect(fill("{name} to {place}", { name: "Mira", place: 4 })).toBe("Mira to 4"));
  it("tells one from several", () =>
    expect([1, 2].map((count) => fill("{count} {count:disc|discs}", { count }))).toEqual(["1 disc", "2 discs"]));
  it("takes parts within a choice", () =>
    expect(fill("{count:One is|{count} are} open", { count: 3 })).toBe("3 are open"));
  it("leaves what it does not know", () => expect(fill("{other}", {})).toBe("{other}"));
});

describe.each(catalogues)("$name", ({ languages }) => {
  it("says everything in both languages", () =>
    expect(Object.keys(languages.de).toSorted()).toEqual(Object.keys(languages.en).toSorted()));
  it.each(Object.keys(languages.en))("%s uses the same parts in both", (key) =>
    expect(partsOf(languages.de[key])).toEqual(partsOf(languages.en[key])),
  );
});
