/** Our signs for this game, on a grid of 24. Resources are filled silhouettes, technologies are lines. */
export type SignName =
  keyof typeof LINES | keyof typeof SOLIDS | "information" | "biotech" | "energy" | "ships" | "luxury";

/** A silhouette in the resource's colour, and what is cut into it. */
export const GOODS: Record<string, { body: string; cut: string; dot?: [number, number, number] }> = {
  information: {
    body: "M12 2.2a9.8 9.8 0 1 0 .01 0Z",
    cut: "M8 10.9a5.1 5.1 0 0 1 5.1 5.1M8 6.8A9.2 9.2 0 0 1 17.2 16",
    dot: [8.2, 15.8, 1.8],
  },
  biotech: {
    body: "M2.8 21.2C1.6 10 8.2 2.6 21.2 2.8 21.6 15.6 14.4 22.4 2.8 21.2Z",
    cut: "M4.5 19.5 15.5 8.5M9.8 14.2V9.4M9.8 14.2H14.6",
  },
  energy: { body: "M14.6 1.6 4.2 13.4h6.2L8.8 22.4 19.8 9.9h-6.8Z", cut: "" },
  ships: {
    body: "M12 1.4c3.6 3.2 5 7 4.8 11.2l4 4.4v4.6l-5.2-2.2H8.4l-5.2 2.2V17l4-4.4C7 8.4 8.4 4.6 12 1.400Z",
    cut: "",
    dot: [12, 9.8, 2.1],
  },
  luxury: {
    body: "M6.6 3.200h10.800L22.8 9.9 12 22 1.2 9.900Z",
    cut: "M2.2 9.900h19.600M8.2 9.9 12 4l3.8 5.900L12 19.800Z",
  },
};

export const LINES = {
  community:
    "M3.2 19a8.8 8.8 0 0 1 17.6 0M2 19h20M12 10.200V19M7.6 12c-.9 2-1.4 4.4-1.4 7M16.4 12c.9 2 1.4 4.4 1.4 7M12 10.200V4.800h3.800l-1.1 1.5 1.1 1.500H12",
  military: "M12 3l7.8 3v6c0 4.6-3.3 7.6-7.8 9-4.5-1.4-7.8-4.4-7.8-9V6ZM8.2 13.400l3.8-3.5 3.8 3.5",
  commerce:
    "M12 3.200v16.800M7.8 20.400h8.400M4.6 6.6 12 5.200l7.4 1.400M4.6 6.6 2 13.900a2.9 2.9 0 0 0 5.2 0ZM19.4 6.600l-2.6 7.300a2.9 2.9 0 0 0 5.2 0Z",
  influence:
    "M4.6 4.200h14.800A1.4 1.4 0 0 1 20.8 5.600v8.800a1.4 1.4 0 0 1-1.4 1.400H12l-4.8 4.400v-4.400H4.600a1.4 1.4 0 0 1-1.4-1.400V5.600a1.4 1.4 0 0 1 1.4-1.400ZM8 8.400h8M8 11.800h5",
  industry: "M3.2 20.400v-9.200l5.4 3.400v-3.400l5.4 3.400V3.800h3.800l2 16.600ZM7 17.400h2.400M12.8 17.400h2.4",
  upgrade: "M5.2 12.4 12 6.200l6.8 6.200M5.2 18.4 12 12.200l6.8 6.2",
  credit: "M12 2.9a9.1 9.1 0 1 0 .01 0ZM15.4 9a4.6 4.6 0 1 0 0 6M12 5.800v1.900M12 16.300v1.9",
  income: "M12 3.200v10.800M7.6 9.8 12 14.200l4.4-4.400M4.2 16v4.400h15.600V16",
  event: "M6.2 3.200h11.600v17.600H6.200ZM9.6 8.200h4.800M9.6 12h4.8",
  upkeep: "M3.6 8.600H19l-3.8-4M20.4 15.400H5l3.8 4",
  yes: "M4.6 12.6 10 18 19.6 6.6",
  no: "M6.2 6.200l11.6 11.600M17.8 6.2 6.2 17.8",
  few: "M5 20.400V4M12 20.400V10.200M19 20.400v-4",
  goods: "M12 2.9 20.4 7v10L12 21.1 3.6 17V7ZM3.6 7 12 11.4 20.4 7M12 11.400v9.7",
  sealed: "M3.2 5.600h17.600v12.800H3.200ZM3.6 6.400 12 13l8.400-6.600",
  wait: "M12 3.200a8.8 8.8 0 1 0 .01 0ZM12 7.200V12l3.4 2",
} as const;

export const SOLIDS = {
  colonist: "M12 2.8a4.2 4.2 0 1 0 .01 0ZM3.6 21.400c0-5.2 3.5-8.1 8.4-8.100s8.4 2.9 8.4 8.100Z",
  pirate: "M2.6 15.900h18.800l-3.2 5H6.100ZM11.5 2.8v11.200H4.400ZM13.4 6.200l6 7.800h-6Z",
  flag: "M5.3 2.6v19.600M6.1 3.800h12.300l-3.2 4.2 3.2 4.200H6.100Z",
} as const;
