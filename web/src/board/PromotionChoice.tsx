import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../i18n/messages";
import type { Side } from "../wire/Side";
import { ROLES } from "./artwork";
import { pieceName } from "./names";
import { type PieceText, SQUARES, sideOf } from "./position";

interface PromotionChoiceProps {
  square: string;
  piece: PieceText;
  bottom: Side;
  /** True: promote, false: not, null: the move is taken back. */
  answer: (promote: boolean | null) => void;
}

/** The choice over the destination: promoted first; `+`, `=` and Esc do as well. */
export function PromotionChoice({ square, piece, bottom, answer }: PromotionChoiceProps) {
  const first = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    first.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const reply = { "+": true, ";": true, "=": false, Escape: null }[event.key];
      if (reply === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      answer(reply);
    };
    document.addEventListener("keydown", onKey, true);
    return () => document.removeEventListener("keydown", onKey, true);
  }, [answer]);

  const index = bottom === "black" ? SQUARES.indexOf(square) : 80 - SQUARES.indexOf(square);
  const [column, row] = [index % 9, Math.floor(index / 9)];
  const side = sideOf(piece);
  const kind = piece.toUpperCase();
  const facing = `${side === "black" ? "sente" : "gote"}`;
  const choice = (promote: boolean) => {
    const shown = promote ? `+${kind}` : kind;
    return (
      <button
        type="button"
        ref={promote ? first : undefined}
        data-promote={promote ? "yes" : "no"}
        aria-label={t(promote ? "promote-yes" : "promote-no", { piece: pieceName(shown) })}
        onClick={() => answer(promote)}
      >
        <piece class={`${facing} ${ROLES[shown]}`} />
        <kbd aria-hidden="true">{promote ? "+" : "="}</kbd>
      </button>
    );
  };
  return (
    <div class={`promotion orientation-${bottom === "black" ? "sente" : "gote"}`} role="presentation">
      <button type="button" class="backdrop" tabIndex={-1} aria-label={t("cancel")} onClick={() => answer(null)} />
      <div
        class="choices"
        role="dialog"
        aria-modal="true"
        aria-label={t("promote-question")}
        style={{ "--column": column, "--row": Math.min(row, 7) }}
      >
        {choice(true)}
        {choice(false)}
      </div>
    </div>
  );
}
