import { afterEach, expect, test, vi } from "vitest";
import { TableLine } from "./table.svelte";

class Socket {
  static readonly OPEN = 1;
  static last: Socket;
  readonly readyState = Socket.OPEN;
  readonly sent: { number: number }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    Socket.last = this;
  }
  send = (message: string) => void this.sent.push(JSON.parse(message));
  close = () => {};
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what was clicked is on the screen before the table's answer is", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  const table = new TableLine("185a05");
  table.desk.seat = 0;
  const done = table.desk.act(3);
  const [{ number }] = Socket.last.sent;
  Socket.last.onmessage!({ data: JSON.stringify({ type: "answer", number, answer: { ok: true } }) });
  await Promise.resolve();
  expect(table.desk.told).toBe(true);
  await vi.advanceTimersToNextFrame();
  await vi.advanceTimersByTimeAsync(1);
  expect(await done).toBe(true);
  expect(table.desk.told).toBe(false);
  table.close();
});
