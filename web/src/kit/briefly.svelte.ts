/** Something that is said for a moment, such as "copied". Made with a component, it ends with it. */
import { onDestroy } from "svelte";

const MOMENT = 2000;

export class Briefly {
  on = $state(false);
  private timer = 0;

  constructor() {
    onDestroy(() => clearTimeout(this.timer));
  }

  show(): void {
    this.on = true;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => (this.on = false), MOMENT);
  }
}
