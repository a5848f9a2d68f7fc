/** Which language the page speaks, and how a catalogue of sentences is read in it. */

export const LANGUAGES = { en: "English", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;
export type Parts = Record<string, string | number>;

const KEY = "starboard.language";

function first(): Language {
  const kept = read();
  if (kept) return kept;
  const wanted = typeof navigator === "undefined" ? [] : (navigator.languages ?? []);
  for (const tag of wanted) {
    const code = tag.slice(0, 2);
    if (code in LANGUAGES) return code as Language;
  }
  return "en";
}

function read(): Language | null {
  try {
    const kept = localStorage.getItem(KEY);
    return kept && kept in LANGUAGES ? (kept as Language) : null;
  } catch {
    return null;
  }
}

type Words<Key extends string> = Record<Key, string>;
type Sources<Key extends string> = Record<Language, () => Promise<{ default: Words<Key> }>>;

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
    try {
      localStorage.setItem(KEY, code);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  }
}

export const tongue = new Tongue();

/**
 * A part of the catalogue: the same keys in every language, which the compiler checks.
 *
 * `{name}` stands for a part, `{count:disc|discs}` for one or several, `*word*` is emphasis where the
 * sentence is shown by `Rich`. The function it gives reads the language when called, so that a sentence
 * in a template changes with it.
 */
export function catalogue<Key extends string>(sources: Sources<Key>) {
  const words: Partial<Record<Language, Words<Key>>> = {};
  shelf.push(async (code) => void (words[code] ??= (await sources[code]()).default));
  const say = (key: Key, parts: Parts = {}): string => fill(words[tongue.code]![key], parts);
  say.has = (key: string): key is Key => key in words[tongue.code]!;
  return say;
}

export function fill(template: string, parts: Parts): string {
  const chosen = template.replace(/\{(\w+):([^|]*)\|((?:[^{}]|\{\w+\})*)\}/g, (whole, name, one, many) => {
    if (!(name in parts)) return whole;
    return Number(parts[name]) === 1 ? one : many;
  });
  return chosen.replace(/\{(\w+)\}/g, (whole, name) => (name in parts ? String(parts[name]) : whole));
}

/** "a, b and c" in the page's language. */
export function listed(words: string[], kind: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(tongue.code, { style: "long", type: kind }).format(words);
}
