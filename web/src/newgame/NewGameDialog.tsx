import { useSignal } from "@preact/signals";
import { h } from "preact";
import { Part } from "../app/controls";
import { Modal } from "../app/Modal";
import { sideToMove } from "../board/position";
import { speakOf, t } from "../i18n/messages";
import type MatchDialog from "../match/MatchDialog";
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
  /** The dialog of engines that play each other, once somebody has asked for it. */
  const match = useSignal<typeof MatchDialog | null>(null);
  const toMatch = async () => {
    const [module] = await Promise.all([import("../match/MatchDialog"), speakOf("study")]);
    match.value = module.default;
  };
  if (match.value) return h(match.value, { config, close, sfen: from?.sfen });
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
        <button type="button" class="small" data-action="engine-match" onClick={() => void toMatch()}>
          {t("opponent-match")}
        </button>
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
