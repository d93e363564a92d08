import { expect, it } from "vitest";
import { changed, filterPath, isDetailed, parseFilter } from "./filter";

const SFEN = "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w -";

it("a filter goes into the address and comes back", () => {
  const filter = { player: "羽生 & 谷川", min_moves: "100", position: SFEN };
  const path = filterPath(filter);
  expect(path).toMatch(/^\/records\?/);
  expect(parseFilter(new URL(path, "http://x").search)).toEqual(filter);
  expect(filterPath({})).toBe("/records");
});

it("what is unknown or empty is no filter", () => {
  expect(parseFilter("?player=&evil=1&q=%20%20")).toEqual({});
});

it("an emptied field takes its part away and leaves the rest", () => {
  expect(changed({ q: "a", player: "b" }, { q: " " })).toEqual({ player: "b" });
  expect(isDetailed({ q: "a", position: SFEN })).toBe(false);
  expect(isDetailed({ game: "g", sort: "date_asc" })).toBe(false);
  expect(isDetailed({ result: "draw" })).toBe(true);
});
