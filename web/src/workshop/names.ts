/** What numbers are called: by the words of the game where it has them, else as they stand in the file. */
import type { ComponentField, ComponentGroup, ComponentRow } from "../net/types";
import { slug } from "../words/fluent";
import type { GameWords } from "../words/games.svelte";
import { listed } from "../words/language.svelte";

const plain = (step: string): string => (/^\d+$/.test(step) ? String(Number(step) + 1) : step.replaceAll(/[_-]/g, " "));

export class Names {
  constructor(private readonly book: GameWords) {}

  /** The name of a part of the file, or nothing. */
  private known(path: string): string {
    return this.book.has(`component-${slug(path)}`) ? this.book.name("component", path) : "";
  }

  /** What it does, where that is said. */
  about(path: string): string {
    const name = this.known(path);
    const about = name && this.book.name("component", path, "about");
    return about === name ? "" : about;
  }

  group(group: ComponentGroup): string {
    return this.known(group.name) || plain(group.name);
  }

  row(group: ComponentGroup, row: ComponentRow): string {
    const own = this.known(row.path);
    if (own) return own;
    const pieces = row.names.map((name) => (group.of ? this.book.name(group.of, name) : plain(name)));
    return pieces.length ? pieces.join(" – ") : plain(row.path.split(".").at(-1)!);
  }

  /** Pieces of one kind, together. */
  family(group: ComponentGroup, rows: ComponentRow[]): string {
    return this.known(`${group.name}.${rows[0].family}`) || plain(rows[0].family);
  }

  pieces(group: ComponentGroup, rows: ComponentRow[]): string {
    return listed(rows.map((row) => this.row(group, row)));
  }

  /** A step of a path below its row: `natural`, `red`. */
  step(path: string): string {
    const last = path.split(".").at(-1)!;
    return this.known(path) || (/^\d+$/.test(last) ? plain(last) : this.known(last) || plain(last));
  }

  /** A field within its row; a row of one field needs no more than its own name. */
  field(row: ComponentRow, field: ComponentField): string {
    const steps = field.path.split(".");
    const inner = steps.slice(row.path.split(".").length);
    const start = steps.length - inner.length;
    return inner.map((_, index) => this.step(steps.slice(0, start + index + 1).join("."))).join(", ");
  }

  /** A field by its full name, for those who only hear it, and for chips. */
  whole(group: ComponentGroup, row: ComponentRow, field: ComponentField): string {
    const name = this.row(group, row);
    const inner = row.fields.length > 1 ? this.field(row, field) : "";
    return inner && field !== row.fields[0]
      ? `${name}, ${inner}`
      : row.names.length || !inner
        ? name
        : `${name}, ${inner}`;
  }

  /** A value that cannot be changed, as it can be read; what is called `resources` lists what the game names so. */
  value(field: ComponentField, value: unknown): string {
    if (Array.isArray(value)) return value.map((one) => this.value(field, one)).join(", ");
    if (typeof value !== "string") return String(value);
    const of = field.path.split(".").at(-1)!.replace(/s$/, "");
    return this.book.name(of, value);
  }
}
