/** What the browser keeps for this page; where it keeps nothing, a choice lasts as long as the page. */

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`starboard.${key}`, value);
  } catch {
    // Private windows, or no room: nothing depends on it.
  }
}

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`starboard.${key}`);
  } catch {
    return null;
  }
}
