import { sideName } from "../board/names";
import { t } from "../i18n/messages";
import type { ClockSetup } from "../wire/ClockSetup";
import type { NewGame } from "../wire/NewGame";
import { gradeName } from "./grades";

function span(seconds: number): string {
  if (seconds % 60 === 0 && seconds > 0) {
    const minutes = seconds / 60;
    return minutes % 60 === 0 ? t("hours", { n: minutes / 60 }) : t("minutes", { n: minutes });
  }
  return seconds > 60
    ? t("minutes", { n: Math.floor(seconds / 60) }) + t("seconds", { n: seconds % 60 })
    : t("seconds", { n: seconds });
}

/** A clock in words: `10分 + 30秒`. */
export function clockName(clock: ClockSetup | null): string {
  if (!clock) return t("clock-none");
  const parts = clock.main_s > 0 ? [span(clock.main_s)] : [];
  if (clock.periods > 0) parts.push(t("clock-periods", { n: clock.periods, length: span(clock.period_s) }));
  if (clock.byoyomi_s > 0) parts.push(t("clock-byoyomi", { length: span(clock.byoyomi_s) }));
  if (clock.increment_s > 0) parts.push(t("clock-increment", { length: span(clock.increment_s) }));
  const only = parts.length === 1 && clock.main_s > 0;
  return only ? t("clock-sudden", { length: parts[0] ?? "" }) : parts.join(" + ");
}

export function opponentName(game: NewGame): string {
  switch (game.opponent.kind) {
    case "engine":
      return t("opponent-engine-grade", { grade: gradeName(game.opponent.grade) });
    case "local":
      return t("opponent-local");
    default:
      return t("opponent-friend");
  }
}

export function sideChoiceName(game: NewGame): string {
  if (game.side === "furigoma") return t("term-furigoma");
  return sideName(game.side, game.handicap);
}
