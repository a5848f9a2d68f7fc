/** Small explanations: on hover, on focus, and on a long touch. One at a time, drawn by Tips.svelte. */
import type { Attachment } from "svelte/attachments";

export const TIP = "tip";

class Tips {
  text = $state("");
  box = $state.raw<DOMRect | null>(null);
  owner: Element | null = null;

  show(owner: Element, text: string): void {
    this.hide();
    this.owner = owner;
    owner.setAttribute("aria-describedby", TIP);
    this.text = text;
    this.box = owner.getBoundingClientRect();
  }

  hide(owner?: Element): void {
    if (owner && owner !== this.owner) return;
    this.owner?.removeAttribute("aria-describedby");
    this.owner = null;
    this.text = "";
    this.box = null;
  }
}

export const tips = new Tips();

const WAIT = 350;

/** `{@attach tip("what this is")}` on anything, also within a drawing. */
export function tip(text: string): Attachment<Element> {
  return (element) => {
    if (!text) return;
    let timer = 0;
    const soon = () => {
      clearTimeout(timer); // a finger comes and goes down at once
      timer = window.setTimeout(() => tips.show(element, text), WAIT);
    };
    const now = () => {
      if (element.matches(":focus-visible")) tips.show(element, text);
    };
    const touched = (event: Event) => {
      if ((event as PointerEvent).pointerType === "touch") soon();
    };
    const gone = () => {
      clearTimeout(timer);
      tips.hide(element);
    };
    const on: [string, (event: Event) => void][] = [
      ["pointerenter", soon],
      ["pointerdown", touched],
      ["pointerleave", gone],
      ["pointercancel", gone],
      ["click", gone],
      ["focus", now],
      ["blur", gone],
    ];
    for (const [name, act] of on) element.addEventListener(name, act);
    return () => {
      gone();
      for (const [name, act] of on) element.removeEventListener(name, act);
    };
  };
}
