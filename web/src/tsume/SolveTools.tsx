import { ActionButton, ActionFace } from "../app/ActionButton";
import { copyText } from "../app/clipboard";
import { Menu } from "../app/Menu";
import { notify } from "../app/notices";
import { t } from "../i18n/messages";
import type { SolveStore } from "./SolveStore";

interface SolveToolsProps {
  store: SolveStore;
  /** Goes to another problem of this length; one's own has no next one. */
  next: (() => void) | null;
  help: () => void;
  compose: () => void;
}

const ICONS = {
  back: "M9 7L4 12l5 5M4 12h10a5 5 0 0 1 0 10h-3",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.500 10.900c.7.5 1 1.300 1 2.100h5c0-.8.3-1.600 1-2.100A6 6 0 0 0 12 3Z",
  show: "M4 6h10M4 12h10M4 18h6M17 11l4 4-4 4",
  next: "M5 5l7 7-7 7M13 5l7 7-7 7",
  more: "M6 12h.01M12 12h.01M18 12h.01",
};

/** What can be done while solving. */
export function SolveTools({ store, next, help, compose }: SolveToolsProps) {
  const stage = store.stage.value;
  const copy = async () => {
    const done = await copyText(store.sfen.value);
    notify(done ? "info" : "warning", t(done ? "copy-done" : "copy-failed"), "SFEN");
  };
  return (
    <section class="card actions" aria-label={t("solve-actions")}>
      <div class="bar">
        <ActionButton
          name="take-back"
          icon={ICONS.back}
          label={t("solve-back-short")}
          disabled={store.line.value.length === 0}
          onClick={() => store.back()}
        />
        <ActionButton
          name="hint"
          icon={ICONS.hint}
          label={t("solve-hint")}
          disabled={stage !== "solving"}
          onClick={() => void store.hint()}
        />
        <ActionButton
          name="solution"
          icon={ICONS.show}
          label={t("solve-solution")}
          disabled={stage === "shown"}
          onClick={() => void store.show()}
        />
        {next && <ActionButton name="next" icon={ICONS.next} label={t("solve-next-short")} onClick={next} />}
        <Menu
          class="action more"
          action="more"
          label={t("study-more")}
          items={[
            { id: "restart", label: t("solve-again"), act: () => store.restart() },
            { id: "copy-sfen", label: t("copy-sfen"), act: () => void copy() },
            { id: "compose", label: t("solve-compose"), act: compose },
            null,
            { id: "keys", label: t("action-keys"), hint: "?", act: help },
          ]}
        >
          <ActionFace icon={ICONS.more} label={t("study-more")} />
        </Menu>
      </div>
    </section>
  );
}
