/**
 * Playing by keys: what is asked has the focus, arrows go to what is nearest, numbers choose from the bar.
 * `keyboard.used` from the first key until a pointer acts: only then the focus is moved and key caps are shown.
 */
import { placeFocus } from "../kit/focus";
import { isShortcut, TYPING } from "../kit/keys";

/** What can be chosen on the board, and in the ask bar; the order in the page is the order of the numbers. */
const ON_BOARD = '[data-board] :is([data-spot], [data-act]):not([aria-disabled="true"], :disabled)';
const ANYWHERE_ON_BOARD = "[data-board] :is([data-spot], [data-act])";
/** base.css counts the same ones for the key caps. */
const IN_BAR =
  'section.ask button:not([aria-disabled="true"], :disabled, [role="radio"], .stepper > *, [data-act="undo"])';
const ANY_IN_BAR = 'section.ask button:not([aria-disabled="true"], :disabled)';
const WALKED = "[role=radiogroup], [role=tablist], " + TYPING; // where arrows mean something else

export type Way = readonly [x: number, y: number];
export const WAYS: Record<string, Way> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

class Keyboard {
  used = $state(false);
  /** The list of the keys is open. */
  sheet = $state(false);

  constructor() {
    if (typeof document === "undefined") return;
    const follow = (used: boolean) => () => {
      this.used = used;
      document.documentElement.toggleAttribute("data-keys", used);
    };
    const lead = follow(true);
    // Who walks the page by Tab is not led away on the first step.
    addEventListener("keydown", (event) => (this.used || event.key !== "Tab") && lead(), true);
    addEventListener("pointerdown", follow(false), true);
  }
}

export const keyboard = new Keyboard();

interface Point {
  x: number;
  y: number;
}
type Focusable = HTMLElement | SVGElement;

const middle = (element: Element): Point => {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};
const inSight = (element: Element): boolean => element.getClientRects().length > 0;
const found = (selector: string): Focusable[] =>
  [...document.querySelectorAll<Focusable>(selector)].filter((one) => inSight(one));

/** The one straight ahead rather than aside; -1 where nothing lies that way. */
export function ahead(from: Point, [x, y]: Way, others: Point[]): number {
  let best = -1;
  let least = Infinity;
  others.forEach((at, i) => {
    const along = (at.x - from.x) * x + (at.y - from.y) * y;
    const aside = Math.abs((at.x - from.x) * y) + Math.abs((at.y - from.y) * x);
    const far = along + 2.2 * aside;
    if (along > 1 && far < least) [best, least] = [i, far];
  });
  return best;
}

/** Arrows go over what can be chosen on the board, with Shift over every place. */
export function walk(event: KeyboardEvent): boolean {
  const way = WAYS[event.key];
  const here = document.activeElement;
  if (!way || isShortcut(event) || here?.closest(WALKED)) return false;
  const places = found(event.shiftKey ? ANYWHERE_ON_BOARD : ON_BOARD).filter((one) => one !== here);
  const next = here?.closest("[data-board]") ? places[ahead(middle(here), way, places.map(middle))] : places[0];
  next?.focus();
  return next !== undefined;
}

/** The choice of the bar with this number. */
export function chooseNumber(key: string): boolean {
  const number = Number(key);
  if (!(number >= 1 && number <= 9)) return false;
  const button = found(IN_BAR)[number - 1];
  button?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return button !== undefined;
}

/** One more or one less, where a number has the focus. */
export function count(event: KeyboardEvent): boolean {
  const stepper = (event.target as Element).closest(".stepper");
  if (!stepper || !["+", "-", "−"].includes(event.key)) return false;
  const [less, more] = stepper.querySelectorAll("button");
  (event.key === "+" ? more : less).click();
  return true;
}

const ROW = 16; // pixels within which things stand in one row
const LINE = 1e5;

/** Where the focus was on the board or in the bar, for what is asked next. */
let last: Point | null = null;
if (typeof document !== "undefined")
  document.addEventListener("focusin", (event) => {
    const at = event.target as Element;
    if (at.closest("[data-board], section.ask")) last = middle(at);
  });

/** Nothing that can be seen has the focus. */
const isNowhere = (here: Element): boolean => here === document.body || !inSight(here);

/** What has the focus is gone, or was just disabled. Who looks at a place that cannot be chosen is left there. */
export function isAdrift(changes: MutationRecord[]): boolean {
  const here = document.activeElement;
  if (!here || isNowhere(here)) return true;
  if (!here.closest("[data-board], section.ask")) return false;
  return here.matches(':disabled, [aria-disabled="true"]') && changes.some(({ target }) => target === here);
}

/** The focus goes to what is asked: nearest to where it was, the board before the bar. Stays where it is of use. */
export function focusAsked(always = false): void {
  const here = document.activeElement;
  const asked = found(ON_BOARD);
  const choices = [asked, found(IN_BAR), found(ANY_IN_BAR)].find((some) => some.length) ?? [];
  const isOfUse =
    here && !isNowhere(here) && (choices.includes(here as Focusable) || !here.closest("[data-board], section.ask"));
  if (isOfUse && !always) return;
  const from = last;
  const far = (one: Element) => {
    const { x, y } = middle(one);
    return from ? Math.hypot(x - from.x, y - from.y) : LINE * Math.round(y / ROW) + x; // else as one reads
  };
  if (always && !choices.length) (here as Focusable | null)?.blur(); // it goes there as soon as something is asked
  placeFocus(choices.toSorted((a, b) => far(a) - far(b))[0]);
}
