/** Research tokens: the shape tells the colour, the symbol the kind; in a box round the middle. */
export const TOKEN_SHAPES = {
  red: "M0-22 19-11V11L0 22-19 11V-11Z",
  green: "M-20-20H4A16 16 0 0 1 20-4V20H-4A16 16 0 0 1-20 4Z",
  blue: "M0-21a21 21 0 1 0 .01 0Z",
} as const;
export const SYMBOL_SHAPES = {
  fire: "M1-13c1 6 8 8 8 16a9 9 0 0 1-18 0c0-4 2-6 3-8 1 2 2 3 3 3 1-4 0-8 4-11Z",
  navigation: "M0-13 2.8-2.8 13 0 2.8 2.8 0 13-2.8 2.8-13 0-2.8-2.8Z",
  shields: "M0-12 10-8.5V1C10 7 6 10.5 0 13-6 10.5-10 7-10 1V-8.5Z",
} as const;
export type TokenColour = keyof typeof TOKEN_SHAPES;
export type TokenSymbol = keyof typeof SYMBOL_SHAPES;

/** What stands for the three domestic tracks inside their token's outline: a helix, a cloud, an atom. */
export const TRACK_GLYPHS = {
  red: "M-6-12C-6-4 6-4 6 4 6 8 3 11 0 13M6-12C6-4-6-4-6 4-6 8-3 11 0 13M-5-8H5M-5 6H5",
  green: "M-7 4A5.5 5.5 0 0 1-7-7 7 7 0 0 1 6-6.500 5 5 0 0 1 7 4ZM-5 9V12M0 9V13M5 9V12",
  blue: "M-9-7C-3-12 14 5 9 9S-14-3-9-7ZM9-7C3-12-14 5-9 9S14-3 9-7ZM-1 0H1",
} as const;
export const HALF_SHIELD = "M0-12 10-8.5V1C10 7 6 10.5 0 13Z";
