/** What was pressed while the line is lost is marked on the board until it is sent or dropped. */
import type { Attachment } from "svelte/attachments";
import type { Desk } from "../desk/desk.svelte";

/** To be attached to the page of a table: remembers what is pressed there, and marks it while it waits. */
export function marksWaiting(desk: Desk): Attachment<HTMLElement> {
  let pressed = "";
  function press(event: Event) {
    const thing = (event.target as Element).closest<HTMLElement>("[data-spot], [data-act]");
    if (!thing || desk.told) return;
    pressed = thing.dataset.spot ? `[data-spot="${thing.dataset.spot}"]` : `[data-act="${thing.dataset.act}"]`;
  }
  const pressKey = (event: KeyboardEvent) => (event.key === "Enter" || event.key === " ") && press(event);
  return (page) => {
    page.addEventListener("click", press, true);
    page.addEventListener("keydown", pressKey, true);
    const thing = desk.waiting.length && pressed ? page.querySelector(pressed) : null;
    thing?.setAttribute("data-waiting", "");
    return () => {
      thing?.removeAttribute("data-waiting");
      page.removeEventListener("click", press, true);
      page.removeEventListener("keydown", pressKey, true);
    };
  };
}
