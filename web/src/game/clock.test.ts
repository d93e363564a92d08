import { describe, expect, it } from "vitest";
import { clockText, remaining, urgency } from "./clock";

const setup = { main_s: 60, byoyomi_s: 30, increment_s: 0, periods: 0, period_s: 0 };
const full = { main_ms: 60_000, byoyomi_ms: 30_000, periods: 0 };

describe("a clock counts on from the server's word", () => {
  it("main time first, in minutes and seconds", () => {
    const left = remaining(full, setup, 1_000);
    expect([left.phase, clockText(left)]).toEqual(["main", "0:59"]);
  });

  it("then byoyomi, in bare seconds", () => {
    const left = remaining(full, setup, 65_500);
    expect([left.phase, clockText(left)]).toEqual(["byoyomi", "25"]);
  });

  it("extra periods stand between main time and byoyomi", () => {
    const periods = { main_s: 0, byoyomi_s: 10, increment_s: 0, periods: 3, period_s: 60 };
    const side = { main_ms: 0, byoyomi_ms: 60_000, periods: 3 };
    expect(remaining(side, periods, 30_000)).toMatchObject({ phase: "period", periods: 3, ms: 30_000 });
    expect(remaining(side, periods, 130_000)).toMatchObject({ phase: "period", periods: 1, ms: 50_000 });
    expect(remaining(side, periods, 185_000)).toMatchObject({ phase: "byoyomi", ms: 5_000 });
  });

  it("never shows less than nothing", () => {
    expect(remaining(full, setup, 1e9)).toEqual({ phase: "out", ms: 0, periods: 0, total: 0 });
  });

  it("warns by what is left until time is up, not by the main time alone", () => {
    expect(urgency(remaining(full, setup, 58_000))).toBe("calm");
    expect(urgency(remaining(full, setup, 80_500))).toBe("amber");
    expect(urgency(remaining(full, setup, 86_000))).toBe("red");
  });

  it("writes hours where there are any", () => {
    expect(clockText(remaining({ ...full, main_ms: 3_723_000 }, setup, 0))).toBe("1:02:03");
  });
});
