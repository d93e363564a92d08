import { ROLES } from "./artwork";
import { SQUARES, sideOf } from "./position";

/** Where something lies on a board seen by Black, as the pieces of the large board are placed. */
export function placed(square: string) {
  const index = SQUARES.indexOf(square);
  return { transform: `translate(${(index % 9) * 100}%, ${Math.floor(index / 9) * 100}%)` };
}

/** The pieces of the large board, where nobody moves them. */
export function Pieces({ pieces }: { pieces: ReadonlyMap<string, string> }) {
  return (
    <>
      {[...pieces].map(([square, piece]) => (
        <piece
          key={square}
          class={`${sideOf(piece) === "black" ? "sente" : "gote"} ${ROLES[piece.toUpperCase()]}`}
          style={placed(square)}
        />
      ))}
    </>
  );
}
