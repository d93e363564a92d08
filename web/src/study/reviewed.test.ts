import { describe, expect, it } from "vitest";
import { treeOf } from "../record/tree";
import type { RecordNode } from "../wire/RecordNode";
import type { Review } from "../wire/Review";
import type { ReviewMove } from "../wire/ReviewMove";
import { soundPrefs } from "./prefs";
import { classesOf, deedsOf, fitting, mainLine, merged, nextTold, pointsOf, spentBy, timesOf } from "./reviewed";

const node = (id: number, parent: number | null, usi: string | null, more: Partial<RecordNode> = {}): RecordNode => ({
  id,
  parent,
  ply: id,
  usi,
  notation: null,
  sfen: null,
  check: false,
  comment: "",
  bookmark: null,
  marks: [],
  seconds: null,
  illegal: null,
  end: null,
  ...more,
});

const move = (ply: number, usi: string, more: Partial<ReviewMove> = {}): ReviewMove => ({
  ply,
  side: ply % 2 === 1 ? "black" : "white",
  usi,
  best: null,
  score: { cp: ply * 100, mate: null, chance: 0.6 },
  class: "best",
  lost: 0,
  better: [],
  expected: [],
  missed_mate: null,
  allows_mate: null,
  threat: null,
  brinkmate: null,
  missed_brinkmate: null,
  reasons: [],
  notices: [],
  ...more,
});

const MOVES = [
  move(1, "7g7f"),
  move(2, "3c3d", { class: "blunder", lost: 0.3 }),
  move(3, "2g2f", { score: null, class: null }),
  move(4, "8c8d", { missed_mate: { plies: 3, line: [] } }),
];

const review = (moves: ReviewMove[], more: Partial<Review> = {}): Review => ({
  run: "a",
  state: "running",
  ahead: null,
  failure: null,
  engine: "E",
  nodes: 1000,
  total: 4,
  start: { cp: 0, mate: null, chance: 0.5 },
  known: 0,
  moves,
  ...more,
});

const TREE = treeOf([
  node(0, null, null),
  node(1, 0, "7g7f"),
  node(2, 1, "3c3d"),
  node(3, 2, "2g2f"),
  node(5, 3, null, { end: { kind: "resign", word: null, winner: "black" } }),
  node(4, 1, "8c8d"),
]);

describe("a review", () => {
  it("is put to the main line as far as that is the one reviewed", () => {
    const line = mainLine(TREE);
    expect(line.map(({ id }) => id)).toEqual([0, 1, 2, 3]);
    expect(fitting(line, MOVES)).toBe(3);
    expect(fitting(line, [move(1, "2g2f")])).toBe(0);
    expect([...classesOf(TREE, review(MOVES))]).toEqual([[2, "blunder"]]);
    expect(classesOf(TREE, null).size).toBe(0);
  });

  it("makes a graph with holes where nothing is known", () => {
    expect(pointsOf(review(MOVES), 4, "chance").map(({ ply, height }) => [ply, height])).toEqual([
      [0, 0.5],
      [1, 0.6],
      [2, 0.6],
      [4, 0.6],
    ]);
    const steep = review([move(1, "7g7f", { score: { cp: 29_999, mate: null, chance: 1 } })]);
    expect(pointsOf(steep, 1, "cp").map(({ height }) => height)).toEqual([0.5, 1]);
  });

  it("counts what each side did", () => {
    expect(deedsOf(MOVES, "black").counts.best).toBe(1);
    const white = deedsOf(MOVES, "white");
    expect([white.counts.blunder, white.counts.best, white.lost]).toEqual([1, 1, 15]);
    expect(deedsOf([], "black").lost).toBe(0);
  });

  it("is walked from fault to fault", () => {
    expect([nextTold(MOVES, 0, 1), nextTold(MOVES, 2, 1), nextTold(MOVES, 4, 1)]).toEqual([2, 4, null]);
    expect([nextTold(MOVES, 4, -1), nextTold(MOVES, 2, -1)]).toEqual([2, null]);
  });

  it("grows by what is new, and begins anew with another run", () => {
    const some = review(MOVES.slice(0, 2));
    const more = review(MOVES.slice(2), { known: 2, state: "done" });
    expect(merged(some, more)?.moves.map(({ ply }) => ply)).toEqual([1, 2, 3, 4]);
    expect(merged(some, more)?.state).toBe("done");
    expect(merged(some, review([], { run: "b" }))?.moves).toEqual([]);
    expect(merged(some, null)).toBe(null);
  });
});

it("choices that are none are not kept", () => {
  const kept = soundPrefs({ lines: 9, view: "above" as never, graph: "cp", nodes: 1 as never, engine: true });
  const cards = { engine: true, review: false, games: false };
  expect(kept).toEqual({
    ...cards,
    lines: 3,
    view: "black",
    graph: "cp",
    nodes: 100_000,
    own: "",
    reviewer: "",
    more: [],
  });
});

it("adds up what each side took, as far as it is told", () => {
  const line = [
    node(0, null, null),
    ...[5, null, 60, 7].map((seconds, index) => ({
      ...node(index + 1, index, "7g7f"),
      sfen: `9/9/9/9/9/9/9/9/9 ${index % 2 === 0 ? "w" : "b"} - 1`,
      seconds,
    })),
  ];
  const times = timesOf(line);
  expect(times.map(({ ply }) => ply)).toEqual([1, 3, 4]);
  expect([spentBy(times, "black"), spentBy(times, "white")]).toEqual([65, 7]);
  expect(timesOf([node(0, null, null)])).toEqual([]);
});
