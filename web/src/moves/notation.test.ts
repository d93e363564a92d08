import { describe, expect, test } from "vitest";
import { triedText } from "./notation";

const START = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

describe("a foul in words", () => {
  const rows = [
    ["2c2e", "white", "auto", "ja", "△２五歩(23)"],
    ["2c2e", "white", "auto", "zh-Hans", "△2五步(23)"],
    ["2h2c+", "black", "auto", "zh-Hans", "▲2三飞成(28)"],
    ["2h2c+", "black", "auto", "en", "R2h-2c+"],
    ["P*5e", "black", "ja", "en", "▲５五歩打"],
    ["+B*5e", "black", "auto", "zh-Hant", "▲5五馬打"],
    ["P*5e", "black", "auto", "en", "P*5e"],
    ["2c2e", "white", "usi", "ja", "2c2e"],
    ["5e5d", "black", "auto", "ja", "5e5d"],
  ] as const;
  test.each(rows)("%s by %s, %s in %s", (usi, side, choice, language, words) => {
    expect(triedText(usi, START, side, choice, language)).toBe(words);
  });
});
