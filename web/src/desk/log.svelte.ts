/** What happened, line by line. A line is said when it is read: names and language may have changed since. */
import type { AnyGame, GameTypes, LogLine, Told } from "./types";

export class Log<G extends GameTypes = AnyGame> {
  lines = $state.raw<LogLine[]>([]);
  heading: (event: G["event"], view: G["view"]) => string = () => "";

  remember(lines: Omit<LogLine, "id" | "heading">[]): void {
    this.lines = lines.map((line, id) => ({ ...line, id, heading: "" }));
  }

  write(told: Told, by: number | null, view: G["view"]): void {
    const id = (this.lines.at(-1)?.id ?? 0) + 1;
    this.lines = [...this.lines, { id, by, told, heading: this.heading(told.event, view) }];
  }
}
