import type en from "../en/seats";

export default {
  Black: "Schwarz",
  White: "Weiß",
  Captain: "Kommando",
  "Bow crew": "Bugcrew",
  "Stern crew": "Heckcrew",
  player: "Person {number}",
} satisfies typeof en;
