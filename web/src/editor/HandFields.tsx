import { ROLES } from "../board/artwork";
import { pieceName } from "../board/names";
import { HAND_LETTERS } from "../board/position";
import { t } from "../i18n/messages";
import type { Side } from "../wire/Side";
import type { Composition } from "./Composition";

/** How many of each kind a side holds. */
export function HandFields({ composition, side }: { composition: Composition; side: Side }) {
  const filled = composition.rest.value && side !== composition.side.value;
  const hand = composition.hands.value[side];
  const name = t(side === "black" ? "hand-black" : "hand-white");
  return (
    <fieldset class="hand-fields" data-side={side}>
      <legend>{name}</legend>
      {HAND_LETTERS.map((letter) => (
        <div key={letter} class="hand-field">
          <span class="tool-piece orientation-sente" aria-hidden="true">
            <piece class={`${side === "black" ? "sente" : "gote"} ${ROLES[letter]}`} />
          </span>
          {filled ? (
            <output aria-label={`${name} ${pieceName(letter)}`}>{hand[letter]}</output>
          ) : (
            <span class="count">
              <button
                type="button"
                class="icon"
                aria-label={t("hand-less", { piece: pieceName(letter) })}
                disabled={hand[letter] === 0}
                onClick={() => composition.hold(side, letter, hand[letter] - 1)}
              >
                −
              </button>
              <output aria-label={`${name} ${pieceName(letter)}`}>{hand[letter]}</output>
              <button
                type="button"
                class="icon"
                aria-label={t("hand-more", { piece: pieceName(letter) })}
                onClick={() => composition.hold(side, letter, hand[letter] + 1)}
              >
                +
              </button>
            </span>
          )}
        </div>
      ))}
    </fieldset>
  );
}
