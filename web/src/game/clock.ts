import type { ClockSetup } from "../wire/ClockSetup";
import type { SideClock } from "../wire/SideClock";

export type Phase = "main" | "period" | "byoyomi" | "out";

/** What a clock shows. */
export interface Remaining {
  phase: Phase;
  /** Left of the present phase, milliseconds. */
  ms: number;
  /** Extra periods left, the present one included. */
  periods: number;
  /** Left until time is up, milliseconds. */
  total: number;
}

/** Counts a clock on from what the server told: main time, then extra periods, then byoyomi. */
export function remaining(side: SideClock, setup: ClockSetup, elapsed: number): Remaining {
  const byoyomi = setup.byoyomi_s * 1000;
  const period = setup.period_s * 1000;
  const inPeriods = side.periods > 0 && period > 0;
  const legs: { phase: Phase; ms: number; periods: number }[] = [
    { phase: "main", ms: side.main_ms, periods: side.periods },
  ];
  if (inPeriods) {
    legs.push({ phase: "period", ms: side.byoyomi_ms || period, periods: side.periods });
    for (let left = side.periods - 1; left > 0; left--) legs.push({ phase: "period", ms: period, periods: left });
    if (byoyomi > 0) legs.push({ phase: "byoyomi", ms: byoyomi, periods: 0 });
  } else {
    legs.push({ phase: "byoyomi", ms: side.byoyomi_ms, periods: 0 });
  }
  let spent = Math.max(0, elapsed);
  let total = legs.reduce((sum, leg) => sum + leg.ms, 0) - spent;
  for (const leg of legs) {
    if (spent < leg.ms) return { phase: leg.phase, ms: leg.ms - spent, periods: leg.periods, total };
    spent -= leg.ms;
  }
  total = 0;
  return { phase: "out", ms: 0, periods: 0, total };
}

/** `1:02:03`, `9:07`, and the bare seconds of byoyomi. */
export function clockText(left: Remaining): string {
  const seconds = Math.ceil(left.ms / 1000);
  if (left.phase === "byoyomi") return String(seconds);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number): string => String(n).padStart(2, "0");
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** Amber in the last ten seconds before time is up, red in the last five. */
export function urgency(left: Remaining): "calm" | "amber" | "red" {
  if (left.total <= 5_000) return "red";
  return left.total <= 10_000 ? "amber" : "calm";
}
