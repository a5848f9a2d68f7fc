import { describe, expect, it } from "vitest";
import { polar, range, type Point } from "../../kit/polar";
import { angleOf, R, wayAt } from "./geometry";

const apart = ([x, y]: Point, [u, v]: Point) => Math.hypot(x - u, y - v);

describe("the way of a piece", () => {
  it("goes from station to station, and straight across past all others", () => {
    const places = range(8).map((place) => polar(R.pile, angleOf(place, 0)));
    for (const [from, start] of places.entries()) {
      const to = (from + 4) % 8;
      const way = range(21).map((i) => wayAt(angleOf(from, 0), angleOf(to, 0), i / 20));
      expect(apart(way[0], start)).toBeLessThan(1);
      expect(apart(way[20], places[to])).toBeLessThan(1);
      const others = places.filter((_, place) => place !== from && place !== to);
      const nearest = Math.min(...way.flatMap((point) => others.map((other) => apart(point, other))));
      expect(nearest).toBeGreaterThan(80); // a disc is 48 wide from its middle
    }
  });
});
