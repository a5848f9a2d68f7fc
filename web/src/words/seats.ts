/** What a seat is called while nobody's name stands there. The server says it in English. */
import { catalogue } from "./language.svelte";

const say = catalogue({ en: () => import("./en/seats"), de: () => import("./de/seats") });

export function called(name: string): string {
  const number = /^Player (\d+)$/.exec(name)?.[1];
  if (number) return say("player", { number });
  return say.has(name) ? say(name) : name;
}

/** Who sits there, or what the seat is called. */
export const sitting = (seat: { name: string; called: string } | undefined): string =>
  seat ? seat.name || called(seat.called) : "";
