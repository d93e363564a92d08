import { sideName } from "../board/names";
import { t } from "../i18n/messages";
import { gradeName } from "../newgame/grades";
import type { SeatView } from "../wire/SeatView";
import type { Side } from "../wire/Side";

/** The name of whoever sits there, with the defaults of the reader's language. */
export function seatName(seat: SeatView, side: Side, handicap: string, yours: readonly Side[]): string {
  if (seat.name) return seat.name;
  if (seat.kind === "engine") return t("seat-engine");
  if (seat.kind === "open") return t("seat-open");
  if (yours.length === 1 && yours[0] === side) return t("you");
  return yours.length === 1 ? t("seat-friend") : sideName(side, handicap);
}

/** 先手 · 5級: the line under the name; a side that stands for a name is not said twice. */
export function seatLine(seat: SeatView, side: Side, handicap: string, name: string): string {
  const parts = [sideName(side, handicap)].filter((part) => part !== name);
  if (seat.grade) parts.push(gradeName(seat.grade));
  if (seat.kind === "human" && !seat.present) parts.push(t("seat-away"));
  return parts.join(" · ");
}
