import { expect, it } from "vitest";
import { parseRoute } from "../app/router";
import { moveText, withoutMark } from "../moves/notation";
import { pickLanguage } from "./language";

it.each([
  [["zh-CN", "en"], "zh-Hans"],
  [["zh"], "zh-Hans"],
  [["zh-TW"], "zh-Hant"],
  [["zh-Hant-HK"], "zh-Hant"],
  [["zh-Hans-HK"], "zh-Hans"],
  [["fr", "ja-JP"], "ja"],
  [["de", "fr"], "en"],
  [[], "en"],
])("of %j we speak %s", (wanted, spoken) => {
  expect(pickLanguage(wanted)).toBe(spoken);
});

it("addresses name pages", () => {
  const at = (path: string) => parseRoute(new URL(path, "http://127.0.0.1"));
  expect(at("/")).toEqual({ page: "play" });
  expect(at("/game/a%20b")).toEqual({ page: "game", id: "a b" });
  expect(at("/join/x?token=t")).toEqual({ page: "join", id: "x", token: "t" });
  expect(at("/games")).toEqual({ page: "games" });
  expect(at("/records?q=a")).toEqual({ page: "records", query: "?q=a" });
  expect(at("/record/x?node=3")).toEqual({ page: "record", id: "x" });
  expect(at("/record/%E0%A4%A")).toEqual({ page: "record", id: "%E0%A4%A" });
  expect(at("/game/a/b").page).toBe("unknown");
  expect(at("/nowhere").page).toBe("unknown");
});

it("moves are written as chosen, or as the language does", () => {
  const notation = { ja: "▲７六歩", zh_hans: "▲7六步", zh_hant: "▲7六步 ", western: "P-7f" };
  expect(moveText(notation, "7g7f", "auto", "ja")).toBe("▲７六歩");
  expect(moveText(notation, "7g7f", "auto", "en")).toBe("P-7f");
  expect(moveText(notation, "7g7f", "auto", "zh-Hans")).toBe("▲7六步");
  expect(moveText(notation, "7g7f", "zh", "zh-Hant")).toBe("▲7六步 ");
  expect(moveText(notation, "7g7f", "usi", "ja")).toBe("7g7f");
  expect(withoutMark("△同歩")).toBe("同歩");
});
