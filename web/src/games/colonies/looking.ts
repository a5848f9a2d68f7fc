/**
 * Looking at a choice before it is made, by pointer or focus: `{@attach looking(hand, () => action)}`.
 *
 * What comes to lie under a pointer that rests after a press is not looked at, nor what the page gives the focus.
 */
import type { Attachment } from "svelte/attachments";
import { focusing } from "../../kit/focus";
import type { Hand } from "./hand.svelte";

/** Where the pointer was pressed, until it moves. */
let pressed: [x: number, y: number] | null = null;

export function looking(hand: Hand, action: () => Hand["looked"] | undefined): Attachment<HTMLElement> {
  return (element) => {
    const ears = new AbortController();
    const hear = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      act: (event: HTMLElementEventMap[Name]) => void,
    ) => element.addEventListener(name, act, { signal: ears.signal });
    // What was looked at is kept here: the element may be gone from the page when the pointer leaves it.
    let seen: Hand["looked"] = null;
    const look = () => hand.look((seen = action() ?? null), true);
    const leave = () => {
      if (seen) hand.look(seen, false);
      seen = null;
    };
    const come = (event: PointerEvent) => {
      if (pressed?.[0] === event.clientX && pressed[1] === event.clientY) return;
      pressed = null;
      look();
    };
    hear("pointerenter", come);
    hear("pointermove", come);
    hear("pointerleave", leave);
    hear("click", (event) => {
      if (event.detail) pressed = [event.clientX, event.clientY];
      leave();
    });
    hear("focus", () => {
      if (!focusing.byPage && element.matches(":focus-visible")) look();
    });
    hear("blur", leave);
    return () => {
      ears.abort();
      leave();
    };
  };
}
