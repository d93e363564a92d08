import { beforeEach, describe, expect, it } from "vitest";
import { dayText } from "./day";
import { nextOf, note, parseProgress, progress } from "./progress";

describe("progress", () => {
  beforeEach(() => {
    localStorage.clear();
    progress.value = new Map();
  });

  it("is read from what was kept, and from nothing else", () => {
    expect([...parseProgress('{"0123abcd":"alone","89abcdef":"helped"}').keys()]).toEqual(["0123abcd", "89abcdef"]);
    for (const bad of [null, "", "{", "null", "3", '{"x":"alone","0123abcd":"sure","__proto__":"alone"}']) {
      expect(parseProgress(bad).size, String(bad)).toBe(0);
    }
  });

  it("keeps what was solved alone, whatever comes later", () => {
    note("0123abcd", "helped");
    note("0123abcd", "alone");
    note("0123abcd", "helped");
    expect(progress.value.get("0123abcd")).toBe("alone");
    expect(parseProgress(localStorage.getItem("komadai.tsume")).get("0123abcd")).toBe("alone");
  });

  it("does not lose what another page noted", () => {
    note("00000001", "alone");
    localStorage.setItem("komadai.tsume", '{"00000002":"alone"}');
    note("00000003", "alone");
    expect([...progress.value.keys()]).toEqual(["00000002", "00000003"]);
  });

  it("goes on with the first that is not solved, round the end", () => {
    const done = new Map([["a", "alone"]] as const);
    expect(nextOf(["a", "b", "c"], done)).toBe("b");
    expect(nextOf(["a", "b", "c"], done, "b")).toBe("c");
    expect(nextOf(["a", "b", "c"], done, "c")).toBe("b");
    expect(nextOf(["a"], done, "a")).toBeUndefined();
    expect(nextOf(["a"], done)).toBe("a");
    expect(nextOf([], done)).toBeUndefined();
  });

  it("counts days where the reader is", () => {
    expect(dayText(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
  });
});
