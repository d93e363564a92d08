import { pieceName, squareName } from "../board/names";
import { parseSfen } from "../board/position";
import { family, language, t } from "../i18n/messages";
import { moveText } from "../moves/notation";
import { settings } from "../settings/store";
import type { Problem } from "../wire/Problem";
import type { TypedMove } from "../wire/TypedMove";
import type { Word } from "./SolveStore";

/** A move in the reader's notation. */
export const played = ({ notation, usi }: TypedMove): string =>
  moveText(notation, usi, settings.value.notation, language());

/** A line in the reader's notation. */
export const lineText = (line: readonly TypedMove[]): string => line.map(played).join(" ");

/** What is to be said of the last move; `sfen` is the position it is said of. */
export function wordText(word: Word, sfen: string, plies: number | null): string {
  switch (word.kind) {
    case "begin":
      return plies === null ? t("solve-begin-own") : t("solve-begin", { plies });
    case "not-check":
      return t("solve-not-check");
    case "no-mate":
      return t("report-no-mate");
    case "unsettled":
      return t("solve-unsettled");
    case "goes-on":
      return t(word.longer ? "solve-longer" : "solve-goes-on");
    case "refuted": {
      const how = family("solve-refuted-", word.how, { move: played(word.answer) });
      return word.why === null ? how : `${how} ${family("solve-why-", word.why)}`;
    }
    case "solved":
      if (word.longer) return t("solve-solved-longer", { plies: word.plies, shortest: plies ?? word.plies });
      return t(word.futile ? "solve-solved-futile" : "solve-solved", { plies: word.plies });
    case "hint": {
      if (word.whole) return t("solve-hint-move", { move: played(word.move) });
      const { usi } = word.move;
      if (usi[1] === "*") return t("solve-hint-drop", { piece: pieceName(usi[0] ?? "P") });
      const from = usi.slice(0, 2);
      const piece = parseSfen(sfen).pieces.get(from) ?? "P";
      return t("solve-hint-piece", { square: squareName(from), piece: pieceName(piece) });
    }
    case "shown":
      return t("solve-shown");
  }
}

/** Why a position is no problem, and what to change. */
export function refusalText({ kind, args }: Problem): string {
  const key = kind.replaceAll("_", "-");
  const { piece, side, square } = args;
  return t(key, {
    ...args,
    ...(piece && { piece: pieceName(piece) }),
    ...(side && { side: t(side === "black" ? "side-black" : "side-white") }),
    ...(square && { square: squareName(square) }),
  });
}
