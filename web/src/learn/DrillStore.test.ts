import { describe, expect, it } from "vitest";
import { DrillStore, draw, type Question } from "./DrillStore";

const question = (right: string): Question => ({
  sfen: "9/9/9/9/9/9/9/9/9 b - 1",
  arrow: null,
  right,
  answers: ["a", "b"],
});

/** Numbers that look random and are the same each time. */
function dice(): () => number {
  let seed = 1;
  return () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}

describe("a drill", () => {
  it("draws each once", () => {
    const drawn = draw([1, 2, 3, 4, 5], 4, dice());
    expect(new Set(drawn).size).toBe(4);
    expect(draw([1, 2], 9, dice()).sort()).toEqual([1, 2]);
  });

  it("counts what was right, once a question, and the time from the first answer", () => {
    let now = 0;
    const told: { right: boolean; over: boolean }[] = [];
    const store = new DrillStore(
      [question("a"), question("b"), question("a")],
      () => now,
      (what) => told.push(what),
    );
    store.next();
    expect(store.at.value).toBe(0);
    store.answer("a");
    store.answer("b");
    expect(store.right.value).toBe(1);
    store.next();
    now = 2_000;
    store.answer("a");
    store.next();
    now = 3_500;
    store.answer("a");
    expect([store.right.value, store.over.value, store.seconds.value]).toEqual([2, true, 3.5]);
    store.next();
    expect(store.at.value).toBe(2);
    expect(told).toEqual([
      { right: true, over: false },
      { right: false, over: false },
      { right: true, over: true },
    ]);
  });
});
