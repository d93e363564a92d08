import { t } from "../i18n/messages";
import type { Side } from "../wire/Side";
import { type Walk, walkKey } from "./Cells";
import { pieceName } from "./names";
import { HAND_LETTERS } from "./position";

/** A komadai's slots, named for keyboard and screen reader. */
export function HandCells(props: Walk & { side: Side }) {
  const { placement, side, cursor, picked } = props;
  const hand = placement.inHand[side];
  const at = cursor.value;
  const held = HAND_LETTERS.filter((letter) => hand.get(letter));
  const list = held.map((letter) => t("hand-piece", { piece: pieceName(letter), count: hand.get(letter) ?? 0 }));
  const contents = list.length > 0 ? list.join(t("list-comma")) : t("hand-nothing");
  return (
    <div
      class="hand-cells"
      role="group"
      aria-label={t("hand-label", { side, contents })}
      onKeyDown={(event) => walkKey(event, props)}
    >
      {HAND_LETTERS.map((letter) => {
        const count = hand.get(letter) ?? 0;
        const here = "letter" in at && at.side === side && at.letter === letter;
        return (
          <div
            role="button"
            id={`hand-${side}-${letter}`}
            key={letter}
            tabIndex={here ? 0 : -1}
            aria-label={t("hand-piece", { piece: pieceName(letter), count })}
            aria-pressed={picked.value === letter && placement.side === side}
            aria-disabled={count === 0}
            data-letter={letter}
            data-count={count}
            onFocus={() => {
              cursor.value = { side, letter };
            }}
          />
        );
      })}
    </div>
  );
}
