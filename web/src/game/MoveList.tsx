import { useEffect, useRef } from "preact/hooks";
import { Mark } from "../board/Mark";
import { sideToMove } from "../board/position";
import { language, t } from "../i18n/messages";
import { isLatin, moveText, withoutMark } from "../moves/notation";
import { Stepper } from "../moves/Stepper";
import { settings } from "../settings/store";
import type { GameView } from "../wire/GameView";
import type { Notation } from "../wire/Notation";
import type { Side } from "../wire/Side";
import type { GameStore } from "./GameStore";

interface MovesProps {
  plies: readonly { usi: string; notation: Notation }[];
  /** Where they begin. */
  start: string;
  /** How many of them stand on the board. */
  shown: number;
  /** Shows another position; null for the latest. */
  look: (ply: number | null) => void;
}

/** The moves of a game that is played here. */
export function MoveList({ store, game }: { store: GameStore; game: GameView }) {
  const look = (ply: number | null) => store.look(ply);
  return <Moves plies={game.plies} start={game.start_sfen} shown={store.shownPly.value} look={look} />;
}

/** The moves so far, each a button that shows its position. */
export function Moves({ plies, start, shown, look }: MovesProps) {
  const list = useRef<HTMLDivElement>(null);
  const length = plies.length;
  useEffect(() => {
    const box = list.current;
    const current = box?.querySelector<HTMLElement>("[aria-current]");
    if (!box) return;
    if (!current) {
      box.scrollTo({ top: 0, left: 0 });
      return;
    }
    // The list is the box that offsets are measured from.
    box.scrollTo({
      top: current.offsetTop - box.clientHeight / 2 + current.clientHeight / 2,
      left: current.offsetLeft - box.clientWidth / 2 + current.clientWidth / 2,
    });
  }, [shown, length]);

  const firstMover = sideToMove(start);
  const mover = (index: number): Side => ((index % 2 === 0) === (firstMover === "black") ? "black" : "white");
  return (
    <section class="card moves-card" aria-label={t("moves-label")}>
      <div class="moves" ref={list} role={length > 0 ? "list" : undefined} tabIndex={length > 0 ? 0 : -1}>
        {length === 0 && <p class="hint">{t("moves-none")}</p>}
        {plies.map((move, index) => {
          const ply = index + 1;
          const words = withoutMark(moveText(move.notation, move.usi, settings.value.notation, language()));
          return (
            <div role="listitem" key={ply} class="move">
              <i>{ply}</i>
              <button
                type="button"
                data-ply={ply}
                data-latin={isLatin(words)}
                aria-current={shown === ply ? "step" : undefined}
                onClick={() => look(ply)}
              >
                <Mark side={mover(index)} />
                {words}
              </button>
            </div>
          );
        })}
      </div>
      <Stepper
        shown={shown}
        length={length}
        first={() => look(0)}
        step={(by) => look(shown + by)}
        last={() => look(null)}
      />
    </section>
  );
}
