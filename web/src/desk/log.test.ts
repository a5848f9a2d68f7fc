import { describe, expect, it } from "vitest";
import { grouped, type LogStyle } from "./grouping";
import { Log } from "./log.svelte";
import type { LogLine, Told } from "./types";

const game = (kind: string, parts = {}): Told => ({ of: "game", event: { kind, ...parts } });
const table = (kind: string, parts = {}): Told => ({ of: "table", event: { kind, ...parts } });
const kinds = (lines: LogLine[]) => lines.map((line) => line.told.event.kind);

describe("the log", () => {
  it("has no lines of what was taken back, and has them again when it is repeated", () => {
    const log = new Log();
    log.write(game("moved"), 0, 1);
    log.write(game("rotated"), 1, 2);
    log.write(game("killed"), 1, 2);
    log.write(table("undone", { seat: 1, count: 1 }), null, 3);
    expect(kinds(log.lines)).toEqual(["moved", "undone"]);
    log.write(table("redone", { seat: 1, count: 1 }), null, 4);
    expect(kinds(log.lines)).toEqual(["moved", "undone", "redone", "rotated", "killed"]);
  });

  it("remembers a game as if it had been there", () => {
    const log = new Log();
    log.remember([
      { told: game("moved"), by: 0, act: 1 },
      { told: table("undone", { seat: 0, count: 1 }), by: null, act: 2 },
    ]);
    expect(kinds(log.lines)).toEqual(["undone"]);
  });
});

describe("lines that belong together", () => {
  const style: LogStyle = {
    heading: (event) => (event.kind === "turn" ? `Turn ${event.number}` : ""),
    joins: (event) => event.kind === "sold",
    splits: ["upkeep"],
    heads: ["upgraded"],
  };
  const write = (...told: [Told, number | null, number][]) => {
    const log = new Log();
    for (const one of told) log.write(...one);
    return grouped(log.lines, style, (line) => line.told.event.words ?? line.told.event.kind).map((group) => [
      group.heading,
      group.seat,
      group.head.told.event.kind,
      group.parts.map((line) => line.told.event.kind).join(" "),
    ]);
  };

  it("are one line for an act, with its parts", () => {
    expect(write([game("bought"), 0, 1], [game("upgraded", { seat: 0 }), 0, 1], [game("passed"), 1, 2])).toEqual([
      ["", 0, "upgraded", "bought"],
      ["", 1, "passed", ""],
    ]);
  });

  it("go on over several small steps of one seat, and not over those of another", () => {
    expect(write([game("commerce"), 0, 1], [game("sold"), 0, 2], [game("sold"), 0, 3], [game("sold"), 1, 4])).toEqual([
      ["", 0, "commerce", "sold sold"],
      ["", 1, "sold", ""],
    ]);
  });

  it("end where something of its own begins, which is nobody's, and under another heading", () => {
    expect(
      write(
        [game("paid"), 2, 1],
        [game("upkeep"), 2, 1],
        [game("turn", { number: 3, words: "" }), 2, 1],
        [game("made"), 2, 1],
      ),
    ).toEqual([
      ["", 2, "paid", ""],
      ["", null, "upkeep", ""],
      ["Turn 3", null, "made", ""],
    ]);
  });
});
