import type { Signal } from "@preact/signals";
import { Choice } from "../app/controls";
import { MARK_COLORS } from "../board/drawing";
import { family, t } from "../i18n/messages";
import type { RecordMarkColor } from "../wire/RecordMarkColor";
import type { RecordStore } from "./RecordStore";

/** Colours to draw with, while the board takes arrows and circles in place of moves. */
export function DrawBar({ store, color }: { store: RecordStore; color: Signal<RecordMarkColor | null> }) {
  const chosen = color.value ?? "green";
  const none = store.marks.value.length === 0;
  return (
    <section class="card draw-bar" aria-label={t("panel-draw")}>
      <Choice
        legend={t("draw-color")}
        quiet
        even
        value={chosen}
        options={MARK_COLORS.map((value) => ({ value, label: family("mark-", value) }))}
        onChange={(value) => {
          color.value = value;
        }}
      />
      <div class="draw-row">
        <p class="hint">{t("draw-hint")}</p>
        <button type="button" class="small" data-action="draw-clear" disabled={none} onClick={() => store.erase()}>
          {t("draw-clear")}
        </button>
      </div>
    </section>
  );
}
