/** No text that a person reads stands in a component: all of it is in the Fluent files. */
import { parse } from "svelte/compiler";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const COMPONENTS = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });
const CODE = import.meta.glob<string>("../**/*.ts", { query: "?raw", import: "default", eager: true });
const FROM_COMPONENTS = "../games/chance.ts"; // written by a program; its names of pieces are those of the components
const MODULES = Object.entries(CODE).filter(
  ([path]) => path.startsWith("../") && !path.endsWith(".test.ts") && path !== FROM_COMPONENTS,
);

const WORD = /\p{L}{2,}/u;
const SENTENCE = /^\p{Lu}\p{Ll}*(?:[ ,:'’]+[\p{L}\d]+)+[.!?…]?$/u;
const READ =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|label|hint|text|words)$/;

type Node = { type: string; [key: string]: unknown };

/** Every node below one, whatever property it hangs from. */
function* below(node: unknown): Generator<Node> {
  if (Array.isArray(node)) for (const one of node) yield* below(one);
  else if (node && typeof node === "object") {
    if (typeof (node as Node).type === "string") yield node as Node;
    for (const [key, value] of Object.entries(node)) if (key !== "parent" && key !== "loc") yield* below(value);
  }
}

/** Text between tags, and in attributes that are read out or shown. */
function inTemplate(source: string): string[] {
  const found: string[] = [];
  const { fragment } = parse(source, { modern: true });
  for (const node of below(fragment)) {
    if (node.type === "Attribute" && !READ.test(String(node.name))) continue;
    if (node.type === "Attribute") for (const inner of below(node.value)) found.push(...textOf(inner));
  }
  for (const node of outsideAttributes(fragment)) found.push(...textOf(node));
  return found.filter((text) => WORD.test(text));
}

function* outsideAttributes(node: unknown): Generator<Node> {
  if (Array.isArray(node)) for (const one of node) yield* outsideAttributes(one);
  else if (node && typeof node === "object") {
    const { type } = node as Node;
    if (type === "Attribute" || type === "StyleDirective") return;
    if (typeof type === "string") yield node as Node;
    for (const value of Object.values(node)) yield* outsideAttributes(value);
  }
}

function textOf(node: Node): string[] {
  if (node.type === "Text") return [String(node.data).trim()];
  return node.type === "Literal" && typeof node.value === "string" && SENTENCE.test(node.value) ? [node.value] : [];
}

/** Texts in code that look like something a person reads. */
function inCode(source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && SENTENCE.test(node.text)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("one.ts", source, ts.ScriptTarget.Latest, true));
  return found;
}

const script = (source: string): string =>
  [...source.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map((found) => found[1]).join("\n");

describe("hard-coded text", () => {
  it.each(Object.entries(COMPONENTS))("%s has none", (_, source) =>
    expect([...inTemplate(source), ...inCode(script(source))]).toEqual([]),
  );
  it.each(MODULES)("%s has none", (_, source) => expect(inCode(source)).toEqual([]));
  it("would be found", () => {
    expect(
      inTemplate('<p>Your turn</p><button aria-label="Close"></button><b title={say("x")}>{on ? "Not yet" : name}</b>'),
    ).toEqual(["Close", "Your turn", "Not yet"]);
    expect(inCode('throw new Error("The server does not answer.")')).toEqual(["The server does not answer."]);
  });
});
