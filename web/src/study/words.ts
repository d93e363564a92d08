import { sideName } from "../board/names";
import { language, t } from "../i18n/messages";
import { moveText } from "../moves/notation";
import { settings } from "../settings/store";
import type { LineMove } from "../wire/LineMove";
import type { Side } from "../wire/Side";
import type { StudyScore } from "../wire/StudyScore";
import { prefs } from "./prefs";

/** A move in the reader's notation. */
export const moveWords = ({ notation, usi }: LineMove): string =>
  moveText(notation, usi, settings.value.notation, language());

const signed = (positive: boolean, text: string): string => `${positive ? "+" : "−"}${text}`;

/** A score as short as it can be said, from Black or from the side to move as chosen; `+35`, `−4手詰`. */
export function scoreText(score: StudyScore, mover: Side): string {
  const turned = prefs.value.view === "mover" && mover === "white";
  if (score.mate) {
    const { winner, plies } = score.mate;
    const text = plies === 0 ? t("engine-mate-unknown") : t("engine-mate", { plies });
    return signed((winner === "black") !== turned, text);
  }
  const cp = turned ? -score.cp : score.cp;
  return cp === 0 ? "0" : signed(cp > 0, String(Math.abs(cp)));
}

/** A score in a sentence, from Black: who mates, or centipawns and the chance to win. */
export function scoreWords(score: StudyScore, handicap: string): string {
  if (score.mate) {
    const side = sideName(score.mate.winner, handicap);
    const { plies } = score.mate;
    return plies === 0 ? t("review-mates", { side }) : t("review-mates-in", { side, plies });
  }
  const text = score.cp === 0 ? "0" : signed(score.cp > 0, String(Math.abs(score.cp)));
  const percent = Math.round(score.chance * 100);
  return t("review-score", { score: text, side: sideName("black", handicap), percent });
}

/** Numbers of positions: `1.2M`, `120万`. */
export const countText = (count: number): string =>
  new Intl.NumberFormat(language(), { notation: "compact", maximumFractionDigits: 1 }).format(count);
