import { expect, it, vi } from "vitest";
import { ApiError } from "../api/http";
import type { addRecords } from "../api/records";
import type { RecordAdded } from "../wire/RecordAdded";
import { Importing } from "./Importing";

const game = (already: boolean, warnings = 0) =>
  ({ already, warnings: Array.from({ length: warnings }, () => ({})) }) as unknown as RecordAdded;

const file = (name: string) => ({ name, content: name });

it("counts games, doubles, warnings and files without a game", async () => {
  const add = (async (_content, name) => {
    if (name === "bad") throw new ApiError({ kind: "no_game", args: { line: "1" } });
    return { records: name === "many" ? [game(false), game(true, 2)] : [game(false)], refused: null };
  }) as typeof addRecords;
  const importing = new Importing(add);
  await importing.run(["one", "many", "bad"].map(file));
  expect(importing.progress.value).toEqual({
    files: 3,
    done: 3,
    added: 2,
    already: 1,
    warned: 1,
    failures: [{ name: "bad", problem: { kind: "no_game", args: { line: "1" } } }],
    running: false,
  });
  importing.close();
  expect(importing.progress.value).toBeNull();
});

it("waits where the server asks for it", async () => {
  vi.useFakeTimers();
  let calls = 0;
  const add = (async () => {
    calls++;
    if (calls < 3) throw new ApiError({ kind: "too_fast", args: {} });
    return { records: [game(false)], refused: null };
  }) as unknown as typeof addRecords;
  const importing = new Importing(add);
  const done = importing.run([file("one")]);
  await vi.advanceTimersByTimeAsync(5_000);
  await done;
  expect(importing.progress.value?.added).toBe(1);
  expect(importing.progress.value?.failures).toEqual([]);
  vi.useRealTimers();
});

it("takes more files while it runs, and stops when told to", async () => {
  const waiting: (() => void)[] = [];
  const add = ((_content, name, signal) =>
    new Promise((resolve, reject) => {
      waiting.push(() => resolve({ records: [game(false)], refused: null }));
      signal?.addEventListener("abort", () => reject(new Error(`stopped at ${name}`)));
    })) as typeof addRecords;
  const importing = new Importing(add);
  const first = importing.run(["a", "b", "c"].map(file));
  const second = importing.run([file("d")]);
  expect(importing.progress.value?.files).toBe(4);
  waiting[0]?.();
  await vi.waitFor(() => expect(importing.progress.value?.done).toBe(1));
  importing.cancel();
  await Promise.all([first, second]);
  expect(importing.progress.value?.running).toBe(false);
  expect(importing.progress.value?.done).toBe(1);
});
