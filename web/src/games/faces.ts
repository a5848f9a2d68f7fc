/** The faces of characters in 48 × 48: what is worn in a colour, what is drawn in lines over it. */

export interface Drawing {
  /** A colour of the page. */
  tone: string;
  /** Hair, hat or helmet, filled. */
  worn: string;
  /** Eyes, mouth and whatever else is a line. */
  lines: string;
  /** What lies over the face in the same colour: a beard, a visor. */
  over?: string;
}

const CALM = "M19 21.5v1.4M29 21.5v1.4M20.5 28.5c2.2 1.2 4.8 1.2 7 0";
const SMILE = "M19 21v1.6M29 21v1.6M19.5 27.5c2.6 3 6.4 3 9 0";
const SLITS = "M17.5 21l4 1.5M30.5 21l-4 1.5";

export const FACES: Record<string, Drawing> = {
  sabik: {
    tone: "--moss",
    worn: "M24 4C13 8 10 19 12 32l5-5c-2-9 2-14 7-14s9 5 7 14l5 5C38 19 35 8 24 4Z",
    lines: `${SLITS}M21 29h6`,
  },
  atria: { tone: "--coral", worn: "M24 2l10 15.5c-6-2.6-14-2.6-20 0Z", lines: `${SMILE}M20 12.5h8` },
  polaris: {
    tone: "--ice",
    worn: "M14 17c2-9 18-9 20 0-6-3.5-14-3.5-20 0Z",
    lines: "M17.5 22c1 1.2 2.8 1.2 3.8 0M26.7 22c1 1.2 2.8 1.2 3.8 0M24 7v5M21.5 9.5h5",
    over: "M14.5 24c0 12 5 17 9.5 20 4.5-3 9.5-8 9.5-20-2 4.5-5.5 4.5-9.5 4.5s-7.5 0-9.5-4.5Z",
  },
  nunki: {
    tone: "--brass",
    worn: "M14 18C13 6 35 6 34 18Z",
    lines: `${SMILE}M17.5 14.5a2.6 2.6 0 1 0 5.2 0 2.6 2.6 0 1 0-5.2 0M25.3 14.5a2.6 2.6 0 1 0 5.2 0 2.6 2.6 0 1 0-5.2 0`,
  },
  zosma: {
    tone: "--seat-2",
    worn: "M14 21C9 13 16 12 16 5c3 2 4 3 6-3 3 6 6 4 9 2 0 7 7 9 3 17-3-6-17-6-20 0Z",
    lines: "M19 21v1.6M28 20.5l3 1M19.5 28c3 2.4 6.5 2 9-.6",
  },
  hadar: {
    tone: "--coral",
    worn: "M13.5 17c2-10 19-10 21 0l.3 2H13.2ZM34 16l6-2-1 4 2 3-6-3Z",
    lines: "M17 22h4.5M29 21v1.6M19.5 29l3-1.2 3 1.2 3-1.2M30.5 24l2.2 4",
  },
  izar: {
    tone: "--seat-1",
    worn: "M7 17C13 3 35 3 41 17c-9-4-25-4-34 0Z",
    lines: "M19 21.5v1.4M21 28.5h6M25.8 22a3.2 3.2 0 1 0 6.4 0 3.2 3.2 0 1 0-6.4 0M31.5 24.5l2 6",
  },
  procyon: {
    tone: "--violet",
    worn: "M13 19C8 5 40 5 35 19c-6-4-16-4-22 0Z",
    lines: "M19 21.5v1.4M29 21.5v1.4M17 28c3 1.6 5.5 0 7-1.5 1.5 1.5 4 3.1 7 1.5M24 9.5l2 2.6-2 2.6-2-2.6Z",
  },
  regulus: {
    tone: "--gold",
    worn: "M14 17l-1.5-9 6 4L24 5l5.5 7 6-4L34 17Z",
    lines: CALM,
    over: "M21 32h6l-3 7Z",
  },
  capella: {
    tone: "--gold",
    worn: "M14 16c0-12 20-12 20 0h4v2.5H10V16Z",
    lines: `${SMILE}M24 7v8M20 8v5M28 8v5`,
  },
  talitha: {
    tone: "--seat-4",
    worn: "M12 27C7 3 41 3 36 27l-3-1c1-11-5-13-9-13s-10 2-9 13Z",
    lines:
      "M15.8 22a3.4 3.4 0 1 0 6.8 0 3.4 3.4 0 1 0-6.8 0M25.4 22a3.4 3.4 0 1 0 6.8 0 3.4 3.4 0 1 0-6.8 0M22.6 22h2.8M21 29c2 1 4 1 6 0",
  },
  shaula: {
    tone: "--coral",
    worn: "M14 19C12 6 36 6 34 19c-6-3-14-3-20 0ZM14.5 13C8 13 5 9 6 3c3 5 7 5 11 6ZM33.5 13c6.5 0 9.5-4 8.5-10-3 5-7 5-11 6Z",
    lines: `${SLITS}M19.5 28.5h9M21.5 28.5l1 2M26.5 28.5l-1 2`,
  },
  merope: {
    tone: "--seat-3",
    worn: "M12 33C6 5 42 5 36 33c-1-4-1-8-2-12-4-6-16-6-20 0-1 4-1 8-2 12Z",
    lines: `${SMILE}M24 8.5v3M22.5 10h3`,
  },
  alcor: {
    tone: "--seat-5",
    worn: "M13.5 13C15 4 33 4 34.5 13v16L24 35.5 13.5 29Z",
    lines: "M16 21h16M24 21v9M19 27v2M29 27v2M24 6v7",
  },
};
