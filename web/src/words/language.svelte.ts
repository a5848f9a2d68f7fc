/** Which language the page speaks, and that its sentences are there in it. */
import { keep, recall } from "../kit/storage";

/** The page's own sentences in each language: a language is there when its file is. */
export const FILES = import.meta.glob<string>("./*.ftl", { import: "default" });
export const LANGUAGES = Object.keys(FILES).map((file) => file.slice("./".length, -".ftl".length));
export type Language = string;

/** What a language calls itself. */
export const languageName = (code: Language): string =>
  new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;

const KEY = "language";

function first(): Language {
  const kept = read();
  if (kept) return kept;
  const wanted = typeof navigator === "undefined" ? [] : (navigator.languages ?? []);
  for (const tag of wanted) {
    const code = tag.slice(0, 2);
    if (LANGUAGES.includes(code)) return code;
  }
  return "en";
}

function read(): Language | null {
  const kept = recall(KEY);
  return kept && LANGUAGES.includes(kept) ? kept : null;
}

/** Every part of the sentences that has been imported. */
const shelf: ((code: Language) => Promise<void>)[] = [];

/** Sentences that are needed from now on: `fetch` brings those of one language, once. */
export function shelve<Words>(fetch: (code: Language) => Promise<Words>): () => Words | undefined {
  const brought: Partial<Record<Language, Words>> = {};
  shelf.push(async (code) => void (brought[code] ??= await fetch(code)));
  return () => brought[tongue.code];
}

/** All sentences of what has been imported are there: wait for it before any of it is drawn. */
export async function worded<Imported>(imported: Promise<Imported>): Promise<Imported> {
  const found = await imported;
  for (let code: Language | null = null; code !== tongue.code; await bring(code)) code = tongue.code;
  return found;
}

/** Also what is imported while the rest is on its way. */
async function bring(code: Language): Promise<void> {
  for (let here = -1; here < shelf.length; await Promise.all(shelf.map((part) => part(code)))) here = shelf.length;
}

class Tongue {
  code = $state<Language>(first());

  /** Only one language is in the page, until another is wanted. */
  async speak(code: Language): Promise<void> {
    await bring(code);
    this.code = code;
    document.documentElement.lang = code;
    keep(KEY, code);
  }
}

export const tongue = new Tongue();

/** "a, b and c" in the page's language. */
export function listed(words: string[], kind: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(tongue.code, { style: "long", type: kind }).format(words);
}
