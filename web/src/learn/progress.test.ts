import { expect, it } from "vitest";
import { doneOf, parseProgress } from "./progress";

it("what is not ours is passed over", () => {
  for (const text of [null, "", "[1]", "null", '{"done":{"A B":["x"]}}', '{"done":{"king":"walk"},"best":{"a":-1}}']) {
    const { done, best } = parseProgress(text);
    expect([done.size, best.size], String(text)).toEqual([0, 0]);
  }
  const kept = parseProgress('{"done":{"king":["walk","walk",7,"<b>"]},"best":{"mino-build":12.5}}');
  expect(doneOf(kept, "king")).toBe(1);
  expect(doneOf(kept, "gold")).toBe(0);
  expect(kept.best.get("mino-build")).toBe(12.5);
});
