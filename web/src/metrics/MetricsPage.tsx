import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ApiError } from "../api/http";
import { getMetrics } from "../api/metrics";
import { Part } from "../app/controls";
import { problemText } from "../app/notices";
import { language, t } from "../i18n/messages";
import type { Metrics } from "../wire/Metrics";
import type { Problem } from "../wire/Problem";
import "../styles/study.css";

/** How often the figures are asked for, in milliseconds. */
const EVERY = 2_000;

/** How much the server does: the queue of reviews, its speed, and who uses it. */
export default function MetricsPage() {
  const metrics = useSignal<Metrics | null>(null);
  const problem = useSignal<Problem | null>(null);
  useEffect(() => {
    let timer = 0;
    let gone = false;
    const ask = async () => {
      try {
        metrics.value = await getMetrics();
        problem.value = null;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        problem.value = error.problem;
      }
      if (!gone) timer = window.setTimeout(() => void ask(), EVERY);
    };
    void ask();
    return () => {
      gone = true;
      window.clearTimeout(timer);
    };
  }, []);
  return (
    <div class="plain metrics" data-known={metrics.value !== null}>
      <h1>{t("metrics-title")}</h1>
      <p>{t("metrics-about")}</p>
      {problem.value && <p role="alert">{problemText(problem.value)}</p>}
      <div class="cards">
        <Reviews metrics={metrics.value} />
        <Server metrics={metrics.value} />
      </div>
    </div>
  );
}

/** A number as the language writes it; a dash until it is known. */
const shown = (value: number | undefined): string =>
  value === undefined ? "–" : new Intl.NumberFormat(language()).format(value);

const share = (value: number | undefined, of: number | undefined): string => `${shown(value)} / ${shown(of)}`;

function Figures({ rows }: { rows: [key: string, value: string][] }) {
  return (
    <dl class="figures">
      {rows.map(([key, value]) => (
        <div key={key} data-figure={key}>
          <dt>{t(key)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Reviews({ metrics }: { metrics: Metrics | null }) {
  const reviews = metrics?.reviews;
  return (
    <Part page title={t("metrics-reviews")}>
      <Figures
        rows={[
          ["metrics-queue", shown(reviews?.waiting)],
          ["metrics-running", share(reviews?.running, metrics?.places)],
          ["metrics-done", shown(reviews?.done)],
          ["metrics-failed", shown(reviews?.failed)],
          ["metrics-positions", shown(reviews?.positions)],
          ["metrics-minute", shown(reviews?.positions_per_minute)],
          ["metrics-nodes", shown(reviews?.nodes_per_second)],
        ]}
      />
    </Part>
  );
}

function Server({ metrics }: { metrics: Metrics | null }) {
  return (
    <Part page title={t("metrics-server")}>
      <Figures
        rows={[
          ["metrics-searching", share(metrics?.searching, metrics?.places)],
          ["metrics-waiting", shown(metrics?.waiting)],
          ["metrics-panels", shown(metrics?.panels)],
          ["metrics-games", shown(metrics?.games)],
          ["metrics-connections", share(metrics?.connections, metrics?.most_connections)],
          ["metrics-uptime", metrics ? t("metrics-minutes", { minutes: Math.floor(metrics.uptime_s / 60) }) : "–"],
        ]}
      />
    </Part>
  );
}
