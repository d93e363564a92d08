import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { ApiError } from "../api/http";
import { listRecords } from "../api/records";
import { notifyProblem } from "../app/notices";
import { navigate } from "../app/router";
import { useConfig } from "../app/useConfig";
import { StaticBoard } from "../board/StaticBoard";
import { family, t } from "../i18n/messages";
import type { RecordSummary } from "../wire/RecordSummary";
import { BeginCard } from "./BeginCard";
import { Duplicates } from "./Duplicates";
import { Filters } from "./Filters";
import { changed, type Filter, filterPath, parseFilter, SORTS } from "./filter";
import { ImportCard } from "./ImportCard";
import { importing } from "./Importing";
import { RecordRow } from "./RecordRow";
import "../styles/library.css";

/** The library: every record, narrowed and in the order that the address says. */
export default function LibraryPage({ query }: { query: string }) {
  const config = useConfig().value;
  const filter = parseFilter(query);
  const doubles = new URLSearchParams(query).has("duplicates");
  // What was imported is seen once the import is over.
  const turn = importing.progress.value?.running === false ? importing.progress.value.added : 0;
  return (
    <div class="plain library">
      <h1>{t("nav-records")}</h1>
      <BeginCard config={config} />
      <ImportCard />
      {doubles ? (
        <Duplicates />
      ) : (
        <>
          <Filters filter={filter} config={config} onChange={(next) => navigate(filterPath(next), true)} />
          {filter.position && <PositionCard filter={filter} sfen={filter.position} />}
          <Records filter={filter} turn={turn} />
        </>
      )}
    </div>
  );
}

/** The position that every game of the list reached. */
function PositionCard({ filter, sfen }: { filter: Filter; sfen: string }) {
  return (
    <section class="card position-card" data-position={sfen}>
      <StaticBoard sfen={sfen} label={t("records-position")} hands />
      <div>
        <h2>{t("records-position")}</h2>
        <a class="button" href={filterPath(changed(filter, { position: "" }))}>
          {t("records-position-clear")}
        </a>
      </div>
    </section>
  );
}

/** The list. While a new one is on its way the old one stays, so that nothing jumps. */
function Records({ filter, turn }: { filter: Filter; turn: number }) {
  const records = useSignal<readonly RecordSummary[] | null>(null);
  const total = useSignal<number | null>(null);
  const next = useSignal<string | null>(null);
  const busy = useSignal(true);
  const path = filterPath(filter);
  const asked = useRef("");
  const fetchPage = async (cursor: string | null) => {
    const question = `${path} ${turn}`;
    asked.current = question;
    busy.value = true;
    try {
      const page = await listRecords(filter, cursor);
      // Another question may have been put since.
      if (asked.current !== question) return;
      records.value = cursor === null ? page.records : [...(records.value ?? []), ...page.records];
      if (cursor === null) total.value = page.total;
      next.value = page.next;
      busy.value = false;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (asked.current !== question) return;
      notifyProblem(error.problem);
      records.value ??= [];
      busy.value = false;
    }
  };
  useEffect(() => void fetchPage(null), [path, turn]);
  const list = records.value;
  const empty = filterPath(changed(filter, { sort: "" })) === "/records" ? "records-none" : "records-none-found";
  return (
    <>
      <div class="library-count">
        <p role="status">{total.value === null ? "" : t("records-count", { n: total.value })}</p>
        <label class="sort">
          <span>{t("sort-label")}</span>
          <select
            name="sort"
            value={filter.sort ?? SORTS[0]}
            onChange={(event) => {
              const { value } = event.currentTarget;
              navigate(filterPath(changed(filter, { sort: value === SORTS[0] ? "" : value })), true);
            }}
          >
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {family("sort-", sort)}
              </option>
            ))}
          </select>
        </label>
        <a href="/records?duplicates">{t("records-duplicates")}</a>
      </div>
      {list?.length === 0 && <p class="empty">{t(empty)}</p>}
      <div class="game-list" aria-busy={busy.value}>
        {list?.map((record) => (
          <RecordRow key={record.id} record={record} position={filter.position} />
        ))}
      </div>
      {next.value !== null && (
        <button type="button" class="large" data-action="more" onClick={() => void fetchPage(next.value)}>
          {t("records-more")}
        </button>
      )}
    </>
  );
}
