import { t } from "../i18n/messages";

/** 15級 … 1級, 初段 … 九段: what a person may call themselves. */
export const OWN_GRADES: readonly string[] = [
  ...Array.from({ length: 15 }, (_, index) => `${15 - index}k`),
  ...Array.from({ length: 9 }, (_, index) => `${index + 1}d`),
];

/** A grade's id in words. */
export function gradeName(id: string): string {
  if (id === "max") return t("grade-max");
  const n = Number.parseInt(id, 10);
  return t(id.endsWith("d") ? "grade-dan" : "grade-kyu", { n });
}

/** Steps from 15級: 0, 1, …; null for what is not on the scale. */
function rank(id: string): number | null {
  const index = OWN_GRADES.indexOf(id);
  return index < 0 ? null : index;
}

/** How far apart two grades are: above 0 when the second is the stronger; null when one is not known. */
export function gradeDifference(mine: string, theirs: string): number | null {
  const [a, b] = [rank(mine), rank(theirs)];
  return a === null || b === null ? null : b - a;
}
