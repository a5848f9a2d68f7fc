/** Where things are on the wheel: origin in the hub, the bezel's outer edge at 498. */
import { cos, polar, sin, text, type Point } from "../../kit/polar";

export const R = {
  hub: 136,
  gauge: 104,
  square: 159,
  pile: 327,
  station: 416,
  rimIn: 418,
  rimOut: 442,
  bezelIn: 451,
  bezelOut: 498,
} as const;

/** A place's angle: 0 at the bottom, then counter-clockwise; White sits at the other side. */
export const angleOf = (place: number, viewer: number | null): number => 90 - 45 * place + (viewer === 1 ? 180 : 0);

/** How far the inner square reaches in a direction, when the wheel stands at `spin` degrees. */
function squareAt(angle: number, spin: number): number {
  const turned = angle - spin;
  return R.square / Math.max(Math.abs(cos(turned)), Math.abs(sin(turned)));
}

/** A socket of the time stone lies in a corner or in the middle of a side. */
export function socketAt(angle: number, spin: number): Point {
  const far = squareAt(angle, spin);
  return polar(far > R.square * 1.3 ? far - 6 : far, angle);
}

/** The outline of a station between the inner square and the rim. */
export function station(angle: number, spin: number, half = 20.6, outer = 408, inset = 15): string {
  const corner =
    squareAt(angle, spin) > R.square * 1.3 ? `L${text(polar(squareAt(angle, spin) + inset * 2, angle))}` : "";
  const near = (at: number) => text(polar(squareAt(at, spin) + inset, at));
  return (
    `M${near(angle - half + 1.6)}L${text(polar(outer, angle - half))}` +
    `A${outer} ${outer} 0 0 1 ${text(polar(outer, angle + half))}L${near(angle + half - 1.6)}${corner}Z`
  );
}

/** A pile's foot stands below the middle of its station, so that the pile's own middle is there. */
export function footOf(pile: { cone: number | null; discs: number }, angle: number): number {
  const height = sin(angle);
  const up = height < -0.1 ? (pile.cone !== null ? -3 : -10) : height > 0.1 ? -4 : 0;
  if (pile.cone === null) return up + 12 + 10 * (Math.max(pile.discs, 1) - 1);
  return up + (pile.discs ? 38 + 8 * (pile.discs - 1) : 40);
}

const PAST_HUB = 180; // near enough to be clear of the piles beside the way

/** The way of a piece from one angle to another at time t: bowed towards the hub, closely past it when straight across. */
export function wayAt(from: number, to: number, t: number): Point {
  const sweep = ((to - from + 540) % 360) - 180;
  const at = sweep * t;
  if (Math.abs(Math.abs(sweep) - 180) < 1) {
    const [along, aside] = [R.pile * cos(at), PAST_HUB * sin(at)];
    return [along * cos(from) - aside * sin(from), along * sin(from) + aside * cos(from)];
  }
  return polar(R.pile - 48 * Math.sin(t * Math.PI), from + at);
}
