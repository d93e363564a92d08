import type { DrawShape } from "shogiground/draw";
import type { Key } from "shogiground/types";
import { family, t } from "../i18n/messages";
import type { RecordMark } from "../wire/RecordMark";
import type { RecordMarkColor } from "../wire/RecordMarkColor";
import { squareName } from "./names";

/** Every colour, in the order of the modifier keys that choose it. */
export const MARK_COLORS: readonly RecordMarkColor[] = ["green", "red", "blue", "yellow"];

const BRUSHES = ["primary", "alternative0", "alternative1", "alternative2"] as const;

/** Arrows and circles that are kept, and how more of them are drawn. */
export interface Drawing {
  marks: readonly RecordMark[];
  /** The colour drawn with where the board takes nothing but drawing; null where pieces are moved. */
  color: RecordMarkColor | null;
  /** Draws a mark, or takes one away that is there. */
  draw: (mark: RecordMark) => void;
}

/** The marks as the board draws them. */
export function shapesOf(marks: readonly RecordMark[]): DrawShape[] {
  return marks.map(({ from, to, color }) => ({
    orig: from as Key,
    dest: to as Key,
    brush: BRUSHES[MARK_COLORS.indexOf(color)] ?? "primary",
  }));
}

/** The mark that a hand has drawn; null for one that begins or ends on a komadai. */
export function markOf(shape: DrawShape, chosen: RecordMarkColor | null): RecordMark | null {
  const { orig, dest, brush } = shape;
  if (typeof orig !== "string" || typeof dest !== "string") return null;
  const held = MARK_COLORS[BRUSHES.indexOf(brush as (typeof BRUSHES)[number])] ?? "green";
  // A modifier key means its colour, whatever is chosen.
  return { from: orig, to: dest, color: held === "green" && chosen ? chosen : held };
}

const sameWay = (one: RecordMark, other: RecordMark): boolean => one.from === other.from && one.to === other.to;

/** The marks after one more is drawn: one that is there goes, another colour takes its place. */
export function toggled(marks: readonly RecordMark[], mark: RecordMark): RecordMark[] {
  const there = marks.some((one) => sameWay(one, mark) && one.color === mark.color);
  const rest = marks.filter((one) => !sameWay(one, mark));
  return there ? rest : [...rest, mark];
}

const isCircle = ({ from, to }: RecordMark): boolean => from === to;

/** A mark in words. */
export function markWords(mark: RecordMark): string {
  const color = family("mark-", mark.color);
  if (isCircle(mark)) return t("mark-circle", { square: squareName(mark.from), color });
  return t("mark-arrow", { from: squareName(mark.from), to: squareName(mark.to), color });
}

/** All marks in words, circles first. */
export function marksWords(marks: readonly RecordMark[]): string {
  const sorted = [...marks.filter(isCircle), ...marks.filter((mark) => !isCircle(mark))];
  return sorted.map(markWords).join(" · ");
}
