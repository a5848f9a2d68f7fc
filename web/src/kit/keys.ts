/** Whose is a key that was pressed? */
export const TYPING = "input, textarea, select, dialog";

/** Somebody writes or chooses in a field or a dialog. */
export const isTyping = (event: KeyboardEvent): boolean => (event.target as Element).closest(TYPING) !== null;

/** With Ctrl, Alt or the system's key it is the browser's. */
export const isShortcut = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey || event.altKey;
