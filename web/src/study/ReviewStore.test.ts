import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "../api/http";
import type { Review } from "../wire/Review";
import type { ReviewAnswer } from "../wire/ReviewAnswer";
import { ReviewStore } from "./ReviewStore";

const review = (run: string, state: Review["state"], count: number, known = 0): ReviewAnswer => ({
  review: {
    run,
    state,
    ahead: null,
    failure: null,
    engine: "E",
    nodes: 1,
    total: 9,
    start: null,
    known,
    moves: Array.from({ length: count }, (_, index) => ({ ply: known + index + 1 })) as Review["moves"],
  },
});

/** Questions wait until they are answered. */
let waiting: { run: string; after: number; answer: (answer: ReviewAnswer | ApiError) => void }[];
const later = (run: string, after: number): Promise<ReviewAnswer> =>
  new Promise((resolve, reject) => {
    waiting.push({ run, after, answer: (given) => (given instanceof ApiError ? reject(given) : resolve(given)) });
  });
const problems: string[] = [];
let store: ReviewStore;

/** Lets promises and timers run. */
const pass = (ms = 200) => vi.advanceTimersByTimeAsync(ms);
const answer = async (given: ReviewAnswer | ApiError) => {
  waiting.shift()?.answer(given);
  await pass();
};

beforeEach(() => {
  vi.useFakeTimers();
  waiting = [];
  problems.length = 0;
  store = new ReviewStore("id", ({ kind }) => problems.push(kind), {
    getReview: (_, run, after) => later(run, after),
    startReview: () => later("start", 0),
    stopReview: () => later("stop", 0),
  });
});

afterEach(() => {
  store.close();
  vi.useRealTimers();
});

it("follows a review until it is done", async () => {
  void store.open();
  await answer({ review: null });
  expect([store.known.value, store.review.value, waiting.length]).toEqual([true, null, 0]);
  void store.start(5);
  await answer(review("a", "running", 0));
  expect(waiting).toMatchObject([{ run: "a", after: 0 }]);
  await answer(review("a", "running", 2));
  expect(waiting).toMatchObject([{ run: "a", after: 2 }]);
  await answer(new ApiError({ kind: "unreachable", args: {} }));
  await pass(2_000);
  expect(waiting).toMatchObject([{ run: "a", after: 2 }]);
  await answer(review("a", "done", 1, 2));
  expect(store.review.value?.moves.map(({ ply }) => ply)).toEqual([1, 2, 3]);
  expect([store.running.value, waiting.length, problems]).toEqual([false, 0, []]);
});

it("an answer from before the stop changes nothing", async () => {
  void store.start(5);
  await answer(review("a", "running", 1));
  void store.stop();
  await pass();
  const [old, stopped] = waiting.splice(0);
  stopped?.answer(review("a", "stopped", 3));
  await pass();
  old?.answer(review("a", "running", 1, 1));
  await pass();
  expect([store.review.value?.state, store.review.value?.moves.length, waiting.length]).toEqual(["stopped", 3, 0]);
});

it("says why a review cannot be made", async () => {
  void store.start(5);
  await answer(new ApiError({ kind: "server_busy", args: {} }));
  expect([problems, store.busy.value]).toEqual([["server_busy"], false]);
});
