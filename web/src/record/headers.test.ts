import { describe, expect, it } from "vitest";
import { askedRow, formOf, headersOf, nameKeys, otherRows } from "./headers";

const read = [
  { key: "手合割", value: "平手" },
  { key: "先手", value: "甲" },
  { key: "X-Unknown", value: "kept" },
  { key: "棋戦", value: "名人戦" },
  { key: "棋戦", value: "順位戦" },
];

describe("the form of headers", () => {
  it("changes one and keeps the others, order and doubles included", () => {
    const rows = formOf(read, "even");
    const event = askedRow(rows, "棋戦");
    expect(event?.value).toBe("順位戦");
    const changed = rows.map((row) => (row.id === event?.id ? { ...row, value: " 王将戦 " } : row));
    expect(headersOf(changed)).toEqual([...read.slice(0, 4), { key: "棋戦", value: "王将戦" }]);
  });

  it("adds what was filled in and drops what was emptied", () => {
    const rows = formOf(read, "even").map((row) =>
      row.key === "後手" ? { ...row, value: "乙" } : row.key === "先手" ? { ...row, value: "" } : row,
    );
    const made = headersOf(rows);
    expect(made).not.toContainEqual({ key: "先手", value: "甲" });
    expect(made.at(-1)).toEqual({ key: "後手", value: "乙" });
  });

  it("shows the unknown ones apart, and not what the start says", () => {
    const rows = formOf(read, "even");
    expect(otherRows(rows, nameKeys(read, "even")).map(({ key, value }) => [key, value])).toEqual([
      ["X-Unknown", "kept"],
      ["棋戦", "名人戦"],
    ]);
  });
});

it("handicap games have 下手 and 上手, and a record keeps its own words", () => {
  expect(nameKeys([], "even")).toEqual({ black: "先手", white: "後手" });
  expect(nameKeys([], "two")).toEqual({ black: "下手", white: "上手" });
  expect(nameKeys([], null)).toEqual({ black: "先手", white: "後手" });
  expect(nameKeys([{ key: "先手", value: "甲" }], "two")).toEqual({ black: "先手", white: "上手" });
});
