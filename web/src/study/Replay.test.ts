import { signal } from "@preact/signals";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Replay } from "./Replay";

const at = signal(1);
const line = signal([0, 1, 2, 3]);
const replay = new Replay({
  at,
  line,
  step: (by) => {
    at.value = Math.min(at.value + by, 3);
  },
  first: () => {
    at.value = 0;
  },
});

beforeEach(() => {
  vi.useFakeTimers();
  at.value = 1;
});

afterEach(() => {
  replay.stop();
  vi.useRealTimers();
});

it("walks to the end of the line at its pace, and stops there", () => {
  replay.start("fast");
  vi.advanceTimersByTime(1_500);
  expect([at.value, replay.speed.value]).toEqual([2, "fast"]);
  vi.advanceTimersByTime(10_000);
  expect([at.value, replay.speed.value]).toEqual([3, null]);
  replay.start("slow");
  expect(at.value).toBe(0);
  vi.advanceTimersByTime(3_500);
  expect(at.value).toBe(1);
});

it("stops when a hand goes elsewhere", () => {
  replay.start("fast");
  vi.advanceTimersByTime(1_100);
  at.value = 0;
  vi.advanceTimersByTime(5_000);
  expect([at.value, replay.speed.value]).toEqual([0, null]);
});
