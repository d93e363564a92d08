import { useRef } from "preact/hooks";
import { t } from "../i18n/messages";
import type { ReviewMove } from "../wire/ReviewMove";
import { BAD, type Point } from "./reviewed";

/** The box of the drawing; it is stretched to the room there is, lines and dots are not. */
const WIDTH = 1_000;
const HEIGHT = 100;
/** A page key goes so far. */
const PAGE = 10;

interface GraphProps {
  points: readonly Point[];
  moves: readonly ReviewMove[];
  total: number;
  /** Moves before the position looked at; null when it is beside the main line. */
  ply: number | null;
  /** What a screen reader says of the place. */
  words: string;
  go: (ply: number) => void;
}

/** How the game went: Black is winning above the middle. A click or a key goes there. */
export function Graph({ points, moves, total, ply, words, go }: GraphProps) {
  const box = useRef<HTMLDivElement>(null);
  const last = Math.max(1, total);
  const x = (at: number): number => (at / last) * WIDTH;
  const y = (height: number): number => (1 - height) * HEIGHT;
  const line = points.map((point) => `${x(point.ply).toFixed(1)} ${y(point.height).toFixed(1)}`).join("L");
  const [first, end] = [points[0], points.at(-1)];
  const area = first && end ? `M${x(first.ply)} ${HEIGHT / 2}L${line}L${x(end.ply)} ${HEIGHT / 2}Z` : "";
  const heights = new Map(points.map((point) => [point.ply, point.height]));
  const bad = moves.filter((move) => BAD.includes(move.class ?? ""));
  const point = (event: PointerEvent) => {
    const room = box.current?.getBoundingClientRect();
    if (!room || room.width === 0) return;
    const share = (event.clientX - room.left) / room.width;
    go(Math.round(Math.min(1, Math.max(0, share)) * total));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const here = ply ?? 0;
    const next = {
      ArrowLeft: here - 1,
      ArrowDown: here - 1,
      ArrowRight: here + 1,
      ArrowUp: here + 1,
      PageDown: here - PAGE,
      PageUp: here + PAGE,
      Home: 0,
      End: total,
    }[event.key];
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    go(Math.min(total, Math.max(0, next)));
  };
  return (
    <div
      ref={box}
      class="graph"
      role="slider"
      tabIndex={0}
      aria-label={t("review-graph-label")}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={ply ?? 0}
      aria-valuetext={words}
      data-points={points.length}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        point(event);
      }}
      onPointerMove={(event) => {
        if (event.buttons === 1) point(event);
      }}
    >
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path class="area" d={area} />
        <path class="middle" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
        {ply !== null && <path class="here" d={`M${x(ply)} 0V${HEIGHT}`} />}
        {line !== "" && <path class="curve" d={`M${line}`} />}
        {bad.map((move) => {
          const height = heights.get(move.ply);
          return (
            height !== undefined && (
              <path key={move.ply} class={`dot ${move.class}`} d={`M${x(move.ply)} ${y(height)}h0`} />
            )
          );
        })}
      </svg>
    </div>
  );
}
