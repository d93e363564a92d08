import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ApiError } from "../api/http";
import { deleteRecord, listDuplicates } from "../api/records";
import { notifyProblem } from "../app/notices";
import { t } from "../i18n/messages";
import type { DuplicateGroup } from "../wire/DuplicateGroup";
import { RecordRow } from "./RecordRow";

/** Games that stand in the library more than once, to be thinned out. */
export function Duplicates() {
  const groups = useSignal<readonly DuplicateGroup[] | null>(null);
  const next = useSignal<string | null>(null);
  const tried = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notifyProblem(error.problem);
      groups.value ??= [];
    }
  };
  const more = () =>
    tried(async () => {
      const page = await listDuplicates(next.value);
      groups.value = [...(groups.value ?? []), ...page.groups];
      next.value = page.next;
    });
  const remove = (id: string) =>
    tried(async () => {
      await deleteRecord(id);
      groups.value = (groups.value ?? [])
        .map((group) => ({ records: group.records.filter((record) => record.id !== id) }))
        .filter(({ records }) => records.length > 1);
    });
  useEffect(() => void more(), []);
  const list = groups.value;
  return (
    <section class="duplicates" aria-label={t("records-duplicates")}>
      <div class="library-count">
        <h2>{t("records-duplicates")}</h2>
        <a href="/records">{t("records-all")}</a>
      </div>
      {list?.length === 0 && <p class="empty">{t("records-no-duplicates")}</p>}
      {list?.map(({ records }) => (
        <div key={records[0]?.id} class="card duplicate">
          {records.map((record) => (
            <div key={record.id} class="duplicate-row">
              <RecordRow record={record} />
              <button type="button" class="small" onClick={() => void remove(record.id)}>
                {t("study-delete")}
              </button>
            </div>
          ))}
        </div>
      ))}
      {next.value !== null && (
        <button type="button" class="large" onClick={() => void more()}>
          {t("records-more")}
        </button>
      )}
    </section>
  );
}
