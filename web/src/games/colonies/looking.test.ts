import { expect, test } from "vitest";
import type { Hand } from "./hand.svelte";
import { looking } from "./looking";

const ACTION = { id: 1, choice: { kind: "done" }, final: false } as Hand["looked"];

function button() {
  const looks: boolean[] = [];
  const element = document.createElement("button");
  const detach = looking({ look: (_, on) => void looks.push(on) } as Hand, () => ACTION)(element);
  const point = (name: string, x: number) =>
    element.dispatchEvent(new MouseEvent(name, { clientX: x, clientY: 5, detail: 1 }));
  return { looks, point, detach };
}

test("after a click a pointer that rests does not look at what comes to lie under it", () => {
  const first = button();
  first.point("pointerenter", 5);
  first.point("click", 5);
  expect(first.looks).toEqual([true, false]);
  const next = button();
  next.point("pointerenter", 5);
  expect(next.looks).toEqual([]);
  next.point("pointermove", 6);
  expect(next.looks).toEqual([true]);
});

test("what goes from the page is not looked at any more", () => {
  const { looks, point, detach } = button();
  point("pointerenter", 7);
  detach?.();
  expect(looks).toEqual([true, false]);
});
