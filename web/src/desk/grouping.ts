/** Lines of the log that tell one thing together: an act with its parts, told by what came of it. */
import type { AnyGame, Kind, LogLine } from "./types";

/** Deals that are spoken of and words that are given: players say them to each other, and the board does not change. */
export const isDeal = ({ kind }: Kind): boolean => /^(deal|word)-/.test(kind);

/** How a game's log reads; every part of it may be left out. */
export interface LogStyle<Event = AnyGame> {
  /** The heading that begins with an event, "" where none does. */
  heading?: (event: Event) => string;
  /** Does an act of the same seat go on with what the line before it told? */
  joins?: (event: Event, before: Event) => boolean;
  /** Kinds that begin a line of their own within an act, and are of no seat unless they say whose. */
  splits?: string[];
  /** Kinds that tell best what an act came to, the best first: the viewer's own, else the last; else its first event. */
  heads?: string[];
  /** The parts in which an event names seats that it touches, besides `seat`: for those who look at their own alone. */
  touches?: string[];
  /** What a line told can be looked at again in full, where `has` says so; `key` opens the last one. */
  recall?: {
    has: (event: Event) => boolean;
    title: () => string;
    key: () => string;
    open: (desk: AnyGame, event: Event) => void;
  };
  /** What may be looked at alone, besides all of it and what is one's own. */
  topics?: { id: string; title: () => string; has: (event: Event) => boolean }[];
}

export interface LogGroup {
  id: number;
  heading: string;
  /** Whose sign stands before it. */
  seat: number | null;
  head: LogLine;
  parts: LogLine[];
}

interface Open {
  heading: string;
  lines: LogLine[];
  isSplit: boolean;
}

/** `say` gives a line's words: what goes without saying has none, but may begin a heading. */
export function grouped(
  lines: LogLine[],
  style: LogStyle,
  say: (line: LogLine) => string,
  viewer: number | null = null,
): LogGroup[] {
  const groups: Open[] = [];
  let heading = "";
  for (const line of lines) {
    const isOfGame = line.told.of !== "table";
    const { event } = line.told;
    heading = (isOfGame && style.heading?.(event)) || heading;
    if (!say(line)) continue;
    const group = groups.at(-1);
    const before = group?.lines.at(-1);
    const isSplit = isOfGame && !!style.splits?.includes(event.kind);
    if (group && before && isOfGame && group.heading === heading && !isSplit && goesOn(line, before, style))
      group.lines.push(line);
    else groups.push({ heading, lines: [line], isSplit: isSplit || (before?.act === line.act && isOfGame) });
  }
  return groups.map((group) => closed(group, style.heads ?? [], viewer));
}

function goesOn(line: LogLine, before: LogLine, style: LogStyle): boolean {
  if (before.told.of === "table") return false;
  if (line.act === before.act) return true;
  return line.by === before.by && !!style.joins?.(line.told.event, before.told.event);
}

function closed({ heading, lines, isSplit }: Open, heads: string[], viewer: number | null): LogGroup {
  const kind = heads.find((one) => lines.some((line) => line.told.event.kind === one));
  const tell = lines.filter((line) => line.told.event.kind === kind);
  const head = tell.find((line) => line.told.event.seat === viewer) ?? tell.at(-1) ?? lines[0];
  // What an act came to for all is nobody's, unless it says whose.
  const isAct = !isSplit && head === lines[0];
  const own = head.told.of === "table" ? null : (head.told.event.seat ?? (isAct ? head.by : null));
  const seat = typeof own === "number" && own >= 0 ? own : null;
  return { id: lines[0].id, heading, seat, head, parts: lines.filter((line) => line !== head) };
}
