import { childrenOf, type Tree } from "../record/tree";
import { moverOf } from "../record/words";
import type { RecordNode } from "../wire/RecordNode";
import type { Review } from "../wire/Review";
import type { ReviewMove } from "../wire/ReviewMove";
import type { Side } from "../wire/Side";
import type { StudyScore } from "../wire/StudyScore";

/** How good a move was. */
export const CLASSES = ["forced", "best", "good", "doubtful", "mistake", "blunder"] as const;
export type MoveClass = (typeof CLASSES)[number];

export const BAD: readonly string[] = ["doubtful", "mistake", "blunder"];

/** The nodes of the main line's moves, the start first. */
export function mainLine(tree: Tree): RecordNode[] {
  const line: RecordNode[] = [];
  for (let node = tree.nodes.get(tree.root); node; node = tree.nodes.get(childrenOf(tree, node.id)[0] ?? -1)) {
    if (node.end !== null || node.illegal !== null) break;
    line.push(node);
  }
  return line;
}

/** How many moves of a review are still those of the main line. */
export function fitting(line: readonly RecordNode[], moves: readonly ReviewMove[]): number {
  const wrong = moves.findIndex((move, index) => line[index + 1]?.usi !== move.usi);
  return wrong < 0 ? moves.length : wrong;
}

/** The nodes of bad moves, with how bad each is. */
export function classesOf(tree: Tree, review: Review | null): ReadonlyMap<number, string> {
  if (!review) return new Map();
  const line = mainLine(tree);
  const found = new Map<number, string>();
  for (const move of review.moves.slice(0, fitting(line, review.moves))) {
    const node = line[move.ply];
    if (node && move.class !== null && BAD.includes(move.class)) found.set(node.id, move.class);
  }
  return found;
}

/** A point of the graph: after so many moves, between 0 (White has won) and 1. */
export interface Point {
  ply: number;
  height: number;
  score: StudyScore;
}

/** Centipawns at the edges of the graph. */
const EDGE = 2_000;

export function pointsOf(review: Review, fits: number, graph: "chance" | "cp"): Point[] {
  const scores = [review.start, ...review.moves.slice(0, fits).map(({ score }) => score)];
  return scores.flatMap((score, ply) => {
    if (!score) return [];
    const height = graph === "chance" ? score.chance : Math.min(1, Math.max(0, (score.cp + EDGE) / (2 * EDGE)));
    return [{ ply, height, score }];
  });
}

/** What a move took. */
export interface Spent {
  ply: number;
  side: Side;
  seconds: number;
}

/** The moves of a line whose times are told. */
export function timesOf(line: readonly RecordNode[]): Spent[] {
  return line.flatMap((node, ply) => {
    const side = moverOf(node);
    return side === null || node.seconds === null ? [] : [{ ply, side, seconds: node.seconds }];
  });
}

/** What a side took in all, in seconds. */
export const spentBy = (times: readonly Spent[], side: Side): number =>
  times.reduce((sum, spent) => sum + (spent.side === side ? spent.seconds : 0), 0);

/** How a side did: moves by class, and what a move gave away on average, in percent. */
export interface Deeds {
  counts: Record<MoveClass, number>;
  lost: number;
}

export function deedsOf(moves: readonly ReviewMove[], side: Side): Deeds {
  const own = moves.filter((move) => move.side === side && move.class !== null);
  const counts = Object.fromEntries(
    CLASSES.map((kind) => [kind, own.filter((move) => move.class === kind).length]),
  ) as Deeds["counts"];
  const lost = own.reduce((sum, move) => sum + (move.class === "forced" ? 0 : move.lost), 0);
  return { counts, lost: own.length === 0 ? 0 : (lost / own.length) * 100 };
}

/** Whether a move is worth going to: bad, or something was missed. */
export const isTold = (move: ReviewMove): boolean =>
  BAD.includes(move.class ?? "") || move.missed_mate !== null || move.missed_brinkmate !== null;

/** The next move worth going to before or after a ply; null where there is none. */
export function nextTold(moves: readonly ReviewMove[], ply: number, by: 1 | -1): number | null {
  const told = moves.filter(isTold).map((move) => move.ply);
  return (by > 0 ? told.find((at) => at > ply) : told.findLast((at) => at < ply)) ?? null;
}

/** What is new of a review, put to what is known of it. */
export function merged(known: Review | null, news: Review | null): Review | null {
  if (!news || !known || known.run !== news.run || news.known === 0) return news;
  return { ...news, known: 0, moves: [...known.moves.slice(0, news.known), ...news.moves] };
}
