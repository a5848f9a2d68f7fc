/** Guided first games: what stands around a task. The tasks themselves come from the server. */
import { catalogue } from "./language.svelte";

export const learn = catalogue(
  {
    title: "Learn {game}",
    coach: "Your task",
    task: "Task {number} of {count}",
    well: "Well done",
    next: "Go on",
    waits: "Look at what you did, then go on.",
    finished: "You know the heart of it",
    play: "Now play",
    again: "Once more",
    rules: "All rules",
  },
  {
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
  },
);
