/** A button that goes on by itself while it is held down: `{@attach held(() => change(1))}`. */
import type { Attachment } from "svelte/attachments";

const HELD = 400; // milliseconds until a button counts as held down
const AGAIN = 90;

/** `step` is taken again and again, until the button is let go or can do no more. */
export function held(step: () => void): Attachment<HTMLButtonElement> {
  return (button) => {
    let timer = 0;
    let gone = false; // on by itself: the click at its end is not one more
    const again = () => {
      if (button.disabled) return release();
      gone = true;
      step();
    };
    const press = () => {
      release();
      gone = false;
      timer = window.setTimeout(() => (timer = window.setInterval(again, AGAIN)), HELD);
    };
    const release = () => clearTimeout(timer); // of a timeout and an interval alike
    const click = (event: MouseEvent) => {
      if (gone) event.stopImmediatePropagation();
      gone = false;
    };
    button.addEventListener("pointerdown", press);
    button.addEventListener("click", click, { capture: true });
    window.addEventListener("pointerup", release);
    window.addEventListener("pointercancel", release);
    return () => {
      release();
      button.removeEventListener("pointerdown", press);
      button.removeEventListener("click", click, { capture: true });
      window.removeEventListener("pointerup", release);
      window.removeEventListener("pointercancel", release);
    };
  };
}
