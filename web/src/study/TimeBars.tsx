import { Mark } from "../board/Mark";
import { sideName } from "../board/names";
import { t } from "../i18n/messages";
import { timeText } from "../record/words";
import type { RecordNode } from "../wire/RecordNode";
import { spentBy, timesOf } from "./reviewed";

const WIDTH = 1_000;
const HALF = 50;

interface TimeBarsProps {
  /** The main line, the start first. */
  line: readonly RecordNode[];
  /** Moves that the graph above has room for. */
  total: number;
  ply: number | null;
  handicap: string;
  go: (ply: number) => void;
}

/** What every move took: Black's bars go up, White's down. Nothing where the record tells no times. */
export function TimeBars({ line, total, ply, handicap, go }: TimeBarsProps) {
  const times = timesOf(line);
  if (times.length === 0) return null;
  const longest = Math.max(1, ...times.map(({ seconds }) => seconds));
  const step = WIDTH / Math.max(1, total);
  const sides = (["black", "white"] as const).map((side) => ({ side, spent: timeText(spentBy(times, side)) }));
  const words = sides.map(({ side, spent }) => `${sideName(side, handicap)} ${spent}`).join(", ");
  return (
    <div class="time-bars" role="img" aria-label={t("review-times", { words, longest: timeText(longest) })}>
      {/* The graph above is the same for the keyboard. */}
      <svg
        viewBox={`0 0 ${WIDTH} ${2 * HALF}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        data-bars={times.length}
        onPointerDown={(event) => {
          const room = event.currentTarget.getBoundingClientRect();
          if (room.width > 0) go(Math.round(((event.clientX - room.left) / room.width) * total));
        }}
      >
        {times.map(({ ply: at, side, seconds }) => {
          const height = (seconds / longest) * HALF;
          const y = side === "black" ? HALF - height : HALF;
          const width = Math.max(1, step * 0.8);
          return (
            <rect
              key={at}
              class={at === ply ? `${side} here` : side}
              x={at * step - width / 2}
              y={y}
              width={width}
              height={Math.max(height, 1)}
            />
          );
        })}
        <path class="middle" d={`M0 ${HALF}H${WIDTH}`} />
      </svg>
      <div class="time-sums" aria-hidden="true">
        {sides.map(({ side, spent }) => (
          <small key={side}>
            <Mark side={side} /> {spent}
          </small>
        ))}
      </div>
    </div>
  );
}
