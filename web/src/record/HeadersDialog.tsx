import { useSignal } from "@preact/signals";
import { Part } from "../app/controls";
import { Modal } from "../app/Modal";
import { sideName } from "../board/names";
import { t } from "../i18n/messages";
import { ASKED, askedRow, formOf, type HeaderRow, headersOf, nameKeys, otherRows } from "./headers";
import type { RecordStore } from "./RecordStore";

/** Everything that stands above the moves, to be changed. */
export function HeadersDialog({ store, close }: { store: RecordStore; close: () => void }) {
  const view = store.view.value;
  const before = view?.headers ?? [];
  const handicap = view?.handicap ?? null;
  const names = nameKeys(before, handicap);
  const rows = useSignal<readonly HeaderRow[]>(formOf(before, handicap));
  const put = (id: number, change: Partial<HeaderRow>) => {
    rows.value = rows.value.map((row) => (row.id === id ? { ...row, ...change } : row));
  };
  const add = () => {
    rows.value = [...rows.value, { id: 1 + Math.max(-1, ...rows.value.map(({ id }) => id)), key: "", value: "" }];
  };
  const save = (event: Event) => {
    event.preventDefault();
    const headers = headersOf(rows.value);
    close();
    if (JSON.stringify(headers) !== JSON.stringify(before)) void store.edit({ type: "headers", headers });
  };
  const fields = [
    { key: names.black, label: sideName("black", handicap ?? "even") },
    { key: names.white, label: sideName("white", handicap ?? "even") },
    ...ASKED.map(({ key, label }) => ({ key, label: t(label) })),
  ];
  return (
    <Modal
      title={t("study-details")}
      close={close}
      wide
      cancel
      actions={
        <button type="submit" form="headers-form" class="main" data-action="save-headers">
          {t("study-keep")}
        </button>
      }
    >
      <form id="headers-form" class="headers" onSubmit={save}>
        <div class="numbers">
          {fields.map(({ key, label }) => {
            const row = askedRow(rows.value, key);
            return (
              row && (
                <label key={key} class="select">
                  <span>{label}</span>
                  <input
                    type="text"
                    name={key}
                    maxLength={500}
                    value={row.value}
                    onInput={(event) => put(row.id, { value: event.currentTarget.value })}
                  />
                </label>
              )
            );
          })}
        </div>
        <Part title={t("header-others")}>
          {otherRows(rows.value, names).map((row) => (
            <div key={row.id} class="header-row">
              <input
                type="text"
                maxLength={100}
                aria-label={t("header-key")}
                placeholder={t("header-key")}
                value={row.key}
                onInput={(event) => put(row.id, { key: event.currentTarget.value })}
              />
              <input
                type="text"
                maxLength={500}
                aria-label={t("header-value")}
                placeholder={t("header-value")}
                value={row.value}
                onInput={(event) => put(row.id, { value: event.currentTarget.value })}
              />
              <button
                type="button"
                class="icon"
                aria-label={t("header-remove", { key: row.key })}
                onClick={() => {
                  rows.value = rows.value.filter(({ id }) => id !== row.id);
                }}
              >
                ✕
              </button>
            </div>
          ))}
          <button type="button" class="small" onClick={add}>
            {t("header-add")}
          </button>
        </Part>
      </form>
    </Modal>
  );
}
