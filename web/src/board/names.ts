import { language, t } from "../i18n/messages";
import type { Side } from "../wire/Side";
import { type PieceText, sideOf } from "./position";

export const KANJI_NUMBERS = "一二三四五六七八九";

const TRADITIONAL: Record<string, string> = {
  K: "玉",
  R: "飛",
  B: "角",
  G: "金",
  S: "銀",
  N: "桂",
  L: "香",
  P: "歩",
  "+R": "竜",
  "+B": "馬",
  "+S": "成銀",
  "+N": "成桂",
  "+L": "成香",
  "+P": "と",
};

const SIMPLIFIED: Record<string, string> = {
  ...TRADITIONAL,
  R: "飞",
  S: "银",
  P: "步",
  "+R": "龙",
  "+B": "马",
  "+S": "成银",
  "+P": "成步",
};

const CHINESE: Record<string, string> = { ...TRADITIONAL, P: "步", "+R": "龍", "+P": "成步" };

const ENGLISH: Record<string, string> = {
  K: "term-king-gyoku",
  R: "term-rook",
  B: "term-bishop",
  G: "term-gold",
  S: "term-silver",
  N: "term-knight",
  L: "term-lance",
  P: "term-pawn",
  "+R": "term-dragon",
  "+B": "term-horse",
  "+S": "term-promoted-silver",
  "+N": "term-promoted-knight",
  "+L": "term-promoted-lance",
  "+P": "term-tokin",
};

/** Kinds of pieces as move lists write them. */
export const WRITTEN = { ja: TRADITIONAL, "zh-Hans": SIMPLIFIED, "zh-Hant": CHINESE } as const;

/** A kind of piece in the reader's language, as short as it goes. */
export function pieceName(piece: PieceText): string {
  const kind = piece.toUpperCase();
  switch (language()) {
    case "en":
      return t(ENGLISH[kind] ?? kind);
    case "zh-Hans":
      return SIMPLIFIED[kind] ?? kind;
    case "zh-Hant":
      return CHINESE[kind] ?? kind;
    default:
      return TRADITIONAL[kind] ?? kind;
  }
}

/** `7f` as the reader's language writes squares: `7六`. */
export function squareName(square: string): string {
  if (language() === "en") return square;
  return `${square[0]}${KANJI_NUMBERS["abcdefghi".indexOf(square[1] ?? "a")]}`;
}

/** What a screen reader says of a square. */
export function cellName(square: string, piece: PieceText | undefined): string {
  if (!piece) return t("cell-empty", { square: squareName(square) });
  return t("cell-piece", {
    square: squareName(square),
    side: sideOf(piece),
    piece: pieceName(piece),
  });
}

/** 先手/後手, or 上手/下手 in a handicap game. */
export function sideName(side: Side, handicap: string): string {
  if (handicap === "even") return t(side === "black" ? "side-black" : "side-white");
  return t(side === "black" ? "side-black-handicap" : "side-white-handicap");
}
