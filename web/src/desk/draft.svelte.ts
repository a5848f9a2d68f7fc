/** What somebody is in the middle of writing or choosing: it outlives a reload of the page, in this tab. */

const PREFIX = "starboard.draft.";

export function recallDraft<T>(key: string): T | null {
  try {
    const text = sessionStorage.getItem(PREFIX + key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Nothing is kept of null. */
export function keepDraft(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

/** A field's text. */
export class Draft {
  private written = $state("");

  constructor(private readonly key: string) {
    this.written = recallDraft<string>(key) ?? "";
  }

  get text(): string {
    return this.written;
  }

  set text(text: string) {
    this.written = text;
    keepDraft(this.key, text || null);
  }
}
