/** Which of three forms the page has. The window alone decides, and again whenever it changes. */

export type Form = "wide" | "short" | "phone";

/** The same bounds stand in media queries: "(max-height: 559px) and (min-width: 560px)" is short. */
export const LOW = 560;
const NARROW = 560;
export const WIDE = 1000;

/** `short`: a telephone on its side, or a page enlarged twice. Board in the middle, everything else beside it. */
export function formOf(width: number, height: number): Form {
  if (height < LOW && width >= NARROW) return "short";
  return width >= WIDE ? "wide" : "phone";
}

class Layout {
  width = $state(typeof innerWidth === "number" ? innerWidth : 1440);
  height = $state(typeof innerHeight === "number" ? innerHeight : 900);

  constructor() {
    if (typeof addEventListener === "function")
      addEventListener("resize", () => {
        this.width = innerWidth;
        this.height = innerHeight;
      });
  }

  get form(): Form {
    return formOf(this.width, this.height);
  }

  get short(): boolean {
    return this.form === "short";
  }
}

export const layout = new Layout();

/** In a short window, how wide a board is beside the flank; `aspect` is its width for its height. */
export const boardWidth = (width: number, height: number, aspect: number): number =>
  Math.round(Math.min(height * aspect, width - FLANK));

const FLANK = 240;
