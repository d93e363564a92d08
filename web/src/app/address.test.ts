import { afterEach, beforeEach, expect, it, vi } from "vitest";

const written: string[] = [];

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  written.length = 0;
  vi.stubGlobal("history", { replaceState: (_: unknown, __: string, path: string) => written.push(path) });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("writes the first address at once, and of many only the last", async () => {
  const { keepAddress } = await import("./address");
  keepAddress("/a");
  expect(written).toEqual(["/a"]);
  for (const path of ["/b", "/c", "/d"]) keepAddress(path)();
  keepAddress("/e");
  expect(written).toEqual(["/a"]);
  vi.advanceTimersByTime(400);
  expect(written).toEqual(["/a", "/e"]);
  vi.advanceTimersByTime(400);
  keepAddress("/f");
  expect(written).toEqual(["/a", "/e", "/f"]);
});
