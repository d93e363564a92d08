import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ApiError } from "../api/http";
import { getCollection, getDaily } from "../api/tsume";
import { notifyProblem } from "../app/notices";
import { StaticBoard } from "../board/StaticBoard";
import { t } from "../i18n/messages";
import type { TsumeCollection } from "../wire/TsumeCollection";
import type { TsumeProblem } from "../wire/TsumeProblem";
import type { TsumeSet } from "../wire/TsumeSet";
import { today } from "./day";
import { nextOf, progress } from "./progress";
import "../styles/tsume.css";

/** Mate problems: that of the day, sets by length, and the way to one's own. */
export default function TsumePage() {
  const collection = useSignal<TsumeCollection | null>(null);
  const daily = useSignal<TsumeProblem | null>(null);
  useEffect(() => {
    const told = (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      notifyProblem(error.problem);
    };
    getCollection().then((found) => {
      collection.value = found;
    }, told);
    getDaily(today()).then((found) => {
      daily.value = found;
    }, told);
  }, [collection, daily]);
  return (
    <div class="plain tsume">
      <h1>{t("nav-tsume")}</h1>
      <div class="tsume-top">
        <DailyCard problem={daily.value} />
        <section class="card own-card">
          <h2>{t("compose-title")}</h2>
          <p>{t("compose-lead")}</p>
          <a class="button" href="/tsume/compose">
            {t("compose-open")}
          </a>
        </section>
      </div>
      <div class="sets" aria-busy={collection.value === null}>
        {collection.value?.sets.map((set) => (
          <SetCard key={set.plies} set={set} />
        ))}
      </div>
    </div>
  );
}

function DailyCard({ problem }: { problem: TsumeProblem | null }) {
  const solved = problem !== null && progress.value.has(problem.id);
  return (
    <section class="card daily" data-daily={problem?.id}>
      <StaticBoard sfen={problem?.sfen ?? "9/9/9/9/9/9/9/9/9 b - 1"} label={t("daily-title")} />
      <div>
        <h2>{t("daily-title")}</h2>
        <p>{problem ? t("solve-begin", { plies: problem.plies }) : " "}</p>
        <p class="hint">{solved ? t("daily-solved") : t("daily-lead")}</p>
        <a class="button main" href="/tsume/daily">
          {t(solved ? "daily-again" : "daily-open")}
        </a>
      </div>
    </section>
  );
}

function SetCard({ set }: { set: TsumeSet }) {
  const open = useSignal(false);
  const done = set.ids.filter((id) => progress.value.has(id)).length;
  const next = nextOf(set.ids, progress.value);
  const title = t("set-title", { plies: set.plies });
  return (
    <section class="card set" data-plies={set.plies}>
      <h2>{title}</h2>
      <p class="set-count">
        <progress max={set.ids.length} value={done} aria-label={t("set-progress", { done, all: set.ids.length })} />
        <span aria-hidden="true">
          {done} / {set.ids.length}
        </span>
      </p>
      <a class="button main" href={`/tsume/${next}`} aria-label={`${title}: ${t("set-go-on")}`}>
        {t("set-go-on")}
      </a>
      <details
        onToggle={(event) => {
          open.value = event.currentTarget.open;
        }}
      >
        <summary>{t("set-all")}</summary>
        {open.value && (
          <ol class="set-list">
            {set.ids.map((id, index) => {
              const how = progress.value.get(id);
              const grade = set.grades[index] ?? 1;
              return (
                <li key={id}>
                  <a
                    href={`/tsume/${id}`}
                    data-solved={how}
                    aria-label={`${t("set-problem", { number: index + 1, grade })}${how ? ` ${t("set-done")}` : ""}`}
                  >
                    {index + 1}
                  </a>
                </li>
              );
            })}
          </ol>
        )}
      </details>
    </section>
  );
}
