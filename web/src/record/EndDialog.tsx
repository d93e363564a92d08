import { useSignal } from "@preact/signals";
import { Select } from "../app/controls";
import { Modal } from "../app/Modal";
import { t } from "../i18n/messages";
import type { RecordStore } from "./RecordStore";
import { childrenOf } from "./tree";
import { CHOSEN_ENDS, endName } from "./words";

/** How the line ends after the move looked at. */
export function EndDialog({ store, close }: { store: RecordStore; close: () => void }) {
  const base = store.base.value;
  const nodes = store.tree.value.nodes;
  const there = base && childrenOf(store.tree.value, base.id).map((id) => nodes.get(id)?.end?.kind);
  const before = there?.find((kind) => kind !== undefined) ?? "";
  const chosen = useSignal(before);
  const kinds = before === "" || CHOSEN_ENDS.includes(before) ? CHOSEN_ENDS : [before, ...CHOSEN_ENDS];
  const save = () => {
    close();
    if (base && chosen.value !== before) {
      void store.edit({ type: "end", node: base.id, end: chosen.value === "" ? null : chosen.value });
    }
  };
  return (
    <Modal
      title={t("study-end")}
      close={close}
      cancel
      actions={
        <button type="button" class="main" data-action="save-end" onClick={save}>
          {t("study-keep")}
        </button>
      }
    >
      <Select
        label={t("study-end-after", { ply: base?.ply ?? 0 })}
        value={chosen.value}
        options={[
          { value: "", label: t("study-end-none") },
          ...kinds.map((value) => ({ value, label: endName(value) })),
        ]}
        onChange={(value) => {
          chosen.value = value;
        }}
      />
    </Modal>
  );
}
