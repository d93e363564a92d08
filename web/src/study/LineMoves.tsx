import type { LineMove } from "../wire/LineMove";
import { moveWords } from "./words";

interface LineMovesProps {
  moves: readonly LineMove[];
  /** Puts so many moves of the line into the record, as a variation. */
  add: (count: number) => void;
}

/** A line; each move can be clicked, which plays the line as far as that. */
export function LineMoves({ moves, add }: LineMovesProps) {
  return (
    <span class="line-moves" title={moves.map(moveWords).join(" ")}>
      {moves.map((move, index) => (
        <button
          // A move that stays has stayed in its place: one behind another change is a new button.
          key={usiOf(moves, index + 1)}
          type="button"
          class="line-move"
          // One stop a line; further moves are reached by the whole line.
          tabIndex={index === 0 ? 0 : -1}
          data-usi={move.usi}
          onClick={() => add(index + 1)}
        >
          {moveWords(move)}
        </button>
      ))}
    </span>
  );
}

/** The moves of a line as an edit wants them. */
export const usiOf = (moves: readonly LineMove[], count = moves.length): string =>
  moves
    .slice(0, count)
    .map(({ usi }) => usi)
    .join(" ");
