/**
 * Sentences in Project Fluent: one language of one part of the program, said to somebody at a table.
 * Python's kernel/words says the same from the same files, and a test compares the two.
 */
import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentValue } from "@fluent/bundle";

/** What goes into a sentence: the fields of an event, a choice or a refusal as they come, or the page's own. */
export type Parts = object;
export type Figures = Record<string, unknown>;

/** Who hears a sentence: from which seat, whom they know, and what the pack at their table says. A desk is one. */
export interface Listener {
  readonly seat: number | null;
  readonly figures: Figures;
  name(seat: number): string;
}

/** A sentence of a clause: the rulebook says it, or we had to decide. */
export interface ClauseSentence {
  source: "printed" | "ruling";
  text: string;
}

export const OUTSIDE: Listener = { seat: null, figures: {}, name: () => "" };

/** A list among the parts: only LIST and EACH can say it. */
class Values extends FluentType<unknown[]> {
  override toString(): string {
    return this.value.join(", ");
  }
}

export class Sentences {
  /** Its clauses of the rules, in the order of its file. */
  readonly clauses: string[];
  private readonly bundle: FluentBundle;
  private listener = OUTSIDE;
  private form = ""; // in which form messages are said that have it, unless another is asked for

  /** Of several files with the same sentence the first one has its way. */
  constructor(
    readonly language: string,
    ...files: string[]
  ) {
    this.bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        WHO: ([seat]) => this.who(seat.valueOf()),
        SEAT: ([seat], { form }) => this.seat(seat.valueOf(), word(form)),
        NAME: ([value], { of, form }) => this.named(word(of), value.valueOf(), word(form)),
        LIST: ([values], { of, form, join }) => this.listed(word(of), items(values), word(form), word(join)),
        EACH: ([values], { as, join }) =>
          this.joined(
            items(values).map((record) => this.rendered(word(as), "", record as Parts)),
            word(join),
          ),
      },
    });
    const resources = files.map((file) => new FluentResource(file));
    for (const resource of resources) this.bundle.addResource(resource);
    this.clauses = resources[0].body.flatMap(({ id }) => (id.startsWith(CLAUSE) ? [id.slice(CLAUSE.length)] : []));
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The sentence `id`, as `listener` hears it; it begins with a capital letter. */
  say(id: string, parts: Parts, listener: Listener): string {
    return capital(this.text(id, parts, listener));
  }

  /** The same as it stands in the file, for the middle of a sentence. */
  text(id: string, parts: Parts, listener: Listener): string {
    this.listener = listener;
    return this.rendered(id, "", parts);
  }

  /** A form of a message; "" where it has none like that. */
  saidAs(id: string, form: string, parts: Parts, listener: Listener): string {
    this.listener = listener;
    const has = !form || this.bundle.getMessage(id)?.attributes[form];
    return has ? capital(this.rendered(id, form, parts)) : "";
  }

  /** Something that happened, for whoever has the board before them: a message that has a form `.log` is said in it. */
  logged(id: string, parts: Parts, listener: Listener): string {
    this.form = "log";
    try {
      return this.say(id, parts, listener);
    } finally {
      this.form = "";
    }
  }

  name(of: string, value: string | number, form: string, listener: Listener): string {
    this.listener = listener;
    return this.named(of, value, form);
  }

  list(of: string, values: readonly unknown[], form: string, join: string, listener: Listener): string {
    this.listener = listener;
    return this.listed(of, values, form, join);
  }

  /** A clause of the rules, sentence by sentence. */
  clause(id: string, listener: Listener): ClauseSentence[] {
    this.listener = listener;
    const message = CLAUSE + id;
    return Object.keys(this.bundle.getMessage(message)?.attributes ?? {}).map((attribute) => ({
      source: attribute.startsWith("ruling") ? "ruling" : "printed",
      text: this.rendered(message, attribute, {}),
    }));
  }

  /** A message or one of its attributes with its parts filled in. */
  private rendered(id: string, attribute: string, parts: Parts): string {
    const message = this.bundle.getMessage(id);
    const pattern = message?.attributes[attribute || this.form] ?? (attribute ? undefined : message?.value);
    const errors: Error[] = [];
    const said = pattern ? this.bundle.formatPattern(pattern, given(parts, this.listener.figures), errors) : id;
    if (!pattern || errors.length) console.error(`${this.language}: ${id}`, ...errors);
    return said;
  }

  private formed(id: string, form: string, parts: Parts): string {
    return this.rendered(id, this.bundle.getMessage(id)?.attributes[form] ? form : "", parts);
  }

  // -- what the functions ask -------------------------------------------------------------------

  private who(seat: unknown): string {
    if (seat === "none") return "none";
    return this.listener.seat === seat ? "you" : "other";
  }

  private seat(seat: unknown, form: string): string {
    if (seat === "none") return this.rendered("nobody", "", {});
    if (this.listener.seat === seat) return this.formed("you", form, {});
    const number = Number(seat);
    const name = this.listener.name(number) || this.rendered("seat-number", "", { number: number + 1 });
    return this.formed("other", form, { name });
  }

  /** The message OF-VALUE, else OF-other which is given the $value, else the value itself. */
  private named(of: string, value: unknown, form: string): string {
    const id = `${of}-${slug(String(value))}`;
    if (this.has(id)) return this.formed(id, form, {});
    return this.has(`${of}-other`) ? this.formed(`${of}-other`, form, { value }) : String(value);
  }

  private listed(of: string, values: readonly unknown[], form: string, join: string): string {
    return this.joined(
      values.map((value) => (of ? this.named(of, value, form) : String(value))),
      join,
    );
  }

  /** "a, b and c"; by `join` also "a, b or c" or "a, b, c". */
  private joined(words: string[], join: string): string {
    if (!words.length) return this.rendered("list-nothing", "", {});
    if (words.length === 1 || join === "comma") return words.join(", ");
    return this.rendered(`list-${join || "and"}`, "", { most: words.slice(0, -1).join(", "), last: words.at(-1) });
  }
}

/** An identifier of the data as Fluent can hold it. */
export const slug = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, "-");

export const capital = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1);
const word = (option: FluentValue | undefined): string => (option === undefined ? "" : String(option.valueOf()));
const items = (values: FluentValue): unknown[] => (values instanceof Values ? values.value : []);

const CLAUSE = "clause-";

type Given = Record<string, FluentValue>;

/** Parts as Fluent takes them: records are spread out, `$route-from`. */
function given(parts: Parts, figures: Figures): Given {
  let known = prepared.get(figures);
  if (!known) prepared.set(figures, (known = spread(figures, "", {})));
  return spread(parts, "", { ...known });
}

const prepared = new WeakMap<Figures, Given>(); // a table's figures are the same for all that it says

function spread(parts: Parts, prefix: string, into: Given): Given {
  for (const [key, value] of Object.entries(parts)) {
    const name = prefix + slug(key);
    if (value && typeof value === "object" && !Array.isArray(value)) spread(value, `${name}-`, into);
    else into[name] = plain(value);
  }
  return into;
}

/** Selectors understand words and numbers; a boolean would break them. */
function plain(value: unknown): FluentValue {
  if (Array.isArray(value)) return new Values(value);
  if (typeof value === "number") return new FluentNumber(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  return value === null || value === undefined ? "none" : String(value);
}
