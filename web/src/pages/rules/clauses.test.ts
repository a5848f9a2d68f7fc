import { describe, expect, it } from "vitest";
import { cited, matches, paragraphs, wordsOf, type RuleClause } from "./clauses";

const clause: RuleClause = {
  id: "CC-09",
  sentences: [
    { source: "printed", text: "The crew shares points." },
    { source: "printed", text: "They must be used." },
    { source: "ruling", text: "Own points need not." },
  ],
};

describe("a clause", () => {
  it.each(["cc9", "CC-09", "cc-9", "shares used", "OWN"])("is found by %s", (wanted) =>
    expect(matches(clause, wordsOf(wanted))).toBe(true),
  );
  it.each(["cc1", "burn", "shares burn"])("is not found by %s", (wanted) =>
    expect(matches(clause, wordsOf(wanted))).toBe(false),
  );
  it("has one paragraph for what is printed and one for what we decided", () =>
    expect(paragraphs(clause.sentences).map((one) => one.source)).toEqual(["printed", "ruling"]));
});

it("finds the clauses that a text names", () =>
  expect(cited("Win (CC-23) or lose (CC-21).")).toEqual(["Win (", "CC-23", ") or lose (", "CC-21", ")."]));
