/** The variant one works on: what differs from the game's own numbers, kept in this browser as one goes. */
import { keep, recall } from "../kit/storage";
import { Refused } from "../net/api";
import type { ComponentField, ComponentGroup, ComponentRow, VariantSeen, WorkshopForm } from "../net/types";
import { look, readFile, type Values } from "./api";
import { placesOf } from "./layout";
import { linkTo, readLink } from "./link";
import type { Names } from "./names";
import { say } from "./words";

export interface Place {
  group: ComponentGroup;
  row: ComponentRow;
  field: ComponentField;
}

interface Kept {
  name: string;
  values: Values;
}

const WARNED = "workshop.warned";
const SOON = 250; // milliseconds after the last change before the server is asked about it

export class Draft {
  name = $state("");
  values = $state.raw<Values>({});
  /** What is typed and cannot be had, by its path. */
  bad = $state.raw<Record<string, string>>({});
  /** What the rules say against the numbers together. */
  problem = $state("");
  seen = $state.raw<VariantSeen | null>(null);
  /** It came by a link, and nothing of it was changed here yet. */
  lent = $state(false);
  /** A number of the rulebook was changed, for the first time in this browser. */
  warning = $state(false);
  /** Values to which the bots of the run that is shown made no difference, by their paths. */
  unweighed = $state.raw<Values>({});
  /** What may be taken back at once, after everything was reset or replaced. */
  before = $state.raw<Kept | null>(null);
  readonly places: Map<string, Place>;
  private past: Kept[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly form: WorkshopForm,
    hash: string,
  ) {
    this.places = placesOf(form);
    const sent = this.fromLink(hash);
    if (sent) this.lent = true;
    this.put(sent ?? this.stored(), false);
  }

  get count(): number {
    return Object.keys(this.values).length;
  }

  get changed(): string[] {
    return [...this.places.keys()].filter((path) => path in this.values);
  }

  /** All that could be changed. */
  get all(): number {
    return [...this.places.values()].filter(({ field }) => field.kind !== "fixed").length;
  }

  get mending(): number {
    return Object.keys(this.bad).length + (this.problem ? 1 : 0);
  }

  /** What a number is called, by its path. */
  nameOf(path: string, names: Names): string {
    const place = this.places.get(path);
    return place ? names.whole(place.group, place.row, place.field) : path;
  }

  /** Did bots play as before when this number was what it is now? */
  isUnweighed(field: ComponentField): boolean {
    return this.isChanged(field) && this.unweighed[field.path] === this.values[field.path];
  }

  value(field: ComponentField): unknown {
    return field.path in this.values ? this.values[field.path] : field.value;
  }

  /** A number by its path, as drawings need it. */
  number(path: string): number {
    const place = this.places.get(path);
    return place ? Number(this.value(place.field)) : 0;
  }

  isChanged(field: ComponentField): boolean {
    return field.path in this.values;
  }

  /** Several fields get one value: pieces of a kind that are alike. */
  set(fields: ComponentField[], value: unknown): void {
    const own = this.lent ? this.stored() : null; // which the copy of what was lent takes the place of
    if (this.lent && this.name) this.name = `${this.name} 2`;
    this.past.push({ name: this.name, values: this.values });
    const values = { ...this.values };
    const bad = { ...this.bad };
    for (const field of fields) {
      delete bad[field.path];
      if (value === field.value) delete values[field.path];
      else values[field.path] = value;
    }
    this.bad = bad;
    this.put({ name: this.name, values });
    this.warn(fields[0]);
    this.lent = false;
    this.before = own && Object.keys(own.values).length ? own : null;
  }

  private warn(field: ComponentField): void {
    this.warning = field.source === "printed" && this.isChanged(field) && !recall(WARNED);
    if (this.warning) keep(WARNED, "yes");
  }

  refuse(field: ComponentField, why: string): void {
    this.bad = { ...this.bad, [field.path]: why };
  }

  undo(): void {
    const last = this.past.pop();
    if (last) this.put(last);
  }

  rename(name: string): void {
    this.put({ name: name.trim().slice(0, this.form.longest_name), values: this.values });
  }

  /** Everything at once, with a way back. */
  replace(values: Values, name: string): void {
    this.before = { name: this.name, values: this.values };
    this.past.push(this.before);
    this.bad = {};
    const known = Object.entries(values).filter(([path]) => this.places.has(path));
    this.put({ name, values: Object.fromEntries(known) });
  }

  /** The numbers of a component file; what the form cannot show is refused. */
  async open(file: Blob): Promise<void> {
    const { changes } = await readFile(this.form.game, await file.text());
    if (changes.some(({ path }) => !this.places.has(path))) throw new Error(say("file-strange"));
    this.replace(Object.fromEntries(changes.map(({ path, after }) => [path, after])), "");
  }

  putBack(): void {
    if (this.before) this.put(this.before);
    this.before = null;
  }

  /** Everything that it changes, in an address: a state of the numbers, whatever is changed later. */
  get link(): string {
    return location.origin + linkTo(this.form.game, this.name, Object.entries(this.values));
  }

  private fromLink(hash: string): Kept | null {
    const sent = readLink(hash);
    const values: Values = {};
    for (const [path, text] of sent.values) {
      const value = read(text);
      const own = this.places.get(path)?.field.value;
      if (typeof value === typeof own && value !== own) values[path] = value;
    }
    const name = sent.name.slice(0, this.form.longest_name);
    return Object.keys(values).length ? { name, values } : null;
  }

  private get key(): string {
    return `workshop.${this.form.game}`;
  }

  private stored(): Kept {
    const kept = read(recall(this.key) ?? "") as Partial<Kept> | undefined;
    const values = Object.entries(kept?.values ?? {}).filter(([path]) => this.places.has(path));
    return { name: typeof kept?.name === "string" ? kept.name : "", values: Object.fromEntries(values) };
  }

  private put(kept: Kept, store = true): void {
    this.name = kept.name;
    this.values = kept.values;
    if (store) keep(this.key, JSON.stringify(kept));
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), SOON);
  }

  /** Ask the server whether the numbers go together. */
  async check(): Promise<void> {
    const { name, values } = this;
    try {
      const seen = await look(this.form.game, name, values);
      if (values !== this.values) return;
      this.seen = seen;
      this.problem = "";
    } catch (error) {
      if (values !== this.values) return;
      this.problem = error instanceof Refused ? error.message : "";
    }
  }

  close(): void {
    clearTimeout(this.timer);
  }
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
