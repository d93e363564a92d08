import { sideName } from "../board/names";
import { other } from "../board/position";
import { family, language, t } from "../i18n/messages";
import { triedText } from "../moves/notation";
import { settings } from "../settings/store";
import type { GameView } from "../wire/GameView";

/** Who won, for the reader. */
export function endTitle(game: GameView): string {
  const { ending } = game;
  if (!ending) return "";
  if (!ending.winner) return t(ending.kind === "adjourned" ? "end-title-none" : "end-title-draw");
  if (game.yours.length === 1) return t(game.yours[0] === ending.winner ? "end-title-won" : "end-title-lost");
  return t("end-title-side", { side: sideName(ending.winner, game.handicap) });
}

/** Why, with the foul named and the points counted. */
export function endReason(game: GameView): string {
  const { ending } = game;
  if (!ending) return "";
  const parts = [family("end-", ending.kind)];
  if (ending.foul) parts.push(family("foul-", ending.foul));
  if (ending.points) parts.push(t("end-points", { black: ending.points.black, white: ending.points.white }));
  return parts.join(" · ");
}

/** The move that was a foul; it is not among the plies. */
export function foulWords(game: GameView): string {
  const { ending } = game;
  if (!ending?.foul_move) return "";
  const side = other(ending.winner ?? "white");
  const sfen = game.plies.at(-1)?.sfen ?? game.start_sfen;
  return triedText(ending.foul_move, sfen, side, settings.value.notation, language());
}
