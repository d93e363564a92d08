import { Part } from "../app/controls";
import { Modal } from "../app/Modal";
import { t } from "../i18n/messages";
import type { Config } from "../wire/Config";
import { ClockFields } from "./ClockFields";
import { HandicapFields } from "./HandicapFields";
import { OpponentFields } from "./OpponentFields";
import { RuleFields } from "./RuleFields";
import { startGame, starting } from "./start";

/** Everything a new game can be. */
export function NewGameDialog({ config, close }: { config: Config; close: () => void }) {
  return (
    <Modal
      title={t("setup-title")}
      close={close}
      wide
      actions={
        <>
          <button type="button" onClick={close}>
            {t("setup-keep")}
          </button>
          <button type="button" class="main" disabled={starting.value} onClick={() => void startGame()}>
            {t("start-game")}
          </button>
        </>
      }
    >
      <Part title={t("setup-opponent")}>
        <OpponentFields config={config} />
      </Part>
      <Part title={t("setup-handicap-and-side")}>
        <HandicapFields config={config} />
      </Part>
      <Part title={t("setup-clock")}>
        <ClockFields config={config} />
      </Part>
      <Part title={t("setup-how")}>
        <RuleFields />
      </Part>
    </Modal>
  );
}
