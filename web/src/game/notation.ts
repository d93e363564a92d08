import type { Language } from "../i18n/language";
import type { NotationChoice } from "../settings/store";
import type { Notation } from "../wire/Notation";

/** The words of a move in the chosen notation. */
export function moveText(notation: Notation, usi: string, choice: NotationChoice, language: Language): string {
  const chosen = choice === "auto" ? (({ ja: "ja", en: "western" } as const)[language as "ja" | "en"] ?? "zh") : choice;
  switch (chosen) {
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
