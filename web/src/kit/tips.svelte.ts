/**
 * Small explanations: on hover, on focus, and on a long touch. One at a time, drawn by Tips.svelte.
 *
 * A board explains a hundred things and is drawn anew after every act: each only keeps its text here, and the
 * page listens once for all of them.
 */
import type { Attachment } from "svelte/attachments";

export const TIP = "tip";
const WAIT = 350;

const texts = new WeakMap<Element, string>();

class Tips {
  text = $state("");
  box = $state.raw<DOMRect | null>(null);
  private owner: Element | null = null;
  private described: Element | null = null;

  /** Explain `owner`; whoever listens hears it with `described`, which has the focus. */
  show(owner: Element, described: Element = owner): void {
    this.hide();
    this.owner = owner;
    this.described = described;
    described.setAttribute("aria-describedby", TIP);
    this.text = texts.get(owner) ?? "";
    this.box = owner.getBoundingClientRect();
  }

  /** Of one thing, or of one that had the focus; without a name whatever is explained now. */
  hide(what?: EventTarget | null): void {
    if (!this.owner || (what && what !== this.owner && what !== this.described)) return;
    this.described?.removeAttribute("aria-describedby");
    this.owner = this.described = null;
    this.text = "";
    this.box = null;
  }
}

export const tips = new Tips();

/** `{@attach tip("what this is")}` on anything, also within a drawing; what is focused within it is explained too. */
export function tip(text: string): Attachment<Element> {
  return (element) => {
    if (!text) return;
    texts.set(element, text);
    return () => {
      texts.delete(element);
      tips.hide(element);
    };
  };
}

/** Listen for the whole page. */
export function explain(page: Document): () => void {
  const ears = new AbortController();
  let waiting = 0;
  let over: Element | null = null;
  let [x, y] = [-1, -1];
  const soon = (owner: Element) => {
    clearTimeout(waiting); // a finger comes and goes down at once
    waiting = window.setTimeout(() => texts.has(owner) && tips.show(owner), WAIT);
  };
  const gone = () => {
    clearTimeout(waiting);
    tips.hide();
  };
  const hear = <Name extends keyof DocumentEventMap>(name: Name, act: (event: DocumentEventMap[Name]) => void) =>
    page.addEventListener(name, act, { signal: ears.signal, capture: true });
  // What comes to lie under a pointer that rests is not asked about.
  const look = (event: PointerEvent) => {
    const isMoved = event.clientX !== x || event.clientY !== y;
    [x, y] = [event.clientX, event.clientY];
    const found = explained(event.target);
    if (found === over) return;
    gone();
    over = isMoved ? found : null;
    if (over) soon(over);
  };
  hear("pointerover", look);
  hear("pointermove", look);
  hear("pointerdown", (event) => {
    const found = event.pointerType === "touch" ? explained(event.target) : null;
    if (found) soon(found);
  });
  hear("pointerout", (event) => {
    if (event.relatedTarget !== null) return;
    gone();
    over = null;
  });
  hear("pointercancel", gone);
  hear("click", gone);
  hear("focusin", (event) => {
    const found = explained(event.target);
    if (found && (event.target as Element).matches(":focus-visible")) tips.show(found, event.target as Element);
  });
  // What has the focus may go away in the middle of a drawing.
  hear("focusout", (event) => queueMicrotask(() => tips.hide(event.target)));
  return () => ears.abort();
}

/** What a pointer or the focus is on that has an explanation. */
function explained(target: EventTarget | null): Element | null {
  let found = target instanceof Element ? target : null;
  while (found && !texts.has(found)) found = found.parentElement;
  return found;
}
