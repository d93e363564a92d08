import { useEffect, useRef } from "preact/hooks";
import { Mark } from "../board/Mark";
import { language, t } from "../i18n/messages";
import { settings } from "../settings/store";
import type { GameView } from "../wire/GameView";
import type { Side } from "../wire/Side";
import type { GameStore } from "./GameStore";
import { moveText, withoutMark } from "./notation";

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

  const firstMover: Side = game.start_sfen.split(" ")[1] === "w" ? "white" : "black";
  const mover = (index: number): Side => ((index % 2 === 0) === (firstMover === "black") ? "black" : "white");
  const nav = (label: string, icon: string, to: number | null, disabled: boolean) => (
    <button
      type="button"
      class="icon"
      aria-label={t(label)}
      title={t(label)}
      disabled={disabled}
      onClick={() => store.look(to)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={icon} />
      </svg>
    </button>
  );
  return (
    <section class="card moves-card" aria-label={t("moves-label")}>
      <div class="moves" ref={list} role={length > 0 ? "list" : undefined} tabIndex={length > 0 ? 0 : -1}>
        {length === 0 && <p class="hint">{t("moves-none")}</p>}
        {game.plies.map((ply, index) => (
          <div role="listitem" key={ply.ply} class="move">
            <i>{ply.ply}</i>
            <button
              type="button"
              data-ply={ply.ply}
              aria-current={shown === ply.ply ? "step" : undefined}
              onClick={() => store.look(ply.ply)}
            >
              <Mark side={mover(index)} />
              {withoutMark(moveText(ply.notation, ply.usi, settings.value.notation, language()))}
            </button>
          </div>
        ))}
      </div>
      <div class="stepper">
        {nav("step-first", "M18 5l-8 7 8 7M6 5v14", 0, shown === 0)}
        {nav("step-back", "M15 5l-8 7 8 7", shown - 1, shown === 0)}
        <span class="step-count">{t("step-count", { ply: shown, length })}</span>
        {nav("step-forward", "M9 5l8 7-8 7", shown + 1, shown === length)}
        {nav("step-last", "M6 5l8 7-8 7M18 5v14", null, shown === length)}
      </div>
    </section>
  );
}
