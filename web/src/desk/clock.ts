/** Clocks of seats: how they are written, and when they are short. */
import type { SeatTime } from "./types";

const TENTHS = 10_000; // milliseconds below which tenths are shown
const MINUTE = 60_000;

/** A clock's time as people write it: 7.4, 1:12, 12:05, 3:20:00, 2 d 4 h. */
export function clockText(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  if (left < TENTHS) return (Math.ceil(left / 100) / 10).toFixed(1);
  const seconds = Math.ceil(left / 1000);
  const days = Math.floor(seconds / 86400);
  const hours = Math.floor((seconds % 86400) / 3600);
  if (days) return `${days} d ${hours} h`;
  const minutes = Math.floor((seconds % 3600) / 60);
  const two = (n: number) => String(n).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Under a minute or a tenth of the time, whichever is less, but at least ten seconds. */
export const isShort = ({ left, of }: SeatTime): boolean => left < Math.max(TENTHS, Math.min(MINUTE, of / 10));
