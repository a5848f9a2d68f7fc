import { describe, expect, it } from "vitest";
import type { LogLine } from "../../desk/types";
import { lanesOf, recapsIn, type UpkeepRecap } from "./recaps";

const lines = (events: object[]): LogLine[] =>
  events.map((event, id) => ({ id, by: null, act: id, told: { of: "game", event } }) as unknown as LogLine);

describe("recaps of a game of Colonies", () => {
  const log = lines([
    { kind: "turn-began", turn: 4, first: 0 },
    { kind: "spent", seat: 0, resource: "energy", count: 2, stock: 0 },
    { kind: "voted", seat: 0, ballot: "yes", count: 3 },
    { kind: "voted", seat: 1, ballot: "no", count: 1 },
    { kind: "counted", yes: 3, no: 1 },
    { kind: "carried", card: "open-market", ballot: "yes" },
    { kind: "took-credits", seat: 0, count: 4 },
    { kind: "action-taken", seat: 1, action: "military", level: 2 },
    { kind: "revealed", card: "uprising", count: 5 },
    { kind: "upgraded", seat: 1, technology: "industry", level: 2 },
    { kind: "agreements-fulfilled", turn: 4, exchanges: [{ planet: "pallas", seat: 0 }] },
    { kind: "delivered", of: "pallas", to: "elysia", resource: "information", count: 2 },
    { kind: "delivered", of: "elysia", to: "pallas", resource: "energy", count: 1 },
    { kind: "intercepted", of: "elysia", to: "pallas", resource: "biotech", count: 1 },
    { kind: "compensated", of: "pallas", to: "elysia", count: 3 },
    { kind: "delivered", of: "elysia", to: "bellona", resource: "biotech", count: 1 },
  ]);

  it("tell each vote with what was laid aside and what it brought, until the event is over", () => {
    const [vote] = recapsIn(log, 10);
    expect(vote).toMatchObject({ kind: "vote", of: { card: "open-market", ballot: "yes" }, yes: 3, no: 1 });
    expect(vote.kind === "vote" && vote.votes.map(({ goods }) => goods)).toEqual([[["energy", 2]], []]);
    expect(vote.kind === "vote" && vote.then.map(({ event }) => event.kind)).toEqual(["took-credits", "action-taken"]);
    const last = recapsIn(log, 4)[0];
    expect(last.kind === "vote" && last.then.map(({ event }) => event.kind)).toEqual(["took-credits"]);
  });

  it("tell what an upkeep brought to and from each partner, substitutes marked", () => {
    const upkeep = recapsIn(log, 10)[1] as UpkeepRecap;
    const makes = (planet: string) => ({ pallas: "information", elysia: "biotech" })[planet] ?? "";
    expect(lanesOf(upkeep, "pallas", makes)).toEqual([
      {
        planet: "elysia",
        sent: [{ resource: "information", count: 2, substitute: false }],
        got: [{ resource: "energy", count: 1, substitute: true }],
        lost: [{ resource: "biotech", count: 1, substitute: false }],
        credits: -3,
      },
    ]);
  });
});
