import { beforeEach, expect, test } from "vitest";
import { Desk } from "./desk.svelte";
import { Draft } from "./draft.svelte";
import { SILENT, STILL } from "./still";

const desk = (position: number) => {
  const made = new Desk(SILENT, "t1");
  made.seat = 0;
  made.set({ ...STILL, position, view: {} });
  return made;
};

beforeEach(() => sessionStorage.clear());

test("what was being written is there again after a reload", () => {
  new Draft("chat.t1").text = "well pla";
  expect(new Draft("chat.t1").text).toBe("well pla");
  expect(new Draft("chat.t2").text).toBe("");
});

test("what was sent is not", () => {
  const draft = new Draft("chat.t1");
  draft.text = "well played";
  draft.text = "";
  expect(sessionStorage.length).toBe(0);
});

test("what was being composed is there again at the same position, and at no other", () => {
  desk(12).compose([3, 5]);
  expect(desk(12).composed()).toEqual([3, 5]);
  expect(desk(13).composed()).toBeNull();
});
