import { KANJI_NUMBERS, WRITTEN } from "../board/names";
import { parseSfen } from "../board/position";
import type { Language } from "../i18n/language";
import type { NotationChoice } from "../settings/store";
import type { Notation } from "../wire/Notation";
import type { Side } from "../wire/Side";

const chosen = (choice: NotationChoice, language: Language) =>
  choice === "auto" ? (({ ja: "ja", en: "western" } as const)[language as "ja" | "en"] ?? "zh") : choice;

/** The words of a move in the chosen notation. */
export function moveText(notation: Notation, usi: string, choice: NotationChoice, language: Language): string {
  switch (chosen(choice, language)) {
    case "ja":
      return notation.ja;
    case "zh":
      return language === "zh-Hant" ? notation.zh_hant : notation.zh_hans;
    case "western":
      return notation.western;
    default:
      return usi;
  }
}

/** A move without its leading mark, which is drawn instead. */
export function withoutMark(text: string): string {
  return text.replace(/^[▲△▽☗☖]/, "");
}

/** Whether a move is written in letters and digits alone, which are set in the page's own type. */
export const isLatin = (text: string): boolean => /^[ -~]+$/.test(text);

/** A move that was no move, in the chosen notation: with the square it came from, since the rules tell nothing. */
export function triedText(usi: string, sfen: string, side: Side, choice: NotationChoice, language: Language): string {
  const style = chosen(choice, language);
  const dropped = /^(\+?[A-Z])\*(..)$/.exec(usi);
  const from = dropped ? "" : usi.slice(0, 2);
  const to = dropped?.[2] ?? usi.slice(2, 4);
  const piece = (dropped?.[1] ?? parseSfen(sfen).pieces.get(from) ?? "").toUpperCase();
  if (style === "usi" || !piece) return usi;
  const promotes = usi.length === 5 && !dropped;
  if (style === "western") return `${piece}${from}${dropped ? "*" : "-"}${to}${promotes ? "+" : ""}`;
  const rank = "abcdefghi".indexOf(to[1] ?? "a");
  const file = style === "ja" ? "１２３４５６７８９"[Number(to[0]) - 1] : to[0];
  const written = WRITTEN[style === "ja" ? "ja" : language === "zh-Hant" ? "zh-Hant" : "zh-Hans"][piece] ?? piece;
  const origin = dropped ? "打" : `${promotes ? "成" : ""}(${from[0]}${"abcdefghi".indexOf(from[1] ?? "a") + 1})`;
  return `${side === "black" ? "▲" : "△"}${file}${KANJI_NUMBERS[rank]}${written}${origin}`;
}
