import { settings } from "../settings/store";
import { glyph, PENTAGON, SIZES } from "./artwork";
import { HAND_LETTERS, parseSfen, SQUARES, sideOf } from "./position";

interface StaticBoardProps {
  sfen: string;
  /** Squares whose piece was taken off, marked as empty places. */
  removed?: readonly string[];
  /** Squares that are tinted: those of the last move. */
  tinted?: readonly string[];
  label: string;
  /** Rows of text beside the board for pieces in hand. */
  hands?: boolean;
}

function StaticPiece({ kind, white, x, y }: { kind: string; white: boolean; x: number; y: number }) {
  const size = SIZES[kind.replace("+", "")] ?? 0.9;
  const set = settings.value.pieces === "two" ? "one" : settings.value.pieces;
  const text = set === "international" ? kind.replace("+", "") : glyph(kind, white, "one");
  return (
    <g transform={`translate(${x + 55} ${y + 60})${white ? " rotate(180)" : ""}`}>
      <path class="wood" d={PENTAGON} transform={`scale(${0.86 * size} ${0.9 * size}) translate(-55 -60)`} />
      <text y={22 * size + 2} class={kind.startsWith("+") ? "promoted" : undefined} font-size={58 * size}>
        {text}
      </text>
    </g>
  );
}

/** A small picture of a position: lists, and the dialog's handicaps. */
export function StaticBoard({ sfen, removed = [], tinted = [], label, hands = false }: StaticBoardProps) {
  const placement = parseSfen(sfen);
  const place = (square: string): [number, number] => {
    const index = SQUARES.indexOf(square);
    return [(index % 9) * 110, Math.floor(index / 9) * 120];
  };
  const margin = hands ? 130 : 0;
  const lines = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `M${n * 110} 0V1080M0 ${n * 120}H990`).join("");
  const inHand = (side: "black" | "white") =>
    HAND_LETTERS.flatMap((letter) => {
      const count = placement.inHand[side].get(letter) ?? 0;
      return count > 0 ? [{ letter, count }] : [];
    });
  return (
    <svg class="static-board" viewBox={`${-24 - margin} -24 ${1038 + 2 * margin} 1128`} role="img" aria-label={label}>
      <rect class="wood" x="-24" y="-24" width="1038" height="1128" rx="24" />
      <path class="line" d={lines} />
      <rect class="line edge" x="0" y="0" width="990" height="1080" />
      {tinted.map((square) => {
        const [x, y] = place(square);
        return <rect key={square} class="tint" x={x} y={y} width="110" height="120" />;
      })}
      {removed.map((square) => {
        const [x, y] = place(square);
        return <circle key={square} class="gone" cx={x + 55} cy={y + 60} r="38" />;
      })}
      {[...placement.pieces].map(([square, piece]) => {
        const [x, y] = place(square);
        return <StaticPiece key={square} kind={piece.toUpperCase()} white={sideOf(piece) === "white"} x={x} y={y} />;
      })}
      {hands &&
        inHand("black").map(({ letter, count }, row, all) => (
          <g key={letter} class="held" transform={`translate(1020 ${1080 - (all.length - row) * 125})`}>
            <StaticPiece kind={letter} white={false} x={0} y={0} />
            {count > 1 && (
              <text x="100" y="112" font-size="40">
                {count}
              </text>
            )}
          </g>
        ))}
      {hands &&
        inHand("white").map(({ letter, count }, row) => (
          <g key={letter} class="held" transform={`translate(-140 ${row * 125})`}>
            <StaticPiece kind={letter} white={true} x={0} y={0} />
            {count > 1 && (
              <text x="12" y="24" font-size="40">
                {count}
              </text>
            )}
          </g>
        ))}
    </svg>
  );
}
