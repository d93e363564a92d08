import { expect, it } from "vitest";
import type { RecordNode } from "../wire/RecordNode";
import type { RecordView } from "../wire/RecordView";
import { CHOSEN_ENDS, endName, moverOf, playerName, recordTitle, timeText } from "./words";

const node = (sfen: string | null, illegal: string | null): RecordNode => ({
  id: 1,
  parent: 0,
  ply: 1,
  usi: "7g7f",
  notation: null,
  sfen,
  check: false,
  comment: "",
  bookmark: null,
  marks: [],
  seconds: null,
  illegal,
  end: null,
});

it("a move's maker is told from the position after it, a foul's from the one before", () => {
  const white = "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2";
  expect(moverOf(node(white, null))).toBe("black");
  expect(moverOf(node(white, "nifu"))).toBe("white");
  expect(moverOf(node(null, null))).toBeNull();
});

it("of a header that stands twice the last value counts, and an empty one does not", () => {
  const headers = [
    { key: "下手", value: "甲" },
    { key: "先手", value: "乙" },
    { key: "先手", value: "" },
  ];
  expect(playerName(headers, "black")).toBe("乙");
  expect(playerName(headers, "white")).toBe("");
});

it("a record is called by its title, then its players, then its file", () => {
  const view = (headers: RecordView["headers"], file: string | null) =>
    ({ headers, source: { format: null, encoding: null, file, game: null } }) as unknown as RecordView;
  const players = [{ key: "先手", value: "甲" }];
  expect(recordTitle(view([...players, { key: "棋戦", value: "王座戦" }], "a.kif"))).toBe("王座戦");
  expect(recordTitle(view(players, "a.kif"))).toBe("甲 – ?");
  expect(recordTitle(view([], "a.kif"))).toBe("a.kif");
});

it.each([
  [7, "0:07"],
  [754, "12:34"],
  [3_600, "1:00:00"],
  [36_061, "10:01:01"],
])("%i seconds are %s", (seconds, text) => {
  expect(timeText(seconds)).toBe(text);
});

it("every end that can be chosen has a word, and an unknown one keeps its own", () => {
  expect(CHOSEN_ENDS).toHaveLength(13);
  for (const kind of CHOSEN_ENDS) expect(endName(kind)).not.toBe(kind);
  expect(endName("other", "雨天中止")).toBe("雨天中止");
});
