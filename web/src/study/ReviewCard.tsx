import { useEffect } from "preact/hooks";
import { Mark } from "../board/Mark";
import { sideName } from "../board/names";
import { engines, fetchEngines } from "../engines/engines";
import { family, speakOf, t } from "../i18n/messages";
import type { RecordStore } from "../record/RecordStore";
import { nodeWords } from "../record/words";
import type { LineMove } from "../wire/LineMove";
import type { RecordNode } from "../wire/RecordNode";
import type { Review } from "../wire/Review";
import type { Side } from "../wire/Side";
import { Graph } from "./Graph";
import { usiOf } from "./LineMoves";
import { MoveReview, noticeKey } from "./MoveReview";
import { Pick } from "./Pick";
import { choose, DEPTHS, GRAPHS, prefs } from "./prefs";
import type { ReviewStore } from "./ReviewStore";
import { CLASSES, deedsOf, fitting, mainLine, nextTold, pointsOf } from "./reviewed";
import { TimeBars } from "./TimeBars";
import { scoreWords } from "./words";

interface ReviewCardProps {
  store: RecordStore;
  reviewing: ReviewStore;
}

/** The game reviewed: its graph, how both sides did, and what is to be said of the move looked at. */
export function ReviewCard({ store, reviewing }: ReviewCardProps) {
  useEffect(() => {
    void speakOf("coach");
    void reviewing.open();
    // Whoever cannot be told has the house's engine.
    fetchEngines().catch(() => {});
  }, [reviewing]);
  const line = mainLine(store.tree.value);
  const review = reviewing.review.value;
  const handicap = store.view.value?.handicap ?? "even";
  const place = line.findIndex(({ id }) => id === store.at.value);
  // An end of the line is looked at where the last move is.
  const after = store.base.value?.id;
  const ply = place >= 0 ? place : line.findIndex(({ id }) => id === after);
  const fits = review ? fitting(line, review.moves) : 0;
  const moves = review?.moves.slice(0, fits) ?? [];
  const points = review ? pointsOf(review, fits, prefs.value.graph) : [];
  const node = line[ply];
  const score = points.find((point) => point.ply === ply)?.score;
  const words = [node ? nodeWords(node) : "", score ? scoreWords(score, handicap) : ""].filter(Boolean).join(", ");
  const go = (at: number) => store.look(line[Math.min(at, line.length - 1)]?.id);
  const jump = (by: 1 | -1) => nextTold(moves, Math.max(0, ply), by);
  return (
    <section
      class="card review-card"
      aria-label={t("panel-review")}
      data-state={review?.state ?? (reviewing.known.value ? "none" : "unknown")}
      data-moves={review?.moves.length ?? 0}
    >
      <Head reviewing={reviewing} review={review} length={store.readOnly.value ? 0 : line.length - 1} />
      <Graph
        points={points}
        moves={moves}
        total={Math.max(review?.total ?? 0, line.length - 1)}
        ply={ply >= 0 ? ply : null}
        words={words}
        go={go}
      />
      <TimeBars
        line={line}
        total={Math.max(review?.total ?? 0, line.length - 1)}
        ply={ply >= 0 ? ply : null}
        handicap={handicap}
        go={go}
      />
      <div class="deeds-row">
        <div class="deeds">
          {(["black", "white"] as const).map((side) => (
            <Deeds key={side} side={side} handicap={handicap} review={review} />
          ))}
        </div>
        {([-1, 1] as const).map((by) => (
          <button
            key={by}
            type="button"
            class="icon"
            data-action={by < 0 ? "fault-before" : "fault-after"}
            aria-label={t(by < 0 ? "review-before" : "review-after")}
            title={t(by < 0 ? "review-before" : "review-after")}
            disabled={jump(by) === null}
            onClick={() => go(jump(by) ?? 0)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={by < 0 ? "M15 5l-8 7 8 7" : "M9 5l8 7-8 7"} />
            </svg>
          </button>
        ))}
        {!store.readOnly.value && (
          <a class="button icon" data-action="quiz" href={`/quiz?record=${store.id}`} title={t("quiz-link")}>
            <span class="unseen">{t("quiz-link")}</span>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M9 9a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400M12 17.500v.5" />
            </svg>
          </a>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys as well, for which it must have the focus */}
      <div class="move-review" role="group" aria-label={t("review-move")} tabIndex={0}>
        {review ? (
          <Said store={store} review={review} line={line} ply={ply} fits={fits} handicap={handicap} />
        ) : (
          <p class="hint">{t(line.length > 1 ? "review-none" : "review-no-moves")}</p>
        )}
      </div>
    </section>
  );
}

function Head({ reviewing, review, length }: { reviewing: ReviewStore; review: Review | null; length: number }) {
  const running = reviewing.running.value;
  const said = running ? "review-stop" : review ? "review-again" : "review-start";
  return (
    <div class="review-head">
      <button
        type="button"
        class={review ? "small" : "small main"}
        data-action={running ? "review-stop" : "review-start"}
        disabled={length < 1 || reviewing.busy.value || !reviewing.known.value}
        onClick={() =>
          void (running ? reviewing.stop() : reviewing.start(prefs.value.nodes, prefs.value.reviewer || null))
        }
      >
        {/* All words lie in one place, so that none moves its neighbours. */}
        <span class="words">
          {(["review-start", "review-again", "review-stop"] as const).map((word) => (
            <span key={word} class={word === said ? "" : "silent"}>
              {t(word)}
            </span>
          ))}
        </span>
      </button>
      <span class="review-says" aria-live="polite">
        <span key={headWords(review)}>{headWords(review)}</span>
      </span>
      <Pick
        name="nodes"
        label={t("review-nodes")}
        value={prefs.value.nodes}
        onPick={(value) => choose("nodes", Number(value) as (typeof DEPTHS)[number])}
      >
        {DEPTHS.map((nodes, index) => (
          <option key={nodes} value={String(nodes)}>
            {t(["review-quick", "review-thorough", "review-deep"][index] ?? "review-quick")}
          </option>
        ))}
      </Pick>
      {engines.value?.own && engines.value.engines.length > 0 && (
        <Pick
          name="reviewer"
          label={t("review-engine")}
          value={engines.value.engines.some(({ id }) => id === prefs.value.reviewer) ? prefs.value.reviewer : ""}
          onPick={(value) => choose("reviewer", value)}
        >
          <option value="">{t("engine-house")}</option>
          {engines.value.engines.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Pick>
      )}
      <Pick
        name="graph"
        label={t("review-graph")}
        value={prefs.value.graph}
        onPick={(value) => choose("graph", value as (typeof GRAPHS)[number])}
      >
        {GRAPHS.map((graph) => (
          <option key={graph} value={graph}>
            {family("graph-", graph)}
          </option>
        ))}
      </Pick>
    </div>
  );
}

function headWords(review: Review | null): string {
  if (!review || review.state === "done") return "";
  if (review.state === "failed")
    return review.failure ? family("engine-fault-", review.failure.replace(/^engine_/, "")) : t("review-failed");
  if (review.state === "running" && review.ahead !== null) return t("review-ahead", { ahead: review.ahead });
  return t(review.state === "running" ? "review-progress" : "review-stopped", {
    done: review.moves.length,
    total: review.total,
  });
}

function Deeds({ side, handicap, review }: { side: Side; handicap: string; review: Review | null }) {
  const { counts, lost } = deedsOf(review?.moves ?? [], side);
  const said = CLASSES.filter((kind) => kind !== "forced");
  const words = said.map((kind) => `${family("review-class-", kind)} ${counts[kind]}`).join(", ");
  return (
    <p role="img" aria-label={t("review-deeds", { side: sideName(side, handicap), words, percent: lost.toFixed(1) })}>
      <Mark side={side} />
      {said.map((kind) => (
        <span key={kind} class={`class ${kind}`} title={family("review-class-", kind)} data-count={kind}>
          <span key={counts[kind]}>{counts[kind]}</span>
        </span>
      ))}
      <small title={t("review-lost")}>
        <span key={lost.toFixed(1)}>−{lost.toFixed(1)}%</span>
      </small>
    </p>
  );
}

interface SaidProps {
  store: RecordStore;
  review: Review;
  line: readonly RecordNode[];
  ply: number;
  fits: number;
  handicap: string;
}

/** Who reviewed the game, and which castles and openings came up; each leads to its move. */
function Shapes({ store, review, line, fits, handicap }: Omit<SaidProps, "ply">) {
  const shapes = review.moves
    .slice(0, fits)
    .flatMap(({ ply, notices }) =>
      notices.filter(({ topic }) => topic !== "proverb").map((notice) => ({ ply, notice })),
    );
  return (
    <>
      <p class="hint">{t("review-by", { engine: review.engine, nodes: review.nodes })}</p>
      {shapes.map(({ ply, notice: { topic, id, side } }) => (
        <p key={`${ply} ${side} ${id}`} class="said note">
          <button type="button" class="line-move" onClick={() => store.look(line[ply]?.id)}>
            {ply} {family("review-", topic, { side: sideName(side, handicap), name: t(noticeKey(topic, id)) })}
          </button>
        </p>
      ))}
    </>
  );
}

/** What is said of the move looked at, or why nothing is. */
function Said({ store, review, line, ply, fits, handicap }: SaidProps) {
  if (ply < 0) return <p class="hint">{t("review-beside")}</p>;
  const node = line[ply];
  const move = ply > 0 && ply <= fits ? review.moves[ply - 1] : undefined;
  if (!move || !node) {
    if (ply > fits && fits < review.moves.length) return <p class="hint">{t("review-changed", { ply: fits + 1 })}</p>;
    if (ply > fits && review.state === "running") return <p class="hint">{t("review-waits")}</p>;
    if (ply > 0) return <p class="hint">{t("review-not-judged")}</p>;
    return <Shapes store={store} review={review} line={line} fits={fits} handicap={handicap} />;
  }
  const before = line[ply - 1];
  const add = (from: "before" | "after", moves: readonly LineMove[], count: number) => {
    const at = from === "before" ? before : node;
    if (at) void store.playFrom(at.id, usiOf(moves, count));
  };
  return <MoveReview move={move} node={node} handicap={handicap} add={add} />;
}
