/** What a pointer and the keyboard do on the wheel: pick up, put down, pull the handle. */
import { isShortcut, isTyping } from "../../kit/keys";
import type { Hand } from "./hand.svelte";
import type { Motion } from "./motion.svelte";
import type { WheelDesk } from "./view";
import { words } from "./words";

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
const PLACES = 8;
const STATION = 360 / PLACES; // degrees

export class Gestures {
  /** The pointer went down on a lower disc, which means the whole pile. */
  private whole = false;
  private pulled = false;

  constructor(
    private readonly desk: WheelDesk,
    private readonly hand: Hand,
    private readonly motion: Motion,
  ) {}

  /** The stations that catch clicks lie over the piles: look which part of one is under the pointer. */
  press(event: PointerEvent): void {
    const under = document
      .elementsFromPoint(event.clientX, event.clientY)
      .map((element) => element.closest("[data-part]"))
      .find((found) => found !== null);
    this.whole = under?.getAttribute("data-part") === "whole";
  }

  choose(place: number, element: Element): void {
    const { desk, hand } = this;
    if (!desk.yours) return desk.skip();
    const target = hand.targetAt(place);
    if (target) return void hand.go(target);
    if (hand.picked?.place === place) return hand.putBack();
    if (hand.pieces(place).length) return hand.pick(place, this.whole);
    if (hand.picked) {
      const asked = hand.inReach(place);
      if (asked) return void desk.refuse(asked, element);
      return hand.putBack();
    }
    const why = hand.blocked(place);
    if (why) void desk.refuse(why, element);
  }

  look(place: number, on: boolean): void {
    const { hand } = this;
    if (!hand.targetAt(place)) return;
    if (on) hand.looked = place;
    else if (hand.looked === place && hand.targets.length > 1) hand.looked = null;
  }

  /** Arrows walk round the wheel, with a piece in hand over where it may go; a letter rotates, Escape puts back. */
  key(event: KeyboardEvent): void {
    if (event.defaultPrevented || isTyping(event) || isShortcut(event)) return;
    const step = STEPS[event.key];
    if (step) {
      this.walk(step, event.shiftKey);
      event.preventDefault();
    } else if (event.key === "Escape" && this.hand.picked) this.hand.putBack();
    else if (event.key.toLowerCase() === words.text("page-key-rotate")) this.rotate();
  }

  private walk(step: number, everywhere: boolean): void {
    const { desk, hand } = this;
    const at = Number(document.activeElement?.getAttribute("data-spot")?.slice(6) ?? NaN);
    let next = Number.isNaN(at) ? desk.view.stations[desk.seat ?? 0][1] : (at + step + PLACES) % PLACES;
    const picked = everywhere ? null : hand.picked;
    if (picked) while (next !== picked.place && !hand.targetAt(next)) next = (next + step + PLACES) % PLACES;
    document.querySelector<SVGElement>(`[data-spot="place-${next}"]`)?.focus();
  }

  rotate(element?: Element): void {
    const { desk, hand } = this;
    if (!desk.yours) return desk.skip();
    if (hand.rotate) void desk.act(hand.rotate);
    else void desk.refuse({ kind: "rotate" }, element);
  }

  /** A click on the handle; one that ends a pull has done its work. */
  clickHandle(element: Element): void {
    if (this.pulled) this.pulled = false;
    else this.rotate(element);
  }

  /** The handle follows the pointer round the middle; past half a station it is a rotation. */
  pull(event: PointerEvent, middle: { x: number; y: number }): void {
    const { hand, motion } = this;
    if (!hand.rotate) return;
    const bearing = (e: PointerEvent) => (Math.atan2(e.clientY - middle.y, e.clientX - middle.x) * 180) / Math.PI;
    const start = bearing(event);
    this.pulled = false;
    const drag = (e: PointerEvent) => {
      const gone = ((bearing(e) - start + 540) % 360) - 180;
      if (Math.abs(gone) > 3) this.pulled = true;
      if (this.pulled) motion.turn = Math.max(-STATION, Math.min(0, gone));
    };
    const drop = () => {
      removeEventListener("pointermove", drag);
      removeEventListener("pointerup", drop);
      removeEventListener("pointercancel", drop);
      if (!this.pulled) return;
      if (motion.turn < -STATION / 2 && hand.rotate)
        void this.desk.act(hand.rotate).then((done) => done || (motion.turn = 0));
      else motion.turn = 0;
    };
    addEventListener("pointermove", drag);
    addEventListener("pointerup", drop);
    addEventListener("pointercancel", drop);
  }
}
