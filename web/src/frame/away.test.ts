import { render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import { Desk } from "../desk/desk.svelte";
import type { Sitter } from "../desk/types";
import type { Room } from "../games/room";
import { worded } from "../words/language.svelte";
import Ask from "./Ask.svelte";
import Seat from "./Seat.svelte";

const nothing = async () => null;
const sitter = (seat: number, here: boolean): Sitter => ({
  seat,
  name: ["Ann", "Bob"][seat],
  called: ["Black", "White"][seat],
  kind: "person",
  level: "",
  you: seat === 0,
  here,
  standIn: false,
  clock: null,
});

it.each([
  { here: true, asked: "Bob is thinking", line: "To act" },
  { here: false, asked: "Bob is away", line: "Away, to act" },
])("of somebody whose answer is awaited it is said whether they are here: $here", async ({ here, asked, line }) => {
  await worded(Promise.resolve());
  const desk = new Desk({ act: nothing, undo: nothing, why: nothing });
  desk.seat = 0;
  desk.sitters = [sitter(0, true), sitter(1, here)];
  desk.awaited = [1];
  const { container } = render(Ask, { desk });
  render(Seat, { desk, room: {} as Room, seat: 1 });
  expect(container.querySelector(".sentence")?.textContent).toBe(asked);
  expect(screen.getByText(line)).toBeTruthy();
});
