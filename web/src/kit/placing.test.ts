import { describe, expect, it } from "vitest";
import { placed, type Box } from "./placing";

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const ROOM = { width: 390, height: 844 };
const NOTE = { width: 200, height: 60 };

describe("a note", () => {
  it("stands over what it is about", () => {
    expect(placed(box(100, 300, 40, 40), NOTE, null, ROOM)).toEqual({ left: 20, top: 232 });
  });
  it("stands under it at the top of the window", () => {
    expect(placed(box(100, 10, 40, 40), NOTE, null, ROOM).top).toBe(58);
  });
  it("leaves the window's rim free", () => {
    expect(placed(box(380, 300, 10, 40), NOTE, null, ROOM).left).toBe(182);
  });
  it("goes over the instruction where that is right above", () => {
    const sentence = box(12, 700, 366, 46);
    const at = placed(box(100, 760, 120, 44), NOTE, sentence, ROOM);
    expect(at.top + NOTE.height).toBeLessThanOrEqual(sentence.top);
  });
});
