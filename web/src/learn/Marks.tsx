import { cellName } from "../board/names";
import { parseSfen, SQUARES } from "../board/position";

/** Where a square lies on the board, seen by Black. */
function place(square: string) {
  const index = SQUARES.indexOf(square);
  return { left: `${(index % 9) * (100 / 9)}%`, top: `${Math.floor(index / 9) * (100 / 9)}%` };
}

/** Squares to visit, ringed; the cells below tell the screen reader. */
export function Marks({ squares }: { squares: readonly string[] }) {
  return (
    <div class="marks" aria-hidden="true">
      {squares.map((square) => (
        <i key={square} style={place(square)} data-mark={square} />
      ))}
    </div>
  );
}

interface PointCellsProps {
  sfen: string;
  pointed: readonly string[];
  label: string;
  point: (square: string) => void;
}

/** The board as buttons: which square is meant. */
export function PointCells({ sfen, pointed, label, point }: PointCellsProps) {
  const { pieces } = parseSfen(sfen);
  const walk = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -9, ArrowDown: 9 };
    const step = steps[event.key];
    const from = (event.target as HTMLElement).dataset.point;
    if (step === undefined || !from) return;
    event.preventDefault();
    event.stopPropagation();
    const next = SQUARES[SQUARES.indexOf(from) + step];
    if (next) document.querySelector<HTMLElement>(`[data-point="${next}"]`)?.focus();
  };
  return (
    <fieldset class="points" aria-label={label} onKeyDown={walk}>
      {SQUARES.map((square, index) => (
        <button
          key={square}
          type="button"
          tabIndex={index === 0 ? 0 : -1}
          data-point={square}
          aria-label={cellName(square, pieces.get(square))}
          aria-pressed={pointed.includes(square)}
          onClick={() => point(square)}
        />
      ))}
    </fieldset>
  );
}
