import { beforeEach, describe, expect, it } from "vitest";
import { change } from "../settings/store";
import type { Config } from "../wire/Config";
import { gradeDifference, OWN_GRADES } from "./grades";
import { casual, edit, preset, professional, setup, sound, suggestion, tidy, toSend } from "./setup";

const config: Config = {
  version: "0",
  handicaps: [],
  grades: ["15k", "1d", "max"],
  clocks: [],
  suggestions: "furigoma black lance bishop rook rook-lance two two four four six six eight eight ten".split(" "),
  reachable: false,
};

beforeEach(() => {
  edit({ ...casual(), handicap: "even", side: "black", opponent: { kind: "engine", grade: "1k" } });
  change("grade", "");
});

describe("grades", () => {
  it("run from 15級 to 九段", () => {
    expect([OWN_GRADES[0], OWN_GRADES[14], OWN_GRADES[15], OWN_GRADES.at(-1)]).toEqual(["15k", "1k", "1d", "9d"]);
  });

  it("differ by steps on one scale", () => {
    expect(gradeDifference("1k", "1d")).toBe(1);
    expect(gradeDifference("1d", "5k")).toBe(-5);
    expect(gradeDifference("", "5k")).toBeNull();
    expect(gradeDifference("5k", "max")).toBeNull();
  });
});

describe("the suggested handicap", () => {
  it("is none while one's own grade is not known", () => {
    expect(suggestion(config)).toBeNull();
  });

  it("is furigoma between equals", () => {
    change("grade", "1k");
    expect(suggestion(config)?.change).toEqual({ handicap: "even", side: "furigoma" });
  });

  it("lets the weaker side take", () => {
    change("grade", "4k");
    expect(suggestion(config)).toEqual({ id: "bishop", change: { handicap: "bishop", side: "black" } });
    change("grade", "2d");
    expect(suggestion(config)?.change).toEqual({ handicap: "lance", side: "white" });
  });

  it("stays at the last of the table beyond it", () => {
    edit({ opponent: { kind: "engine", grade: "9d" } });
    change("grade", "15k");
    expect(suggestion(config)?.id).toBe("ten");
  });
});

describe("a setup", () => {
  it("that was damaged loses only what is of no use", () => {
    const kept = { opponent: 5, clock: null, handicap: "two", move_limit: { plies: "x" }, mode: "real", names: {} };
    expect(sound(kept)).toEqual({ ...sound({}), handicap: "two", mode: "real" });
    const clock = { black: { main_s: 60, byoyomi_s: 0, increment_s: 0, periods: 0, period_s: 0 }, white: null };
    expect(sound({ clock }).clock).toEqual(clock);
  });

  it("tosses no pawns in a handicap game", () => {
    expect(tidy({ ...setup.value, handicap: "two", side: "furigoma" }).side).toBe("black");
  });

  it("says which preset its rules are", () => {
    expect(preset.value).toBe("casual");
    edit(professional());
    expect(preset.value).toBe("professional");
    edit({ try_rule: true });
    expect(preset.value).toBe("own");
  });

  it("puts one's name on one's own side", () => {
    expect(toSend({ ...setup.value, side: "white" }, "Aoi").names).toEqual({ black: null, white: "Aoi" });
    // The toss gives the side; the name goes with whichever it is.
    expect(toSend({ ...setup.value, side: "furigoma" }, "Aoi").names).toEqual({ black: "Aoi", white: "Aoi" });
    const two = { ...setup.value, opponent: { kind: "local" as const }, names: { black: "Sora", white: null } };
    expect(toSend(two, "Aoi").names).toEqual({ black: "Sora", white: null });
    expect(toSend(setup.value, "").names).toEqual({ black: null, white: null });
  });
});
