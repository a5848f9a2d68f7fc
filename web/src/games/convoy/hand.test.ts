import { describe, expect, it } from "vitest";
import { Desk } from "../../desk/desk.svelte";
import { SILENT, STILL } from "../../desk/still";
import type { Action, AnyGame } from "../../desk/types";
import { Hand, type Burn, type Payer } from "./hand.svelte";
import type { Convoy } from "./view";

type Held = Record<string, number>;

/** Everybody who may pay `price` Charges, each payment once. */
function payments(held: Held, price: number, from = 0): Payer[][] {
  const payers = Object.keys(held);
  if (!price) return [[]];
  return payers
    .slice(from)
    .flatMap((payer, i) =>
      held[payer] > 0
        ? payments({ ...held, [payer]: held[payer] - 1 }, price - 1, from + i).map((rest) => [payer as Payer, ...rest])
        : [],
    );
}

/** What a burn is for: its own parts besides who pays. */
const USES: Record<Burn, object[]> = {
  "burn-points": [{}],
  "burn-die": [{ module: 2 }, { module: 4 }],
  "burn-dice": [{}],
  "burn-return": ["navigator", "pilot"].flatMap((crew) => ["bow", "stern"].map((engine) => ({ crew, engine }))),
};

function handWith(kind: Burn, held: Held, price: number): { hand: Hand; sent: number[][]; legal: Action[] } {
  const sent: number[][] = [];
  const desk = new Desk<Convoy>({
    ...SILENT,
    act: async (actions) => (sent.push(actions), null),
  });
  const legal: Action[] = payments(held, price).flatMap((paid) =>
    USES[kind].map((use) => ({ id: 0, choice: { kind, paid, ...use }, final: false })),
  );
  legal.forEach((action, id) => (action.id = id));
  const view = { phase: "move" } as AnyGame;
  desk.set({ ...STILL, position: 1, view, legal });
  return { hand: new Hand(desk), sent, legal };
}

/** Every way through the questions ends in a burn; what is asked can always be answered, and is a real choice. */
function followAll(kind: Burn, held: Held, price: number, chosen: (Payer | number)[] = []): number {
  const { hand, sent, legal } = handWith(kind, held, price);
  hand.startBurn(kind);
  for (const value of chosen) hand.choose(value);
  if (!hand.asked) {
    expect([hand.burn, sent.length]).toEqual([null, 1]);
    return legal[sent[0][0]].id;
  }
  expect(sent).toEqual([]);
  expect(hand.choices.length).toBeGreaterThan(1);
  const ends = hand.choices.map((value) => followAll(kind, held, price, [...chosen, value]));
  expect(new Set(ends).size).toBeGreaterThan(1);
  return ends[0];
}

describe("a burn", () => {
  const kinds = Object.keys(USES) as Burn[];
  const purses: Held[] = [
    { bow: 3, stern: 1, navigator: 1, cargo: 1 },
    { bow: 3, stern: 2, navigator: 0, cargo: 0 },
    { bow: 2, stern: 1, navigator: 1, cargo: 0 },
    { bow: 1, stern: 1, navigator: 1, cargo: 0 },
    { bow: 3, stern: 0, navigator: 0, cargo: 0 },
  ];
  it.each(kinds)("%s: every question can be answered, and every answer leads to its end", (kind) => {
    for (const held of purses) for (const price of [1, 3]) followAll(kind, held, price);
  });

  it("asks nothing where only one payment is possible, whoever pays", () => {
    const { hand, sent } = handWith("burn-dice", { bow: 1, stern: 1, navigator: 0, cargo: 1 }, 3);
    hand.startBurn("burn-dice");
    expect([hand.burn, sent]).toEqual([null, [[0]]]);
  });
});
