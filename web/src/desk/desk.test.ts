import { beforeEach, describe, expect, it, vi } from "vitest";
import { Desk } from "./desk.svelte";
import { settings } from "./settings.svelte";
import { SILENT } from "./still";
import { NO_OUTLOOK, type Action, type Told, type Update } from "./types";

/** A game made up for these tests. */
interface Made {
  view: { at: number };
  event: { kind: string; to?: number };
  choice: { kind: "move"; from: number; to: number } | { kind: "rotate" } | { kind: "go" };
  goal: { kind: string; cost: number; path: number[] };
  forecast: { kind: string };
  ahead: object;
}
const told = (kind: string, parts = {}): Told => ({ event: { kind, ...parts } });
const action = (id: number, kind: string, parts = {}): Action => ({
  id,
  choice: { kind, ...parts },
  final: false,
});
const update = (at: number, events: Told[] = [], legal: Action[] = [], by: number | null = 1): Update<Made> => ({
  position: at,
  by,
  events,
  view: { at },
  legal,
  outlook: NO_OUTLOOK,
});
/** Nothing moves, so everything is there with the next task. */
const shown = () => new Promise((done) => setTimeout(done));

describe("the desk", () => {
  beforeEach(() => settings.setPace("still"));

  it("shows the events of an act before the view that follows from them", async () => {
    const desk = new Desk<Made>(SILENT);
    const seen: string[] = [];
    desk.show({ moved: (event, _, view) => void seen.push(`${event.to} from ${view.at}`) });
    desk.set(update(1));
    desk.receive(update(2, [told("moved", { to: 2 })]));
    desk.receive(update(3, [told("moved", { to: 3 })]));
    await shown();
    expect(seen).toEqual(["2 from 1", "3 from 2"]);
    expect(desk.view.at).toBe(3);
  });

  it("lets a show change what is drawn until the true view comes", async () => {
    const desk = new Desk<Made>(SILENT);
    const between: number[] = [];
    desk.show({ begun: (_e, _s, view) => void (view.at = 40), ended: (_e, _s, view) => void between.push(view.at) });
    desk.set(update(1));
    desk.receive(update(2, [told("begun"), told("ended")]));
    await shown();
    expect(between).toEqual([40]);
    expect(desk.view.at).toBe(2);
  });

  it("offers what is legal only when everything has been shown", async () => {
    const desk = new Desk<Made>(SILENT);
    let during = true;
    desk.show({ moved: () => void (during = desk.yours) });
    desk.receive(update(2, [told("moved")], [action(7, "go")]));
    await shown();
    expect(during).toBe(false);
    expect(desk.yours).toBe(true);
  });

  it("goes on when a show fails", async () => {
    const quiet = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const desk = new Desk<Made>(SILENT);
    desk.show({ moved: () => Promise.reject(new Error("no such piece")) });
    desk.receive(update(5, [told("moved")]));
    await shown();
    expect(desk.view.at).toBe(5);
    expect(quiet).toHaveBeenCalled();
    quiet.mockRestore();
  });

  it("draws what came together once, with the words of all of it in the log", async () => {
    const desk = new Desk<Made>(SILENT);
    desk.set(update(1));
    const before = desk.moment;
    desk.receive(update(2, [told("moved")]));
    desk.receive(update(3, [told("killed")], [action(7, "go")]));
    expect(desk.showing).toBe(false);
    await shown();
    expect(desk.moment).toBe(before + 2);
    expect([desk.view.at, desk.yours, desk.trace[0].event.kind]).toEqual([3, true, "killed"]);
    expect(desk.log.map((line) => line.told.event.kind)).toEqual(["moved", "killed"]);
  });

  it("forgets what was being shown when another view is set", async () => {
    settings.setPace("calm");
    const desk = new Desk<Made>(SILENT);
    let finish = () => undefined as void;
    desk.show({ moved: () => new Promise<void>((done) => (finish = done)) });
    desk.set(update(1));
    desk.receive(update(2, [told("moved")]));
    expect(desk.showing).toBe(true);
    desk.set(update(9));
    finish();
    await shown();
    expect([desk.view.at, desk.showing]).toEqual([9, false]);
  });

  it("finds legal actions by kind and some of their parts", () => {
    const desk = new Desk<Made>(SILENT);
    desk.set(
      update(
        1,
        [],
        [action(1, "move", { from: 0, to: 4 }), action(2, "move", { from: 7, to: 1 }), action(3, "rotate")],
      ),
    );
    expect(desk.find("move", { from: 7 })?.id).toBe(2);
    expect(desk.all("move").map((one) => one.id)).toEqual([1, 2]);
    expect(desk.find("move", { from: 3 })).toBeUndefined();
  });

  it("sends several steps as one answer and says why it was refused", async () => {
    const act = vi.fn(async () => ({ clause: "AW-31", words: "You must move." }));
    const desk = new Desk<Made>({ ...SILENT, act });
    desk.set(update(9));
    expect(await desk.act(3, action(4, "go"))).toBe(false);
    expect(act).toHaveBeenCalledWith([3, 4], 9);
    expect(desk.note?.clause).toBe("AW-31");
  });

  it("does not send a second act while the first is under way", async () => {
    let finish: (value: null) => void = () => undefined;
    const act = vi.fn(() => new Promise<null>((done) => (finish = done)));
    const desk = new Desk<Made>({ ...SILENT, act });
    const first = desk.act(1);
    expect(await desk.act(2)).toBe(false);
    finish(null);
    expect(await first).toBe(true);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it("takes the next act once the last one is shown, before the table has said that it is done", async () => {
    const finish: ((value: null) => void)[] = [];
    const act = vi.fn(() => new Promise<null>((done) => finish.push(done)));
    const desk = new Desk<Made>({ ...SILENT, act });
    desk.seat = 0;
    desk.set(update(1, [], [action(1, "go")]));
    const first = desk.act(1);
    desk.receive(update(2, [told("moved")], [action(2, "go")], 0));
    await shown();
    expect([desk.told, desk.yours]).toEqual([false, true]);
    const second = desk.act(2);
    expect(act).toHaveBeenLastCalledWith([2], 2);
    finish[0](null);
    expect(await first).toBe(true);
    expect(desk.told).toBe(true); // the second is still under way
    finish[1](null);
    expect(await second).toBe(true);
    expect(desk.told).toBe(false);
  });

  it("keeps nobody waiting for more than four seconds, unless they want it calm", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance", "requestAnimationFrame"] });
    for (const pace of ["quick", "calm"] as const) {
      settings.setPace(pace);
      const desk = new Desk<Made>(SILENT);
      desk.show({ moved: (_event, stage) => stage.rest(1000) });
      desk.set(update(0));
      for (let at = 1; at <= 20; at++) desk.receive(update(at, [told("moved")], at === 20 ? [action(7, "go")] : []));
      await vi.advanceTimersByTimeAsync(5000);
      expect(desk.yours).toBe(pace === "quick");
    }
    vi.useRealTimers();
  });

  it("keeps the trace of the last act and writes the log in words", async () => {
    const desk = new Desk<Made>(SILENT);
    desk.receive(update(2, [told("moved"), told("killed")]));
    await shown();
    expect(desk.trace.map(({ event }) => event.kind)).toEqual(["moved", "killed"]);
    expect(desk.log.map((line) => line.told.event.kind)).toEqual(["moved", "killed"]);
  });
});
