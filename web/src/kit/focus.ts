/** Whether the page itself is moving the focus: nobody looks at what has it then, so what is asked stays said. */
export const focusing = { byPage: false };

export function placeFocus(element: HTMLElement | SVGElement | undefined): void {
  focusing.byPage = true;
  element?.focus();
  focusing.byPage = false;
}
