import { useSignal } from "@preact/signals";
import type { ComponentChild } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { PromotionChoice } from "../board/PromotionChoice";
import { parseSfen } from "../board/position";
import { asksPromotion, judge } from "../board/tries";
import type { LegalTable } from "../wire/LegalTable";
import type { Side } from "../wire/Side";

interface TryOptions {
  sfen: string;
  /** Null where nothing is shown and every try counts. */
  legal: LegalTable | null;
  bottom: Side;
  /** A question is dropped when this changes: another position is on the board. */
  scope: unknown;
  play: (usi: string) => void;
  /** Told of a try that the table does not have. */
  explain: (usi: string) => void;
  /** Lays the board anew after a question that was not answered. */
  restore: () => void;
}

/** Turns tries on the board into moves, asking for the promotion over the square where there is a choice. */
export function useTry(options: TryOptions): { onTry: (usi: string) => void; choice: ComponentChild; asks: boolean } {
  const { sfen, legal, bottom, scope, play, explain, restore } = options;
  const asking = useSignal<string | null>(null);
  useLayoutEffect(
    () => () => {
      asking.value = null;
    },
    [scope, asking],
  );
  const onTry = (usi: string) => {
    if (!legal) {
      if (asksPromotion(usi, parseSfen(sfen))) asking.value = usi;
      else play(usi);
      return;
    }
    const found = judge(usi, legal);
    if (found.verdict === "illegal") explain(usi);
    else if (found.verdict === "choice") asking.value = usi;
    else play(found.usi);
  };
  const answer = (promote: boolean | null) => {
    const usi = asking.value;
    asking.value = null;
    if (usi && promote !== null) play(promote ? `${usi}+` : usi);
    else restore();
  };
  const asked = asking.value;
  const piece = asked ? parseSfen(sfen).pieces.get(asked.slice(0, 2)) : undefined;
  const choice =
    asked && piece ? (
      <PromotionChoice square={asked.slice(2, 4)} piece={piece} bottom={bottom} answer={answer} />
    ) : null;
  return { onTry, choice, asks: asked !== null };
}
