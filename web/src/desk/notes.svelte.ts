/** A note beside something on the board that could not be done. It goes by itself, or with the next act. */
import { settings } from "./settings.svelte";
import type { Refusal } from "./types";

export interface Note extends Refusal {
  x: number;
  y: number;
  /** Of what it stands beside. */
  height: number;
}

const STAYS = 6000;

export class Notes {
  note = $state.raw<Note | null>(null);
  private timer = 0;

  /** Beside an element, which shakes once, or where the ask bar is. */
  show(refusal: Refusal, element?: Element): void {
    const box = element?.getBoundingClientRect();
    const x = box ? box.left + box.width / 2 : window.innerWidth / 2;
    const y = box ? box.top : window.innerHeight * 0.7;
    this.note = { ...refusal, x, y, height: box?.height ?? 0 };
    if (element && !settings.still) shake(element);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.dismiss(), STAYS);
  }

  dismiss(): void {
    clearTimeout(this.timer);
    this.note = null;
  }
}

function shake(element: Element): void {
  element.classList.remove("shake");
  void (element as SVGGraphicsElement).getBoundingClientRect();
  element.classList.add("shake");
  element.addEventListener("animationend", () => element.classList.remove("shake"), { once: true });
}
