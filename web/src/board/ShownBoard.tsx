import { Frame } from "./Frame";
import { Pieces, placed } from "./Pieces";
import { parseSfen } from "./position";

interface ShownBoardProps {
  sfen: string;
  /** Squares whose piece was taken off, marked as empty places. */
  removed: readonly string[];
  label: string;
}

/** The large board with nothing to move: the same wood and pieces as in a game. */
export function ShownBoard({ sfen, removed, label }: ShownBoardProps) {
  return (
    <div role="img" aria-label={label}>
      <Frame bottom="black">
        <div class="ground orientation-sente">
          <sg-board>
            {removed.map((square) => (
              <span key={square} class="gone" style={placed(square)} />
            ))}
            <Pieces pieces={parseSfen(sfen).pieces} />
          </sg-board>
        </div>
      </Frame>
    </div>
  );
}
