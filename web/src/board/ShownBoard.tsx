import { ROLES } from "./artwork";
import { Frame } from "./Frame";
import { parseSfen, SQUARES, sideOf } from "./position";

interface ShownBoardProps {
  sfen: string;
  /** Squares whose piece was taken off, marked as empty places. */
  removed: readonly string[];
  label: string;
}

/** The large board with nothing to move: the same wood and pieces as in a game. */
export function ShownBoard({ sfen, removed, label }: ShownBoardProps) {
  const place = (square: string) => {
    const index = SQUARES.indexOf(square);
    return { transform: `translate(${(index % 9) * 100}%, ${Math.floor(index / 9) * 100}%)` };
  };
  return (
    <div role="img" aria-label={label}>
      <Frame bottom="black">
        <div class="ground orientation-sente">
          <sg-board>
            {removed.map((square) => (
              <span key={square} class="gone" style={place(square)} />
            ))}
            {[...parseSfen(sfen).pieces].map(([square, piece]) => (
              <piece
                key={square}
                class={`${sideOf(piece) === "black" ? "sente" : "gote"} ${ROLES[piece.toUpperCase()]}`}
                style={place(square)}
              />
            ))}
          </sg-board>
        </div>
      </Frame>
    </div>
  );
}
