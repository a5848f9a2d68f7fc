import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import NewVersion from "../pages/NewVersion.svelte";
import { worded } from "../words/language.svelte";
import { ask, Refused } from "./api";
import { CONTRACT } from "./types";
import { HEADER, version } from "./version.svelte";

const answer = (contract: string, body: unknown = {}, status = 200) =>
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response(JSON.stringify(body), { status, headers: { [HEADER]: contract } })),
  );

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  version.outdated = false;
});

test("a page says what it was built for, and nothing more while that is spoken", async () => {
  answer(CONTRACT);
  await ask("GET", "/me");
  const [, options] = vi.mocked(fetch).mock.calls[0];
  expect((options!.headers as Record<string, string>)[HEADER]).toBe(CONTRACT);
  expect(version.outdated).toBe(false);
});

test("after an update of the server it asks to be reloaded", async () => {
  await worded(Promise.resolve());
  render(NewVersion);
  expect(screen.queryByRole("status")).toBeNull();
  answer("of-tomorrow");
  await ask("GET", "/me");
  expect((await screen.findByRole("status")).textContent).toContain("new version");
});

test("so it does when it could not be understood", async () => {
  answer("", { ok: false, reason: "outdated", sentence: "Reload." }, 409);
  await expect(ask("POST", "/tables", {})).rejects.toBeInstanceOf(Refused);
  expect(version.outdated).toBe(true);
});
