/** What a person has set for this browser; it lasts where the browser keeps things. */
import { keep, recall } from "../kit/storage";

export type Theme = "system" | "light" | "dark";
export type Pace = "calm" | "quick" | "still";

function kept<T extends string>(key: string, choices: readonly T[], usual: T): T {
  const value = recall(key) as T | null;
  return value && choices.includes(value) ? value : usual;
}

const calmWanted = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;
const daylight = typeof matchMedia === "function" ? matchMedia("(prefers-color-scheme: light)") : null;

class Settings {
  theme = $state<Theme>(kept("theme", ["system", "light", "dark"], "system"));
  pace = $state<Pace>(kept("pace", ["calm", "quick", "still"], "quick"));
  sound = $state(kept("sound", ["on", "off"], "on") === "on");
  /** Do proposals of others come forward by themselves? */
  deals = $state(kept("deals", ["on", "off"], "on") === "on");
  notify = $state(kept("notify", ["on", "off"], "off") === "on");
  reducedMotion = $state(calmWanted?.matches ?? false);
  systemLight = $state(daylight?.matches ?? false);

  constructor() {
    calmWanted?.addEventListener("change", (event) => (this.reducedMotion = event.matches));
    daylight?.addEventListener("change", (event) => (this.systemLight = event.matches));
  }

  get light(): boolean {
    return this.theme === "light" || (this.theme === "system" && this.systemLight);
  }

  /** No movement at all: the system asks for it, or the person set it. */
  get still(): boolean {
    return this.reducedMotion || this.pace === "still";
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    keep("theme", theme === "system" ? "" : theme);
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    keep("pace", pace);
  }

  setSound(on: boolean): void {
    this.sound = on;
    keep("sound", on ? "on" : "off");
  }

  setDeals(on: boolean): void {
    this.deals = on;
    keep("deals", on ? "on" : "off");
  }

  setNotify(on: boolean): void {
    this.notify = on;
    keep("notify", on ? "on" : "off");
  }
}

export const settings = new Settings();
