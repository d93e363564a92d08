import type { Signal } from "@preact/signals";
import { Choice } from "../app/controls";
import { sideName } from "../board/names";
import { sideToMove } from "../board/position";
import { StaticBoard } from "../board/StaticBoard";
import { t } from "../i18n/messages";
import type { SideChoice } from "../wire/SideChoice";
import { setup } from "./setup";

/** Where a game goes on from. */
export interface From {
  sfen: string;
  /** Of the game it comes from. */
  handicap: string;
}

/** The position that is played on from, and one's own side. */
export function FromFields({ from, side }: { from: From; side: Signal<SideChoice> }) {
  const words = (of: "black" | "white") => sideName(of, from.handicap);
  const moves = t("status-side", { side: words(sideToMove(from.sfen)) });
  return (
    <div class="handicap">
      <div class="handicap-fields">
        {setup.value.opponent.kind !== "local" && (
          <Choice<SideChoice>
            legend={t("setup-side")}
            value={side.value}
            options={(["black", "white"] as const).map((value) => ({ value, label: words(value) }))}
            onChange={(value) => {
              side.value = value;
            }}
          />
        )}
        <p class="hint">{moves}</p>
      </div>
      <StaticBoard sfen={from.sfen} label={moves} hands />
    </div>
  );
}
