import { expect, it } from "vitest";
import german from "../../../../src/starboard/games/wheel/words/de.ftl";
import english from "../../../../src/starboard/games/wheel/words/en.ftl";
import { Sentences } from "../../words/fluent";

const figures = { "pack-places-1": "black-right", "pack-places-4": "white-centre" };
const move = { kind: "move", piece: "cone", from: 1, to: 4 };
const said = (words: Sentences, seat: number | null) =>
  words.logged("action-move", move, { seat, figures, name: () => "" });

it("calls the stations of whoever sits before the board theirs, as the board does", () => {
  const words = new Sentences("en", english);
  expect([0, 1, null].map((seat) => said(words, seat))).toEqual([
    "Cone from your right to White's centre",
    "Cone from Black's right to your centre",
    "Cone from Black's right to White's centre",
  ]);
  expect(said(new Sentences("de", german), 0)).toBe("Kegel von deiner Rechten nach Weiß Mitte");
});
