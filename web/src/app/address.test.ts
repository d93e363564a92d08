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

it("writes each of a few addresses at once", async () => {
  const { keepAddress } = await import("./address");
  for (const path of ["/a", "/b", "/c"]) keepAddress(path)();
  expect(written).toEqual(["/a", "/b", "/c"]);
});

it("of very many in a row writes the last a moment later", async () => {
  const { keepAddress } = await import("./address");
  const row = Array.from({ length: 20 }, (_, at) => `/${at}`);
  for (const path of [...row, "/lost", "/lost too"]) keepAddress(path)();
  keepAddress("/late");
  expect(written).toEqual(row);
  vi.advanceTimersByTime(400);
  expect(written).toEqual([...row, "/late"]);
  keepAddress("/again")();
  expect(written).toEqual([...row, "/late"]);
  vi.advanceTimersByTime(20 * 400);
  keepAddress("/rested");
  expect(written.slice(21)).toEqual(["/rested"]);
});

it("never writes more often than Safari allows", async () => {
  const { keepAddress } = await import("./address");
  let takeBack = () => {};
  for (let at = 0; at < 600; at++) {
    takeBack();
    takeBack = keepAddress(`/${at}`);
    vi.advanceTimersByTime(50);
  }
  expect(written.length).toBeLessThan(100);
});
