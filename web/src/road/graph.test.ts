import { expect, it } from "vitest";
import type { RoadGame } from "../wire/RoadGame";
import { gradeGraph } from "./graph";

const game = (points: number, turn: RoadGame["turn"] = "advanced"): RoadGame => ({
  id: "x",
  at_ms: 0,
  ladder: "young-leaf",
  round: 0,
  opponent: { id: "kojika", grade: "15k", style: "yagura", rook_file: 2 },
  handicap: "even",
  side: "black",
  result: "win",
  continues: 0,
  rated: true,
  points,
  grade_before: "15k",
  grade: "15k",
  turn,
  moved_to: null,
});

it("shows the grades reached and one on either side", () => {
  const { bands, points } = gradeGraph([game(650), game(720), game(660, "title")], 500);
  expect(bands.map(({ grade }) => grade)).toEqual(["14k", "13k", "12k", "11k"]);
  expect(bands.map(({ y }) => y)).toEqual([0.125, 0.375, 0.625, 0.875]);
  expect(points.map(({ x, y, title }) => [x, Math.round(y * 1000), title])).toEqual([
    [0, 375, false],
    [0.5, 550, false],
    [1, 400, true],
  ]);
});

it("keeps within the scale at both ends, with one game or none", () => {
  expect(gradeGraph([game(400)], 500).bands.map(({ grade }) => grade)).toEqual(["15k", "14k"]);
  expect(gradeGraph([game(2_800)], 500).bands.map(({ grade }) => grade)).toEqual(["8d", "9d"]);
  expect(gradeGraph([game(2_800)], 500).points).toEqual([{ x: 0, y: 1, title: false }]);
  expect(gradeGraph([], 500).points).toEqual([]);
});
