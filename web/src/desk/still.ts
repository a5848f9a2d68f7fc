/** What lies before a seat where no table is behind it: nothing happens, and nobody is asked. */
import { NO_OUTLOOK, type Sitter, type Update, type Wire } from "./types";

const nothing = () => Promise.resolve(null);

export const SILENT: Wire = { act: nothing, undo: nothing, why: nothing };

/** What is left to say of somebody who simply sits there. */
export const SEATED = { level: "", you: false, here: true, standIn: false, clock: null } satisfies Partial<Sitter>;

export const STILL: Update = { position: 0, by: null, events: [], view: null, legal: [], outlook: NO_OUTLOOK };
