import { expect, test, vi } from "vitest";
import { Line } from "./line.svelte";
import { TableLine } from "./table.svelte";

/** Sockets do not get through here: lines ask instead. */
const blockSockets = () =>
  vi.stubGlobal(
    "WebSocket",
    class {
      constructor() {
        throw new Error("blocked");
      }
    },
  );

const STATE = { type: "state", table: "abc", envelope: { game: "chess" }, figures: {} };

function pending<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve!: (value: T) => void;
  return { promise: new Promise<T>((done) => (resolve = done)), resolve };
}

const settled = () => new Promise((done) => setTimeout(done));

test("what is answered to a question is heard", async () => {
  blockSockets();
  const hear = vi.fn();
  const line = new Line({ address: () => "", poll: () => Promise.resolve("news"), hear });
  await vi.waitFor(() => expect(hear).toHaveBeenCalledWith("news"));
  expect(line.polling).toBe(true);
  line.close();
});

test("an answer that comes after a line was closed is not heard", async () => {
  blockSockets();
  const hear = vi.fn();
  const later = pending<string>();
  const line = new Line({ address: () => "", poll: () => later.promise, hear });
  line.close();
  later.resolve("old news");
  await settled();
  expect(hear).not.toHaveBeenCalled();
  expect(line.polling).toBe(false);
});

test("a table that was left takes no state any more", async () => {
  blockSockets();
  const later = pending<void>();
  vi.stubGlobal("fetch", async () => {
    await later.promise;
    return new Response(JSON.stringify(STATE));
  });
  const table = new TableLine("abc");
  const open = vi.spyOn(table.desk, "open");
  table.look(0);
  table.close();
  later.resolve();
  await settled();
  expect(open).not.toHaveBeenCalled();
});
