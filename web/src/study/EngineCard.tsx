import { useEffect } from "preact/hooks";
import { problemText } from "../app/notices";
import { navigate } from "../app/router";
import { sideToMove } from "../board/position";
import { engines, fetchEngines } from "../engines/engines";
import { family, t } from "../i18n/messages";
import type { RecordStore } from "../record/RecordStore";
import type { AnalysisLine } from "../wire/AnalysisLine";
import type { Side } from "../wire/Side";
import type { AnalysisStore } from "./AnalysisStore";
import { LineMoves, usiOf } from "./LineMoves";
import { Pick } from "./Pick";
import { choose, MOST_LINES, prefs, VIEWS } from "./prefs";
import { countText, scoreText, scoreWords } from "./words";

/** The choice that is no engine. */
const MANAGE = "/engines";

interface EngineCardProps {
  store: RecordStore;
  analysis: AnalysisStore;
  /** Which engine it is, by id; empty for the house's. */
  own: string;
  setOwn: (id: string) => void;
  /** Puts another engine beside it, or takes this one away. */
  beside: { add: (() => void) | null } | { remove: () => void };
}

/** What an engine thinks of the position looked at. Its height is that of so many lines, whatever is known. */
export function EngineCard({ store, analysis, own, setOwn, beside }: EngineCardProps) {
  const { lines } = prefs.value;
  const base = store.base.value;
  const found = analysis.found.value;
  const mover: Side = sideToMove(store.sfen.value);
  const add = (line: AnalysisLine, count?: number) => void store.play(usiOf(line.moves, count));
  return (
    <section
      class="card engine-card"
      aria-label={t("panel-engine")}
      data-stage={analysis.stage.value}
      data-found={found?.lines.length ?? 0}
      style={{ "--lines": lines }}
    >
      <div class="engine-head">
        <button
          type="button"
          class="icon"
          data-action="engine-run"
          aria-label={t(analysis.on ? "engine-stop" : "engine-start")}
          title={t(analysis.on ? "engine-stop" : "engine-start")}
          disabled={!base?.sfen}
          onClick={() => (analysis.on ? analysis.stop() : analysis.start())}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={analysis.on ? "M7 7h10v10H7Z" : "M8 5l11 7-11 7Z"} />
          </svg>
        </button>
        <p class="engine-says" title={found?.engine} role={analysis.stage.value === "failed" ? "alert" : undefined}>
          {base?.sfen ? says(analysis) : t("engine-no-position")}
        </p>
        <Pick name="lines" label={t("engine-lines")} value={lines} onPick={(value) => choose("lines", Number(value))}>
          {Array.from({ length: MOST_LINES }, (_, index) => (
            <option key={index} value={String(index + 1)}>
              {index + 1}
            </option>
          ))}
        </Pick>
      </div>
      <div class="engine-bar">
        <EvaluationBar line={found?.lines[0] ?? null} handicap={store.view.value?.handicap ?? "even"} />
        <Pick
          name="view"
          label={t("engine-view")}
          value={prefs.value.view}
          onPick={(value) => choose("view", value as (typeof VIEWS)[number])}
        >
          {VIEWS.map((view) => (
            <option key={view} value={view}>
              {family("view-", view)}
            </option>
          ))}
        </Pick>
        <EngineChoice own={own} setOwn={setOwn} />
        {"remove" in beside ? (
          <button
            type="button"
            class="icon"
            data-action="engine-less"
            aria-label={t("engine-less")}
            title={t("engine-less")}
            onClick={beside.remove}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 12h12" />
            </svg>
          </button>
        ) : (
          <button
            type="button"
            class="icon"
            data-action="engine-more"
            aria-label={t("engine-more")}
            title={t("engine-more")}
            disabled={!beside.add}
            onClick={beside.add ?? undefined}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 12h12M12 6v12" />
            </svg>
          </button>
        )}
      </div>
      <ol class="engine-lines">
        {(found?.lines ?? []).slice(0, lines).map((line, index) => (
          <li key={index}>
            <button
              type="button"
              class={`score${line.exact ? "" : " bound"}`}
              data-action="add-line"
              disabled={line.moves.length === 0}
              title={t("engine-add", { n: index + 1 })}
              onClick={() => add(line)}
            >
              {/* Made anew when it changes: its figures do not move, they are others. */}
              <b key={scoreText(line.score, mover)}>{scoreText(line.score, mover)}</b>
              <span class="unseen"> {t("engine-add", { n: index + 1 })}</span>
            </button>
            <LineMoves moves={line.moves} add={(count) => add(line, count)} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Which engine looks; the last of the choices leads to the page where others are added. */
function EngineChoice({ own, setOwn }: { own: string; setOwn: (id: string) => void }) {
  useEffect(() => {
    // Whoever cannot be told has the house's engine.
    fetchEngines().catch(() => {});
  }, []);
  const list = engines.value;
  const gone = own !== "" && list !== null && !list.engines.some(({ id }) => id === own);
  useEffect(() => {
    if (gone) setOwn("");
  }, [gone]);
  return (
    <Pick
      name="engine"
      label={t("engine-choice")}
      value={gone ? "" : own}
      onPick={(value) => (value === MANAGE ? navigate("/engines") : setOwn(value))}
    >
      <option value="">{t("engine-house")}</option>
      {list?.engines.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      {list?.own && <option value={MANAGE}>{t("engine-manage")}</option>}
    </Pick>
  );
}

/** What the engine does, or how far it is. */
function says(analysis: AnalysisStore): string {
  const stage = analysis.stage.value;
  const found = analysis.found.value;
  if (stage === "failed") return family("engine-fault-", analysis.fault.value.replace(/^engine_/, ""));
  if (stage === "refused") return analysis.problem.value ? problemText(analysis.problem.value) : "";
  if (stage === "over" && found?.end === "no_move") return t("engine-no-move");
  if (found && found.lines.length > 0 && (stage === "thinking" || stage === "over")) {
    const { engine, depth, nodes, nps } = found;
    return t("engine-status", { engine, depth, nodes: countText(nodes), nps: countText(nps) });
  }
  return stage === "thinking" ? t("engine-stage-starting") : family("engine-stage-", stage);
}

/** Who stands better: Black's share of the bar is dark. */
function EvaluationBar({ line, handicap }: { line: AnalysisLine | null; handicap: string }) {
  const percent = line ? Math.round(line.score.chance * 100) : 50;
  const words = line ? scoreWords(line.score, handicap) : "";
  return (
    <div
      class={`evaluation-bar${line ? "" : " unknown"}`}
      role="img"
      aria-label={line ? t("engine-bar", { score: words }) : t("engine-bar-none")}
      title={words}
      data-percent={line ? percent : undefined}
    >
      <div style={{ width: `${percent}%` }} />
    </div>
  );
}
