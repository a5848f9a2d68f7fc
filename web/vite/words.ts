/** Sentences in the built page: every `.ftl` file is a module of its own, named after its part and language. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";

/** Where sentences stand outside of `web/`. */
export const PROGRAM = join(import.meta.dirname, "../../src/starboard");

/** `import words from "./en.ftl"` is the file's text, without what only its writers read. */
export function sentences(): Plugin {
  return {
    name: "starboard-sentences",
    load: {
      filter: { id: /\.ftl$/ },
      handler(file) {
        const text = readFileSync(file, "utf-8");
        const others = partOf(file) === "page" ? elsewhere(basename(file)) : [];
        return `export default ${JSON.stringify(slim([shown(text, partOf(file)), ...others].join("\n")))};`;
      },
    },
  };
}

/** What the first page says that is written with the games and the tables. */
const elsewhere = (name: string): string[] => [
  ...messagesOf(join(PROGRAM, "tables", "words", name), /^level-[\w-]+ =/),
  ...gameFiles(name).map(cardOf),
];

const gameFiles = (name: string): string[] =>
  readdirSync(join(PROGRAM, "games"))
    .map((game) => join(PROGRAM, "games", game, "words", name))
    .filter((file) => existsSync(file));

/** What the page says of a game that is not open: `title` is `wheel-title` there. Its other sentences come with it. */
function cardOf(file: string): string {
  const known = messagesOf(file, /^(title|blurb|career|(seat|character)-[\w-]+) =/);
  return known.map((message) => `${partOf(file)}-${message}`).join("");
}

const messagesOf = (file: string, which: RegExp): string[] =>
  readFileSync(file, "utf-8")
    .split(/^(?=[a-z])/m)
    .filter((message) => which.test(message));

/** What no page says: it comes from the server when it is wanted, or is for the terminal, for mails, for operators. */
const LEFT_OUT = /^(board|character|clause|component|help|lesson|measure|refusal|rulebook|taken)-/;
const LEFT_OUT_OF_TABLES = /^(notice|preview|refusal-(data|database|key|lock|port|setting)|serving)-/;
const WHOLE = ["page", "workshop", "kernel"];

function shown(text: string, part: string): string {
  if (WHOLE.includes(part)) return text;
  const messages = text.split(/^(?=[a-z])/m);
  const left = part === "tables" ? LEFT_OUT_OF_TABLES : LEFT_OUT;
  const kept = messages.filter((message) => !left.test(message)).join("");
  for (const [, referred] of kept.matchAll(/\{ ([a-z][\w-]*)(?:\.\w+)? \}/g)) {
    if (left.test(referred)) throw new Error(`${part}: a sentence of the page refers to ${referred}, which it has not`);
  }
  return kept;
}

/** Without comments and empty lines, and indented no deeper than Fluent needs it. */
export const slim = (text: string): string =>
  text
    .split("\n")
    .filter((line) => line.trim() && !line.startsWith("#"))
    .map((line) => line.trimEnd().replace(/^ +/, " "))
    .join("\n");

interface File {
  part: string;
  tongue: string;
}

/** Which part of the sentences a module has, if it has any: wheel, kernel, tables; the page's own are called "page". */
function fileOf(module: string | null | undefined): File | undefined {
  const [, part, tongue] = /(\w+)\/words\/(\w\w)\.ftl$/.exec(module ?? "") ?? [];
  return part ? { part: part === "src" ? "page" : part, tongue } : undefined;
}

const partOf = (file: string): string => fileOf(file)!.part;

/** A file with the sentences of one language says so by its name. */
export function chunkName(module: string | null): string {
  const file = fileOf(module);
  return file ? `assets/${file.tongue}-${file.part}-[hash].js` : "assets/[name]-[hash].js";
}

/** Names the files with the first page's sentences in every language, for theme.js to fetch one of them early. */
export function wordsAhead(): Plugin {
  return {
    name: "starboard-words-ahead",
    apply: "build",
    transformIndexHtml(html, { bundle = {} }) {
      const tongues: Record<string, string[]> = {};
      for (const built of Object.values(bundle)) {
        const file = built.type === "chunk" ? fileOf(built.facadeModuleId) : undefined;
        if (file?.part === "page") (tongues[file.tongue] ??= []).push(`/${built.fileName}`);
      }
      const told = Object.entries(tongues).map(([tongue, files]) => ` data-${tongue}="${files.join(" ")}"`);
      return html.replace("<html", `<html${told.join("")}`);
    },
  };
}
