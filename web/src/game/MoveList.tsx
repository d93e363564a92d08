import { useEffect, useRef } from "preact/hooks";
import { Mark } from "../board/Mark";
import { sideToMove } from "../board/position";
import { language, t } from "../i18n/messages";
import { isLatin, moveText, withoutMark } from "../moves/notation";
import { Stepper } from "../moves/Stepper";
import { settings } from "../settings/store";
import type { GameView } from "../wire/GameView";
import type { Side } from "../wire/Side";
import type { GameStore } from "./GameStore";

/** The moves so far, each a button that shows its position. */
export function MoveList({ store, game }: { store: GameStore; game: GameView }) {
  const list = useRef<HTMLDivElement>(null);
  const shown = store.shownPly.value;
  const length = game.plies.length;
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

  const firstMover = sideToMove(game.start_sfen);
  const mover = (index: number): Side => ((index % 2 === 0) === (firstMover === "black") ? "black" : "white");
  return (
    <section class="card moves-card" aria-label={t("moves-label")}>
      <div class="moves" ref={list} role={length > 0 ? "list" : undefined} tabIndex={length > 0 ? 0 : -1}>
        {length === 0 && <p class="hint">{t("moves-none")}</p>}
        {game.plies.map((ply, index) => {
          const words = withoutMark(moveText(ply.notation, ply.usi, settings.value.notation, language()));
          return (
            <div role="listitem" key={ply.ply} class="move">
              <i>{ply.ply}</i>
              <button
                type="button"
                data-ply={ply.ply}
                data-latin={isLatin(words)}
                aria-current={shown === ply.ply ? "step" : undefined}
                onClick={() => store.look(ply.ply)}
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
        first={() => store.look(0)}
        step={(by) => store.look(shown + by)}
        last={() => store.look(null)}
      />
    </section>
  );
}
