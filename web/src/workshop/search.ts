/** Which rows are shown: those that are called so, or only what was changed. */
import type { ComponentGroup, ComponentRow } from "../net/types";
import type { Draft } from "./draft.svelte";
import type { Names } from "./names";

export interface Shown {
  group: ComponentGroup;
  rows: ComponentRow[];
}

/** Over the names of groups and rows, and over the paths of the file. */
export function searched(draft: Draft, names: Names, text: string, changed: boolean): Shown[] {
  const wanted = text.trim().toLowerCase();
  return draft.form.groups
    .map((group) => {
      const whole = !wanted || plain(names.group(group)).includes(wanted);
      const rows = group.rows.filter(
        (row) =>
          (whole || heard(names, group, row).includes(wanted)) &&
          (!changed || row.fields.some((field) => draft.isChanged(field))),
      );
      return { group, rows };
    })
    .filter(({ rows }) => rows.length)
    .sort((one, other) => Number(isFixed(one)) - Number(isFixed(other)));
}

/** What can only be read stands last. */
const isFixed = ({ group }: Shown): boolean =>
  group.rows.every((row) => row.fields.every((field) => field.kind === "fixed"));

/** As it is typed: without the places where a long word may be broken. */
const plain = (text: string): string => text.replaceAll("\u00ad", "").toLowerCase();

function heard(names: Names, group: ComponentGroup, row: ComponentRow): string {
  const family = row.family ? names.family(group, [row]) : "";
  const paths = row.fields.map((field) => field.path).join(" ");
  return plain(`${names.row(group, row)} ${family} ${names.about(row.path)} ${row.path} ${paths}`);
}
