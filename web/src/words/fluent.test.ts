import { describe, expect, it } from "vitest";
import { OUTSIDE, Sentences, type Listener } from "./fluent";

const KERNEL = `
you = you
    .whose = your
other = { $name }
    .whose = { $name }’s
nobody = nobody
seat-number = Seat { $number }
list-and = { $most } and { $last }
list-or = { $most } or { $last }
list-nothing = nothing
`;
const GAME = `
event-moved =
    { WHO($seat) ->
        [you] you moved { NAME($piece, of: "piece", form: "a") } from { $route-from } to { $route-to }
       *[other] { SEAT($seat) } moved { NAME($piece, of: "piece", form: "a") } from { $route-from } to { $route-to }
    }
event-taken = { SEAT($victim, form: "whose") } { NAME($piece, of: "piece") } is taken.
event-ended = Won by { SEAT($winner) }.
event-seen = { LIST($places, of: "place") }
event-either = { LIST($places, of: "place", join: "or") }
event-paid = { EACH($parts, as: "part-payment") } of { $pack-purse-most }.
event-said =
    { $loud ->
        [yes] loud
       *[no] soft
    }
part-payment =
    { $count ->
        [0] none
        [one] one { NAME($what, of: "piece") }
       *[other] { $count } { NAME($what, of: "piece", form: "many") }
    }
piece-cone = cone
    .a = a cone
    .log = cone ▲
    .many = cones
event-fell = { NAME($piece, of: "piece") } fell at { $place }
event-rose = { NAME($piece, of: "piece") } rose at { $place }
    .log = { NAME($piece, of: "piece") } rose, { NAME($piece, of: "piece", form: "a") } like others
place-other = place { $value }
clause-AW-05 =
    .printed-1 = The purse holds { $pack-purse-most }.
    .ruling-2 = We say so.
`;
const black: Listener = { seat: 0, figures: { "pack-purse-most": 20 }, name: (seat) => ["Mira", ""][seat] };
const english = new Sentences("en", GAME, KERNEL);
const event = (kind: string, parts: object, listener: Listener = black) =>
  english.say(`event-${kind}`, parts, listener);
const moved = { seat: 0, piece: "cone", route: { from: 3, to: 4 } };

describe("a sentence", () => {
  it("speaks to whoever did it", () => expect(event("moved", moved)).toBe("You moved a cone from 3 to 4"));
  it("names others, and a seat where there is no name", () =>
    expect([
      event("moved", moved, { ...black, seat: 1 }),
      event("taken", { victim: 1, piece: "cone" }, OUTSIDE),
      event("ended", { winner: null }),
    ]).toEqual(["Mira moved a cone from 3 to 4", "Seat 2’s cone is taken.", "Won by nobody."]));
  it("joins lists", () =>
    expect([
      event("seen", { places: [] }),
      event("seen", { places: [1] }),
      event("seen", { places: [1, 2, 3] }),
      event("either", { places: [1, 2] }),
    ]).toEqual(["Nothing", "Place 1", "Place 1, place 2 and place 3", "Place 1 or place 2"]));
  it("says records of a list, numbers by their plural, figures of the pack", () =>
    expect(
      event("paid", {
        parts: [
          { count: 1, what: "cone" },
          { count: 2, what: "cone" },
        ],
      }),
    ).toBe("One cone and 2 cones of 20."));
  it("selects by yes and no", () =>
    expect([true, false].map((loud) => event("said", { loud }))).toEqual(["Loud", "Soft"]));
  it("has another form in the log, for sentences and names that have one", () => {
    const parts = { piece: "cone", place: 3 };
    expect([english.logged("event-fell", parts, black), english.logged("event-rose", parts, black)]).toEqual([
      "Cone ▲ fell at 3",
      "Cone ▲ rose, a cone like others",
    ]);
    expect(event("rose", parts)).toBe("Cone rose at 3");
  });
  it("tells what is printed from what is ruled", () =>
    expect(english.clause("AW-05", black)).toEqual([
      { source: "printed", text: "The purse holds 20." },
      { source: "ruling", text: "We say so." },
    ]));
});
