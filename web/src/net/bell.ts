/** "Your turn": a small bell of our own, and the browser's notification where it is allowed. */
import { settings } from "../desk/settings.svelte";
import { keep, recall } from "../kit/storage";

let audio: AudioContext | null = null;

/** Two quiet strokes, as soon as the board has been drawn: to open the sound for the first time may take a while. */
export function ring(): void {
  if (!settings.sound) return;
  if (typeof requestIdleCallback === "function") requestIdleCallback(strike, { timeout: 500 });
  else setTimeout(strike, 60);
}

/** Nothing where the browser has no sound to give. */
function strike(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume();
    stroke(audio, 660, 0);
    stroke(audio, 990, 0.13);
  } catch {
    // A browser without sound still has the title.
  }
}

function stroke(context: AudioContext, pitch: number, after: number): void {
  const start = context.currentTime + after;
  for (const [ratio, loud] of [
    [1, 0.1],
    [2.76, 0.025],
  ]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "sine";
    tone.frequency.value = pitch * ratio;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loud, start + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.7);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.75);
  }
}

export function tell(title: string, body: string, table: string): void {
  if (!settings.notify || document.visibilityState === "visible") return;
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  try {
    const note = new Notification(title, { body, tag: `starboard-${table}`, icon: "/mark.svg" });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones only allow this from a worker; the title and the sound remain.
  }
}

/** Of several tabs with the same table only the first to say so rings. */
export function mayRing(table: string, position: number): Promise<boolean> {
  return new Promise((decide) => {
    setTimeout(() => {
      const mine = `${position}`;
      const first = recall(`rang.${table}`) !== mine;
      keep(`rang.${table}`, mine);
      decide(first);
    }, Math.random() * 150);
  });
}

/** Ask the browser; what to tell the person if it refuses. */
export async function allowNotices(): Promise<"granted" | "refused" | "missing"> {
  if (typeof Notification === "undefined" || !isSecureContext) return "missing";
  const answer =
    Notification.permission === "default" ? await Notification.requestPermission() : Notification.permission;
  return answer === "granted" ? "granted" : "refused";
}
