import { ActionButton } from "../app/ActionButton";
import { t } from "../i18n/messages";
import type { LessonStore } from "./LessonStore";

const ICONS = {
  back: "M15 5l-7 7 7 7",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.500 10.900c.7.5 1 1.300 1 2.100h5c0-.8.3-1.600 1-2.100A6 6 0 0 0 12 3Z",
  restart: "M4 4v6h6M5 10a8 8 0 1 1-1 5",
  keys: "M3 7h18v10H3ZM7 11h.01M11 11h.01M15 11h.01M8 14h8",
};

/** What can be done in a lesson. */
export function LessonTools({ store, help }: { store: LessonStore; help: () => void }) {
  const { task } = store.step.value;
  return (
    <section class="card actions" aria-label={t("learn-actions")}>
      <div class="bar">
        <ActionButton
          name="previous"
          icon={ICONS.back}
          label={t("learn-previous")}
          disabled={store.at.value === 0}
          onClick={() => store.goTo(store.at.value - 1)}
        />
        <ActionButton
          name="hint"
          icon={ICONS.hint}
          label={t("learn-hint")}
          disabled={store.stage.value !== "open" || task === "set_up"}
          onClick={() => void store.hint()}
        />
        <ActionButton
          name="restart"
          icon={ICONS.restart}
          label={t("learn-restart")}
          disabled={task === "read"}
          onClick={() => store.goTo(store.at.value)}
        />
        <ActionButton name="keys" icon={ICONS.keys} label={t("action-keys")} onClick={help} />
      </div>
    </section>
  );
}
