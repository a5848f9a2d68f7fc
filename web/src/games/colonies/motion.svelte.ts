/** What moves on the board while events are shown: goods under way, numbers that rise from a planet. */
import type { Stage } from "../../desk/stage";
import type { Layout } from "./geometry";

export interface Flight {
  id: number;
  sign: string;
  count: number;
  from: { x: number; y: number };
  to: { x: number; y: number };
  t: number;
}
export interface Rise {
  id: number;
  planet: number;
  sign: string;
  words: string;
  loss: boolean;
  t: number;
}

export class Motion {
  flights = $state<Flight[]>([]);
  rises = $state<Rise[]>([]);
  /** Votes as they are opened, by seat. */
  votes = $state<Record<number, { ballot: string; count: number }>>({});
  counted = $state.raw<{ yes: number; no: number } | null>(null);
  layout = $state.raw<Layout | null>(null);
  /** Where a market's stall is on the board. */
  stall: (resource: number) => { x: number; y: number } = () => ({ x: 0, y: 0 });
  private last = 0;

  async fly(
    stage: Stage,
    sign: string,
    count: number,
    from: { x: number; y: number },
    to: { x: number; y: number },
    ms = 360,
  ): Promise<void> {
    if (stage.still) return;
    const id = ++this.last;
    this.flights.push({ id, sign, count, from, to, t: 0 });
    await stage.tween(ms, (t) => {
      const flight = this.flights.find((one) => one.id === id);
      if (flight) flight.t = t;
    });
    this.flights = this.flights.filter((one) => one.id !== id);
  }

  async rise(stage: Stage, planet: number, sign: string, count: number, ms = 520): Promise<void> {
    if (stage.still || planet < 0 || !count) return;
    const id = ++this.last;
    this.rises.push({ id, planet, sign, words: count > 0 ? `+${count}` : `−${-count}`, loss: count < 0, t: 0 });
    await stage.tween(ms, (t) => {
      const rise = this.rises.find((one) => one.id === id);
      if (rise) rise.t = t;
    });
    this.rises = this.rises.filter((one) => one.id !== id);
  }
}
