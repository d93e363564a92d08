import { Mark } from "../board/Mark";
import { sideToMove } from "../board/position";
import { t } from "../i18n/messages";
import { isLatin, withoutMark } from "../moves/notation";
import { Stepper } from "../moves/Stepper";
import type { SolveStore } from "./SolveStore";
import { played } from "./words";

/** The moves so far, each a way to look back. */
export function SolveMoves({ store }: { store: SolveStore }) {
  const line = store.line.value;
  const at = store.at.value;
  const first = sideToMove(store.task.sfen);
  const second = first === "black" ? "white" : "black";
  return (
    <section class="card moves-card" aria-label={t("solve-moves")}>
      <div class="moves">
        {line.length === 0 && <p class="hint">{t("solve-no-moves")}</p>}
        {line.map((move, index) => {
          const text = withoutMark(played(move));
          return (
            <div class="move" key={`${index} ${move.usi}`}>
              <i>{index + 1}</i>
              <button
                type="button"
                data-latin={isLatin(text)}
                aria-current={at === index + 1 ? "true" : undefined}
                onClick={() => {
                  store.at.value = index + 1;
                }}
              >
                <Mark side={index % 2 === 0 ? first : second} />
                {text}
              </button>
            </div>
          );
        })}
      </div>
      <Stepper
        shown={at}
        length={line.length}
        first={() => store.step(-line.length)}
        step={(by) => store.step(by)}
        last={() => store.step(line.length)}
      />
    </section>
  );
}
