/** For how long the line has been lost, and for a moment after it is back, how long it was. Made while setting up. */
import { untrack } from "svelte";
import type { Connection } from "../desk/types";

const SHOWN = 4000; // milliseconds that "back again" stays

export class Outage {
  /** Whole seconds; 0 in the first one, and while the line holds. */
  seconds = $state(0);
  /** The line is back, after so many seconds; null once that has been said. */
  back = $state<number | null>(null);

  constructor(private readonly of: () => Connection | null) {
    let was = false;
    $effect(() => {
      const lost = this.of()?.lost ?? false;
      const ended = was && !lost;
      was = lost;
      if (lost) return this.count();
      if (ended) return untrack(() => this.sayBack()); // the seconds that it reads begin anew with it
    });
  }

  get lost(): boolean {
    return this.of()?.lost ?? false;
  }

  private count(): () => void {
    const since = this.of()!.lostSince;
    const look = () => (this.seconds = Math.round((Date.now() - since) / 1000));
    look();
    this.back = null;
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }

  private sayBack(): () => void {
    this.back = Math.max(1, this.seconds);
    this.seconds = 0;
    const timer = setTimeout(() => (this.back = null), SHOWN);
    return () => clearTimeout(timer);
  }
}
