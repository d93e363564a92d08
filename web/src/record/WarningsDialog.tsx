import { Modal } from "../app/Modal";
import { t } from "../i18n/messages";
import type { RecordWarning } from "../wire/RecordWarning";
import { warningWords } from "./words";

/** What of the file could not be used as it stands, and where. */
export function WarningsDialog({ warnings, close }: { warnings: readonly RecordWarning[]; close: () => void }) {
  return (
    <Modal title={t("study-warnings", { n: warnings.length })} close={close} wide>
      <ul class="warnings">
        {warnings.map((warning, index) => {
          const { place, text } = warningWords(warning);
          return (
            <li key={`${index} ${place}`}>
              <small>{place}</small>
              <span>{text}</span>
              {warning.text !== "" && <code>{warning.text}</code>}
            </li>
          );
        })}
      </ul>
    </Modal>
  );
}
