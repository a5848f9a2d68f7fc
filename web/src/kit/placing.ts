/** Where a note stands beside what it is about: over it, else under it, never over the sentence that says what is asked. */
import type { Attachment } from "svelte/attachments";

const GAP = 8;
const EDGE = 4; // pixels that stay free at the rim of the window

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
interface Size {
  width: number;
  height: number;
}

/** `kept` is what must stay in sight; where nothing fits beside it, the note goes over both. */
export function placed(owner: Box, note: Size, kept: Box | null, room: Size): { left: number; top: number } {
  const middle = (owner.left + owner.right) / 2;
  const left = Math.min(Math.max(GAP, middle - note.width / 2), room.width - note.width - GAP);
  const tops = [
    owner.top - note.height - GAP,
    owner.bottom + GAP,
    ...(kept ? [kept.top - note.height - GAP, kept.bottom + GAP] : []),
  ];
  const fits = (top: number) => top > EDGE && top + note.height < room.height - EDGE;
  const covers = (top: number) =>
    !!kept && top < kept.bottom && top + note.height > kept.top && left < kept.right && left + note.width > kept.left;
  const hides = (top: number) => top < owner.bottom && top + note.height > owner.top;
  const top =
    tops.find((one) => fits(one) && !covers(one) && !hides(one)) ??
    tops.find((one) => fits(one) && !covers(one)) ??
    tops.find(fits) ??
    EDGE;
  return { left, top };
}

/** `{@attach beside(box)}` puts a note there by its own size, before it is painted. */
export const beside =
  (owner: Box): Attachment<HTMLElement> =>
  (note) => {
    const room = { width: window.innerWidth, height: window.innerHeight };
    const size = { width: note.offsetWidth, height: note.offsetHeight };
    const { left, top } = placed(owner, size, instruction(), room);
    note.style.left = `${left}px`;
    note.style.top = `${top}px`;
  };

/** The sentence of the ask bar, or of a lesson: never covered. */
const instruction = (): Box | null => document.querySelector("section.ask .sentence")?.getBoundingClientRect() ?? null;
