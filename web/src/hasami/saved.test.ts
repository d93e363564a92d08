import { beforeEach, expect, it, vi } from "vitest";
import { dropGame, FIRST, keepGame, keptGames, MOST_KEPT, parseGames } from "./saved";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

it("puts games aside, newest first, each once, and takes them out again", () => {
  keepGame({ setup: FIRST, moves: ["5i5e"] }, 1);
  keepGame({ setup: { ...FIRST, level: null }, moves: [] }, 2);
  expect(keepGame({ setup: FIRST, moves: ["5i5e"] }, 3).map(({ at }) => at)).toEqual([3, 2]);
  expect(keptGames().map(({ at }) => at)).toEqual([3, 2]);
  expect(dropGame(3).map(({ at }) => at)).toEqual([2]);
});

it("keeps so many and no more", () => {
  for (let at = 1; at <= MOST_KEPT + 3; at++)
    keepGame({ setup: FIRST, moves: [`5i5${"abcdefgh"[at % 8]}`, `1a${(at % 9) + 1}a`] }, at);
  expect(keptGames()).toHaveLength(MOST_KEPT);
  expect(keptGames()[0]?.at).toBe(MOST_KEPT + 3);
});

it("leaves out what is no game", () => {
  expect(parseGames("nonsense")).toEqual([]);
  expect(parseGames('{"at":1}')).toEqual([]);
  expect(parseGames(JSON.stringify([null, 1, { at: 1 }, { at: "1", setup: FIRST, moves: [] }]))).toEqual([]);
  expect(parseGames(JSON.stringify([{ at: 4, setup: FIRST, moves: ["5i5e"] }]))).toHaveLength(1);
});
