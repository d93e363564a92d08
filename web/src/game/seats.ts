import { useEffect } from "preact/hooks";
import { sideName } from "../board/names";
import { family, has, speakOf, t } from "../i18n/messages";
import { gradeName } from "../newgame/grades";
import type { Character } from "../wire/Character";
import type { SeatView } from "../wire/SeatView";
import type { Side } from "../wire/Side";
import type { Sides } from "../wire/Sides";

/** Fetches the words for the names of those whom the computer plays, where there are any. */
export function useCharacters(seats: Sides<SeatView> | undefined): void {
  const any = Boolean(seats?.black.character ?? seats?.white.character);
  useEffect(() => {
    if (any) void speakOf("road");
  }, [any]);
}

const isNamed = (character: Character | null): character is Character =>
  character !== null && has(`road-name-${character.id}`);

/** The name of whoever sits there, with the defaults of the reader's language. */
export function seatName(seat: SeatView, side: Side, handicap: string, yours: readonly Side[]): string {
  if (seat.name) return seat.name;
  if (isNamed(seat.character)) return family("road-name-", seat.character.id);
  if (seat.kind === "engine") return t("seat-engine");
  if (seat.kind === "open") return t("seat-open");
  if (yours.length === 1 && yours[0] === side) return t("you");
  return yours.length === 1 ? t("seat-friend") : sideName(side, handicap);
}

/** 先手 · 5級: the line under the name; a side that stands for a name is not said twice. */
export function seatLine(seat: SeatView, side: Side, handicap: string, name: string): string {
  const parts = [sideName(side, handicap)].filter((part) => part !== name);
  if (seat.grade) parts.push(gradeName(seat.grade));
  if (isNamed(seat.character)) parts.push(family("road-style-", seat.character.style));
  if (seat.kind === "human" && !seat.present) parts.push(t("seat-away"));
  return parts.join(" · ");
}
