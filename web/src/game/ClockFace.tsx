import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { announce } from "../app/notices";
import { language, t } from "../i18n/messages";
import type { ClockSetup } from "../wire/ClockSetup";
import type { GameView } from "../wire/GameView";
import type { Side } from "../wire/Side";
import { clockText, type Phase, type Remaining, remaining, urgency } from "./clock";
import type { GameStore } from "./GameStore";
import { speakSeconds, tickSound } from "./sound";

const STEP_MS = 100;
/** Seconds that are said aloud in byoyomi. */
const SAID = [60, 50, 40, 30, 20, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];

function note(left: Remaining, setup: ClockSetup): string {
  if (left.phase === "byoyomi") return t("clock-in-byoyomi");
  if (left.phase === "period") return t("clock-in-period", { n: left.periods });
  if (left.phase === "out") return "";
  if (setup.periods > 0 && left.periods > 0) return t("clock-then-periods", { n: left.periods });
  if (setup.byoyomi_s > 0) return t("clock-then-byoyomi", { n: setup.byoyomi_s });
  return setup.increment_s > 0 ? t("clock-with-increment", { n: setup.increment_s }) : t("term-sudden-death");
}

/** One side's clock, counted on from the server's last word. */
export function ClockFace({ store, game, side }: { store: GameStore; game: GameView; side: Side }) {
  const now = useSignal(0);
  const told = useRef<{ second: number; phase: Phase }>({ second: -1, phase: "main" });
  const running = game.clock.running === side;
  const time = game.clock.sides[side];
  const setup = game.clocks[side];
  const mine = game.yours.includes(side);

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      now.value++;
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [running, now]);

  if (!time || !setup) return <div class="clock none" />;
  // Reading the counter makes the face follow it.
  const elapsed = now.value >= 0 && running ? store.sinceClock() : 0;
  const left = remaining(time, setup, elapsed);
  const second = Math.ceil(left.ms / 1000);
  const urgent = running ? urgency(left) : "calm";

  if (running && (second !== told.current.second || left.phase !== told.current.phase)) {
    const entered = left.phase !== told.current.phase && told.current.second >= 0;
    told.current = { second, phase: left.phase };
    const last = left.total <= 10_500;
    if (mine && last && left.phase !== "out") tickSound();
    if (mine && (left.phase === "byoyomi" || last) && SAID.includes(second)) speakSeconds(second, language());
    if (mine && last && (second === 10 || second === 5)) announce(t("seconds", { n: second }));
    if (mine && entered && left.phase === "byoyomi") announce(t("clock-in-byoyomi"));
  }
  return (
    <div
      class={`clock ${urgent}${running ? " on" : ""}`}
      role="timer"
      aria-label={t("clock-label")}
      data-ms={left.total}
    >
      <span>{clockText(left)}</span>
      <small>{note(left, setup)}</small>
    </div>
  );
}
