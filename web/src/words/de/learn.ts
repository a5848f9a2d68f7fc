import type en from "../en/learn";

export default {
  title: "{game} lernen",
  coach: "Deine Aufgabe",
  task: "Aufgabe {number} von {count}",
  well: "Gut gemacht",
  next: "Weiter",
  waits: "Sieh dir an, was du bewirkt hast, dann geht es weiter.",
  finished: "Das Wichtigste kannst du jetzt",
  play: "Jetzt spielen",
  again: "Noch einmal",
  rules: "Alle Regeln",
} satisfies typeof en;
