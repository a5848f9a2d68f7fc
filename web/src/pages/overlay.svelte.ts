/** What lies over the page now. */
import type { StateMessage } from "../net/types";

class Overlay {
  rules = $state.raw<{ game: string; clause: string } | null>(null);
  me = $state(false);
}

export const overlay = new Overlay();

/** The state a table was opened with, for the page that shows it next. */
export const opened: { state: StateMessage | null } = { state: null };
