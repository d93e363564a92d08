import { describe, expect, it } from "vitest";
import type { RecordMark } from "../wire/RecordMark";
import { markOf, shapesOf, toggled } from "./drawing";

const red: RecordMark = { from: "7g", to: "7f", color: "red" };

describe("drawing on the board", () => {
  it("takes away what is drawn again, and recolours what goes the same way", () => {
    expect(toggled([], red)).toEqual([red]);
    expect(toggled([red], { ...red })).toEqual([]);
    expect(toggled([red], { ...red, color: "blue" })).toEqual([{ ...red, color: "blue" }]);
    // The way back is another arrow.
    expect(toggled([red], { from: "7f", to: "7g", color: "red" })).toHaveLength(2);
  });

  it("draws in the chosen colour unless a modifier says another", () => {
    expect(markOf({ orig: "7g", dest: "7f", brush: "primary" }, null)?.color).toBe("green");
    expect(markOf({ orig: "7g", dest: "7f", brush: "primary" }, "red")).toEqual(red);
    expect(markOf({ orig: "7g", dest: "7f", brush: "alternative1" }, "red")?.color).toBe("blue");
  });

  it("keeps nothing that begins or ends on a komadai", () => {
    const pawn = { role: "pawn", color: "sente" } as const;
    expect(markOf({ orig: pawn, dest: "5e", brush: "primary" }, null)).toBeNull();
    expect(markOf({ orig: "5e", dest: pawn, brush: "primary" }, null)).toBeNull();
  });

  it("shows each colour with its own brush", () => {
    const marks = (["green", "red", "blue", "yellow"] as const).map((color) => ({ from: "5e", to: "5e", color }));
    expect(new Set(shapesOf(marks).map(({ brush }) => brush)).size).toBe(4);
    expect(shapesOf(marks).map((shape) => markOf(shape, null)?.color)).toEqual(["green", "red", "blue", "yellow"]);
  });
});
