import { useSignal } from "@preact/signals";
import { Part } from "../app/controls";
import { Modal } from "../app/Modal";
import { sideToMove } from "../board/position";
import { t } from "../i18n/messages";
import type { Config } from "../wire/Config";
import type { SideChoice } from "../wire/SideChoice";
import { ClockFields } from "./ClockFields";
import { type From, FromFields } from "./FromFields";
import { HandicapFields } from "./HandicapFields";
import { OpponentFields } from "./OpponentFields";
import { RuleFields } from "./RuleFields";
import { startGame, starting } from "./start";

interface NewGameDialogProps {
  config: Config;
  close: () => void;
  /** A position to play on from. */
  from?: From;
}

/** Everything a new game can be. */
export function NewGameDialog({ config, close, from }: NewGameDialogProps) {
  // Whoever plays on begins, unless told otherwise; the setup that is kept is none of this game's.
  const side = useSignal<SideChoice>(from ? sideToMove(from.sfen) : "black");
  const change = from ? { position: from.sfen, handicap: from.handicap, side: side.value } : {};
  return (
    <Modal
      title={t(from ? "setup-from-title" : "setup-title")}
      close={close}
      wide
      actions={
        <>
          <button type="button" onClick={close}>
            {t(from ? "cancel" : "setup-keep")}
          </button>
          <button
            type="button"
            class="main"
            data-action="start-dialog"
            disabled={starting.value}
            onClick={() => void startGame(change)}
          >
            {t("start-game")}
          </button>
        </>
      }
    >
      <Part title={t("setup-opponent")}>
        <OpponentFields config={config} />
      </Part>
      {from ? (
        <Part title={t("setup-side")}>
          <FromFields from={from} side={side} />
        </Part>
      ) : (
        <Part title={t("setup-handicap-and-side")}>
          <HandicapFields config={config} />
        </Part>
      )}
      <Part title={t("setup-clock")}>
        <ClockFields config={config} />
      </Part>
      <Part title={t("setup-how")}>
        <RuleFields />
      </Part>
    </Modal>
  );
}
