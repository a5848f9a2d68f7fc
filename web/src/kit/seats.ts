/** A seat is a colour and a shape: circle, diamond, triangle, square, cross, in a box of 28. */
export const SEAT_SHAPES = [
  "M14 2.5a11.5 11.5 0 1 0 .01 0Z",
  "M14 1 27 14 14 27 1 14Z",
  "M14 2 27 25.5H1Z",
  "M3 3H25V25H3Z",
  "M9.5 2h9v7.5H26v9h-7.5V26h-9v-7.5H2v-9h7.5Z",
] as const;

export const seatColour = (seat: number): string => `var(--seat-${(seat % 5) + 1})`;
export const seatShape = (seat: number): string => SEAT_SHAPES[seat % 5];
