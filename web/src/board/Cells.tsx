import type { ReadonlySignal, Signal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { t } from "../i18n/messages";
import type { Side } from "../wire/Side";
import { cellName } from "./names";
import { HAND_LETTERS, type HandLetter, moveSquares, other, type Placement, SQUARES } from "./position";

/** Where the keyboard stands: on a square or on a slot of a komadai. */
export type Cursor = { square: string } | { side: Side; letter: HandLetter };

export interface Walk {
  placement: Placement;
  bottom: Side;
  cursor: Signal<Cursor>;
  picked: ReadonlySignal<string | null>;
  pick: (at: Cursor) => void;
  letGo: () => void;
}

export const cursorId = (at: Cursor): string => ("square" in at ? `cell-${at.square}` : `hand-${at.side}-${at.letter}`);

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The next place in the direction of an arrow, as the board lies on the screen. */
export function step(at: Cursor, key: string, bottom: Side): Cursor | null {
  const [dx, dy] = ARROWS[key] ?? [0, 0];
  if (dx === 0 && dy === 0) return null;
  const seen = (index: number): number => (bottom === "black" ? index : 80 - index);
  if ("square" in at) {
    const index = seen(SQUARES.indexOf(at.square));
    const [x, y] = [(index % 9) + dx, Math.floor(index / 9) + dy];
    if (x > 8 || y > 8) return { side: bottom, letter: y > 8 ? "P" : "R" };
    if (x < 0 || y < 0) return { side: other(bottom), letter: y < 0 ? "R" : "P" };
    return { square: SQUARES[seen(y * 9 + x)] ?? at.square };
  }
  const near = at.side === bottom;
  // Leaving a komadai towards the board: left from the near one, right from the far one.
  if (dx === (near ? -1 : 1)) return { square: SQUARES[seen(near ? 80 : 0)] ?? "5e" };
  // The far komadai lies the other way round.
  const next = HAND_LETTERS.indexOf(at.letter) + (near ? dx + dy : -dx - dy);
  const letter = HAND_LETTERS[next];
  if (letter) return { side: at.side, letter };
  if (near && next < 0) return { square: SQUARES[seen(80)] ?? "5e" };
  if (!near && next < 0) return { square: SQUARES[seen(0)] ?? "5e" };
  return at;
}

/** Answers a key on a cell; true when it was ours. */
export function walkKey(event: KeyboardEvent, walk: Walk): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  if (event.key === "Enter" || event.key === " ") walk.pick(walk.cursor.value);
  else if (event.key === "Escape") walk.letGo();
  else {
    const next = step(walk.cursor.value, event.key, walk.bottom);
    if (!next) return false;
    walk.cursor.value = next;
    document.getElementById(cursorId(next))?.focus();
  }
  event.preventDefault();
  event.stopPropagation();
  return true;
}

interface CellsProps extends Walk {
  dests: ReadonlySignal<readonly string[]>;
  lastMove: string | null;
}

/** The board as a grid of named cells. It lets the mouse through to shogiground. */
export function Cells(props: CellsProps) {
  const { placement, bottom, cursor, picked, dests } = props;
  const grid = useRef<HTMLDivElement>(null);
  const order = bottom === "black" ? SQUARES : [...SQUARES].reverse();
  const last = props.lastMove ? moveSquares(props.lastMove) : [];
  const at = cursor.value;
  const focusable = "square" in at ? at.square : null;
  const rows = Array.from({ length: 9 }, (_, row) => order.slice(row * 9, row * 9 + 9));
  return (
    <div
      ref={grid}
      class="cells"
      role="grid"
      tabIndex={-1}
      aria-label={t("board-label")}
      aria-rowcount={9}
      aria-colcount={9}
      onKeyDown={(event) => walkKey(event, props)}
    >
      {rows.map((row) => (
        <div role="row" key={row[0]}>
          {row.map((square) => {
            const piece = placement.pieces.get(square);
            return (
              <div
                role="gridcell"
                id={`cell-${square}`}
                key={square}
                tabIndex={focusable === square ? 0 : -1}
                aria-label={cellName(square, piece)}
                aria-selected={picked.value === square}
                data-square={square}
                data-piece={piece}
                data-dest={dests.value.includes(square) ? "" : undefined}
                data-last={last.includes(square) ? "" : undefined}
                onFocus={() => {
                  cursor.value = { square };
                }}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
