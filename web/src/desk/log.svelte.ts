/** What happened, line by line. A line is said when it is read: names and language may have changed since. */
import { unique } from "../kit/lists";
import type { LogLine, Told } from "./types";

type Written = Omit<LogLine, "id">;

export class Log {
  lines = $state.raw<LogLine[]>([]);
  /** What was taken back and may be repeated, the last at the end. */
  private taken: LogLine[][] = [];
  private last = 0;

  remember(written: Written[]): void {
    this.taken = [];
    let lines: LogLine[] = [];
    for (const line of written) lines = this.after(lines, line);
    this.lines = lines;
  }

  write(told: Told, by: number | null, act: number): void {
    this.lines = this.after(this.lines, { told, by, act });
  }

  /** Acts that were taken back leave no lines, until they are repeated. */
  private after(lines: LogLine[], line: Written): LogLine[] {
    const { of, event } = line.told;
    const written = [...lines, { ...line, id: ++this.last }];
    if (of !== "table") return written;
    if (event.kind === "undone") {
      const acts = unique(lines.filter(isOfGame).map(({ act }) => act)).slice(-event.count);
      const isGone = (one: LogLine) => isOfGame(one) && acts.includes(one.act);
      this.taken.push(lines.filter(isGone));
      return written.filter((one) => !isGone(one));
    }
    if (event.kind === "redone") return [...written, ...(this.taken.pop() ?? [])];
    return written;
  }
}

const isOfGame = (line: LogLine): boolean => line.told.of !== "table";
