import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const ROOT = new URL("../../", import.meta.url);
const LANGUAGES = ["zh-Hans", "zh-Hant", "ja", "en"] as const;
type Language = (typeof LANGUAGES)[number];
const COLUMNS: Record<Language, number> = { "zh-Hans": 1, "zh-Hant": 2, ja: 3, en: 5 };

/** What stands in brackets is another word that readers know. */
const label = (text: string): string => text.replace(/ *[（(][^）)]*[）)] */g, " ").trim();

const rows = readFileSync(new URL("testdata/glossary.tsv", ROOT), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .slice(1)
  .map((line) => line.split("\t"));

/** Every term by its id, as message ids write it, with its label in each language. */
const terms = new Map(
  rows.map((cells) => [
    cells[0]?.replaceAll("_", "-") ?? "",
    Object.fromEntries(LANGUAGES.map((language) => [language, label(cells[COLUMNS[language]] ?? "")])) as Record<
      Language,
      string
    >,
  ]),
);

function messages(language: Language): Map<string, string> {
  const folder = new URL(`locales/${language}/`, ROOT);
  const found = new Map<string, string>();
  for (const file of readdirSync(folder)) {
    const text = readFileSync(new URL(file, folder), "utf8");
    for (const [, id, value] of text.matchAll(/^([a-z][a-z0-9-]*) = (.*)$/gm)) found.set(id ?? "", value ?? "");
  }
  return found;
}

const said = Object.fromEntries(LANGUAGES.map((language) => [language, messages(language)])) as Record<
  Language,
  Map<string, string>
>;

/** Messages that say a term in Japanese and something else in Chinese, and why. */
const OTHERS: Record<string, string> = {
  "foul-dead-end": "the drop of such a piece, which Japanese does not say",
  "lesson-fouls-late-a": "an answer: judged lost",
  "lesson-mate-really-a": "an answer: yes",
  "opening-kakugawari": "the name in the table of openings",
  "report-title": "the examination of a composed problem",
};

describe("glossary", () => {
  it("is there as a whole", () => {
    expect(terms.size).toBeGreaterThan(180);
    for (const [id, labels] of terms) for (const language of LANGUAGES) expect(labels[language], id).not.toBe("");
  });

  it.each(LANGUAGES)("%s has every term by its label, and no other terms", (language) => {
    const found = [...said[language]].filter(([id]) => id.startsWith("term-")).map(([id, text]) => [id.slice(5), text]);
    const wanted = [...terms].map(([id, labels]) => [id, labels[language]]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wanted));
  });

  it("a message that is a term in Japanese is that term in both kinds of Chinese", () => {
    const byLabel = new Map<string, Record<Language, string>[]>();
    for (const labels of terms.values()) byLabel.set(labels.ja, [...(byLabel.get(labels.ja) ?? []), labels]);
    const wrong: string[] = [];
    for (const [id, text] of said.ja) {
      const meant = byLabel.get(text);
      if (!meant || id.startsWith("term-") || id in OTHERS) continue;
      for (const language of ["zh-Hans", "zh-Hant"] as const) {
        const mine = said[language].get(id) ?? "";
        if (!meant.some((labels) => labels[language] === mine)) {
          wrong.push(`${id}: ${language} says ${mine}, the glossary ${meant.map((labels) => labels[language])}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it("every exception is one", () => {
    const byLabel = new Set([...terms.values()].map((labels) => labels.ja));
    expect(Object.keys(OTHERS).filter((id) => !byLabel.has(said.ja.get(id) ?? ""))).toEqual([]);
  });

  it("another word for a check stands at most in brackets", () => {
    const wrong = [...said["zh-Hant"]].filter(
      // Proverbs are quoted as they are known.
      ([id, text]) => !id.startsWith("proverb-") && /(?<!（)將軍/.test(text),
    );
    expect(wrong).toEqual([]);
  });
});
