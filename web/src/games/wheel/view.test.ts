import { describe, expect, it } from "vitest";
import type { WheelEvent } from "../../net/types";
import { after, emptied, type Place } from "./view";

const told = (kind: WheelEvent["kind"], parts: Record<string, unknown>) => ({ kind, ...parts }) as WheelEvent;
const board = (...piles: Partial<Place>[]): Place[] =>
  Array.from({ length: 8 }, (_, place) => ({ ...emptied(place), ...piles.find((pile) => pile.place === place) }));

describe("what the events of the wheel do to its places", () => {
  it("a rotation takes everything one place on", () => {
    const then = after(board({ place: 7, cone: 0 }), [told("rotated", { seat: 0, rotations: 1, stone: 7 })]);
    expect(then[0].cone).toBe(0);
    expect(then[7].cone).toBeNull();
  });

  it("the top of a stack leaves the other disc behind", () => {
    const then = after(board({ place: 7, owner: 0, discs: 2 }), [told("moved", { piece: "disc", from: 7, to: 1 })]);
    expect([then[7].discs, then[1].discs]).toEqual([1, 1]);
  });

  it("a cone that kills stands in the dead disc", () => {
    const then = after(board({ place: 0, cone: 0 }, { place: 4, owner: 1, discs: 1 }), [
      told("moved", { piece: "cone", from: 0, to: 4 }),
      told("killed", { place: 4, count: 1 }),
    ]);
    expect(then[4]).toMatchObject({ cone: 0, owner: 1, dead: true });
  });

  it("a cone that raises makes a spire", () => {
    const then = after(board({ place: 0, cone: 0 }, { place: 4, owner: 1, discs: 1, dead: true }), [
      told("moved", { piece: "cone", from: 0, to: 4 }),
      told("resurrected", { place: 4, spire: "prisoner" }),
    ]);
    expect(then[4]).toMatchObject({ cone: 0, dead: false, spire: "prisoner" });
  });

  it("leaves the places it was given as they are", () => {
    const before = board({ place: 0, cone: 0 });
    after(before, [told("moved", { piece: "cone", from: 0, to: 4 })]);
    expect(before[0].cone).toBe(0);
  });
});
