import { OWN_GRADES } from "../newgame/grades";
import type { RoadGame } from "../wire/RoadGame";

/** A grade is so many points. */
const STEP = 100;

export interface GradeGraph {
  /** From left to right and from bottom to top, 0 to 1. */
  points: readonly { x: number; y: number; title: boolean }[];
  /** The grades in view, the weakest first, with the height of each one's middle. */
  bands: readonly { grade: string; y: number }[];
}

/**
 * The ratings after the games, oldest first, between whole grades: those that were reached and one on either side.
 * `firstStep` is the rating at which 15級 ends.
 */
export function gradeGraph(games: readonly RoadGame[], firstStep: number): GradeGraph {
  const bottom = firstStep - STEP;
  const ratings = games.map((game) => game.points);
  const indexOf = (points: number): number =>
    Math.min(OWN_GRADES.length - 1, Math.max(0, Math.floor((points - bottom) / STEP)));
  const indices = ratings.map(indexOf);
  const lowest = Math.max(0, Math.min(...indices, OWN_GRADES.length - 1) - 1);
  const highest = Math.min(OWN_GRADES.length - 1, Math.max(...indices, 0) + 1);
  const [low, high] = [bottom + lowest * STEP, bottom + (highest + 1) * STEP];
  const y = (points: number): number => Math.min(1, Math.max(0, (points - low) / (high - low)));
  const last = Math.max(1, games.length - 1);
  return {
    points: games.map((game, index) => ({ x: index / last, y: y(game.points), title: game.turn === "title" })),
    bands: OWN_GRADES.slice(lowest, highest + 1).map((grade, index) => ({
      grade,
      y: y(bottom + (lowest + index + 0.5) * STEP),
    })),
  };
}
