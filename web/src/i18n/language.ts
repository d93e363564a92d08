/** The languages every message is written in. */
export const LANGUAGES = ["zh-Hans", "zh-Hant", "ja", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  "zh-Hans": "简体中文",
  "zh-Hant": "繁體中文",
  ja: "日本語",
  en: "English",
};

/** The first of a browser's languages that we speak; English for none of them. */
export function pickLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const [primary = "", ...rest] = tag.toLowerCase().split("-");
    if (primary === "ja") return "ja";
    if (primary === "en") return "en";
    if (primary === "zh") {
      const traditional = rest.some((part) => ["hant", "tw", "hk", "mo"].includes(part));
      return traditional && !rest.includes("hans") ? "zh-Hant" : "zh-Hans";
    }
  }
  return "en";
}
