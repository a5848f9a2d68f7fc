/** How the rows of a group are shown: together where they are alike, as cards, as stairs, or one by one. */
import type { ComponentField, ComponentGroup, ComponentRow, WorkshopForm } from "../net/types";
import type { Draft, Place } from "./draft.svelte";

/** Where each number of the form stands, by its path. */
export const placesOf = (form: WorkshopForm): Map<string, Place> =>
  new Map(
    form.groups.flatMap((group) =>
      group.rows.flatMap((row) => row.fields.map((field) => [field.path, { group, row, field }] as const)),
    ),
  );

/** Rows that move together: pieces of one kind with equal values, unless one opened them or they differ. */
export interface Block {
  key: string;
  rows: ComponentRow[];
}

export function blocks(group: ComponentGroup, draft: Draft, opened: ReadonlySet<string>): Block[] {
  const found = new Map<string, ComponentRow[]>();
  for (const row of group.rows) {
    const key = row.family ? `${row.family}=${String(row.fields[0].value)}` : row.path;
    found.set(key, [...(found.get(key) ?? []), row]);
  }
  return [...found].flatMap(([key, rows]) => {
    const values = new Set(rows.map((row) => draft.value(row.fields[0])));
    const together = rows.length > 1 && values.size === 1 && !opened.has(key);
    return together ? [{ key, rows }] : rows.map((row) => ({ key: rows.length > 1 ? key : row.path, rows: [row] }));
  });
}

const bounds = (field: ComponentField): string => `${field.kind} ${field.low} ${field.high}`;

/** The fields one sees at once; of a piece on a board the others are in the opened row. */
export const inSight = (row: ComponentRow): ComponentField[] =>
  hasPlace(row) ? row.fields.filter((field) => bounds(field) === bounds(row.fields[0])) : row.fields;

/** A score table: four numbers or more in a row. */
export const isStairs = (row: ComponentRow): boolean =>
  row.fields.length >= 4 &&
  row.fields.every((field) => field.kind === "number" && /\.\d+$/.test(field.path) && !nested(row, field));

const nested = (row: ComponentRow, field: ComponentField): boolean =>
  field.path.split(".").length > row.path.split(".").length + 1;

/** Pieces with several numbers each, shown as cards side by side. */
export const areCards = (group: ComponentGroup): boolean =>
  group.of !== "" && group.rows.every((row) => !hasPlace(row)) && group.rows.some((row) => row.fields.length > 1);

/** Short rows of one number each: many of them stand in columns. */
export const areLines = (group: ComponentGroup): boolean =>
  group.rows.length > 12 && group.rows.every((row) => row.fields.length === 1);

/** Does a row have parts of its own, with several numbers each? */
export const hasParts = (row: ComponentRow): boolean =>
  row.fields.length > 3 && row.fields.some((field) => nested(row, field));

/** The parts of a row: `natural`, `artificial`; "" for what belongs to the whole. Texts only where there is no number. */
export function parts(row: ComponentRow): [string, ComponentField[]][] {
  const depth = row.path.split(".").length;
  const found = new Map<string, ComponentField[]>();
  const changeable = row.fields.filter((field) => field.kind !== "fixed");
  for (const field of changeable.length ? changeable : row.fields) {
    const steps = field.path.split(".");
    const part = steps.length > depth + 1 ? steps.slice(0, depth + 1).join(".") : "";
    found.set(part, [...(found.get(part) ?? []), field]);
  }
  return [...found];
}

const part = (row: ComponentRow, name: string): ComponentField | undefined =>
  row.fields.find((field) => field.path === `${row.path}.${name}`);

/** Does a row say where its piece stands on the board? */
export const hasPlace = (row: ComponentRow): boolean => !!part(row, "ring") && !!part(row, "angle");

const MIDDLE = 0.2; // of the reach is left to the piece in the middle

export interface Spot {
  row: ComponentRow;
  x: number;
  y: number;
  ring: number;
}

/** Where the pieces of a group stand, on rings about the middle; the outermost at 1. */
export function spots(group: ComponentGroup, draft: Draft): Spot[] {
  const placed = group.rows.filter(hasPlace);
  const rings = placed.map((row) => Number(draft.value(part(row, "ring")!)));
  const most = Math.max(1, ...rings);
  return placed.map((row, index) => {
    const angle = (Number(draft.value(part(row, "angle")!)) * Math.PI) / 180;
    const radius = rings[index] ? MIDDLE + ((1 - MIDDLE) * rings[index]) / most : 0;
    return { row, ring: rings[index], x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
}
