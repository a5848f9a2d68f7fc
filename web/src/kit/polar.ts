/** Circles in drawings: angles in degrees, y downwards, as SVG has them. */

export type Point = readonly [number, number];

const RAD = Math.PI / 180;
const round = (n: number): number => Math.round(n * 100) / 100;

export const polar = (radius: number, angle: number): Point => [
  radius * Math.cos(angle * RAD),
  radius * Math.sin(angle * RAD),
];
export const text = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
export const sin = (angle: number): number => Math.sin(angle * RAD);
export const cos = (angle: number): number => Math.cos(angle * RAD);

/** An arc from one angle to the other, the short way if they are less than half a turn apart. */
export function arc(radius: number, from: number, to: number): string {
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  return `M${text(polar(radius, from))}A${radius} ${radius} 0 ${large} ${to > from ? 1 : 0} ${text(polar(radius, to))}`;
}

/** A piece of a ring. */
export function sector(inner: number, outer: number, from: number, to: number): string {
  return (
    `M${text(polar(inner, from))}L${text(polar(outer, from))}A${outer} ${outer} 0 0 1 ${text(polar(outer, to))}` +
    `L${text(polar(inner, to))}A${inner} ${inner} 0 0 0 ${text(polar(inner, from))}Z`
  );
}

/** A star with `points` rays. */
export function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) =>
    text(polar(i % 2 ? inner : outer, (i * 180) / points - 90)),
  );
  return `M${corners.join("L")}Z`;
}

export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** A steady stream of numbers from 0 to 1, for stars that stay where they are. */
export function scatter(seed: number): () => number {
  let now = seed % 2147483647 || 1;
  return () => (now = (now * 16807) % 2147483647) / 2147483647;
}
