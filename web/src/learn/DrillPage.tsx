import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { ApiError } from "../api/http";
import { tryMove } from "../api/tsume";
import { announce, notifyProblem } from "../app/notices";
import { Board } from "../board/Board";
import { squareName } from "../board/names";
import { sideToMove } from "../board/position";
import { WaitingTable } from "../board/WaitingTable";
import { family, t } from "../i18n/messages";
import { TypedMove } from "../moves/TypedMove";
import { useTry } from "../moves/useTry";
import { DRILLS, type Drill, DrillStore, type Question } from "./DrillStore";
import { PointCells } from "./Marks";
import { noteBest, progress } from "./progress";
import { questions } from "./questions";
import "../styles/learn.css";

/** An answer in words. */
function answerName(drill: Drill, answer: string): string {
  if (drill === "squares") return squareName(answer);
  if (drill === "castles") return family("castle-", answer);
  if (drill === "fouls") return answer === "allowed" ? t("drill-allowed") : family("foul-", answer);
  return t("term-checkmate");
}

const known = (text: string): Drill => DRILLS.find((drill) => drill === text) ?? "squares";

/** Short rounds of questions: squares, castles, fouls, mates in one. */
export default function DrillPage({ query }: { query: string }) {
  const drill = known(new URLSearchParams(query).get("drill") ?? "");
  const round = useSignal(0);
  const found = useSignal<readonly Question[] | null>(null);
  useEffect(() => {
    let wanted = true;
    found.value = null;
    questions(drill, Math.random).then(
      (drawn) => {
        if (wanted) found.value = drawn;
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        if (wanted) notifyProblem(error.problem);
      },
    );
    return () => {
      wanted = false;
    };
  }, [drill, round.value, found]);
  if (!found.value) return <WaitingTable text="…" />;
  return <Round key={round.value} drill={drill} drawn={found.value} again={() => round.value++} />;
}

function Round({ drill, drawn, again }: { drill: Drill; drawn: readonly Question[]; again: () => void }) {
  const store = useMemo(
    () =>
      new DrillStore(
        drawn,
        () => performance.now(),
        ({ right, over }) => {
          announce(t(right ? "learn-well" : "drill-wrong"));
          if (over && store.right.value === drawn.length) noteBest(`drill-${drill}`, store.seconds.value);
        },
      ),
    [drawn],
  );
  const { question } = store;
  const answered = store.answered.value;
  const mate = async (usi: string) => {
    if (!question) return;
    try {
      const reply = await tryMove({ sfen: question.sfen, moves: [], text: usi });
      if (reply.outcome === "refused" && reply.refused) notifyProblem(reply.refused);
      else store.answer(reply.outcome === "mate" ? "mate" : (reply.tried?.usi ?? usi));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notifyProblem(error.problem);
    }
  };
  const { onTry, choice, asks } = useTry({
    sfen: question?.sfen ?? "",
    legal: null,
    bottom: "black",
    scope: `${store.at.value} ${answered}`,
    play: (usi) => void mate(usi),
    explain: (usi) => void mate(usi),
    restore: () => {},
  });
  if (!question) return null;
  const best = progress.value.best.get(`drill-${drill}`);
  const title = family("drill-", drill);
  const plays = drill === "mates";
  return (
    <div
      class="game study lesson drill"
      data-drill={drill}
      data-at={store.at.value}
      data-answered={answered ?? undefined}
      data-over={store.over.value}
      data-far="bare"
    >
      <section class="card lesson-text opp" aria-label={t("learn-task")}>
        <p class="lesson-head">
          <b>{title}</b>
          <span>{t("drill-count", { at: store.at.value + 1, all: drawn.length, right: store.right.value })}</span>
        </p>
        <h1 class="unseen">{title}</h1>
        <p class="lesson-says" data-asked={question.right}>
          {drill === "squares"
            ? t("drill-square", { square: squareName(question.right) })
            : family("drill-ask-", drill)}
        </p>
      </section>
      <Board
        sfen={question.sfen}
        bottom="black"
        lastMove={null}
        check={false}
        mover={plays && answered === null && !asks ? sideToMove(question.sfen) : null}
        legal={null}
        dots={false}
        hint={question.arrow}
        revision={store.at.value * 2 + (answered === null ? 0 : 1)}
        onTry={onTry}
        past={false}
        label={t("board-label")}
      >
        {drill === "squares" && (
          <PointCells
            key={store.at.value}
            sfen={question.sfen}
            pointed={answered === null ? [] : [question.right]}
            label={t("learn-point")}
            point={(square) => store.answer(square)}
          />
        )}
        {choice}
      </Board>
      <aside>
        <section
          class="card lesson-word"
          data-word={answered === null ? "task" : answered === question.right ? "solved" : "wrong-answer"}
          aria-label={t("learn-choose")}
        >
          {question.answers.length > 0 && (
            <fieldset class="answers" aria-label={t("learn-choose")}>
              {question.answers.map((answer) => (
                <button
                  key={answer}
                  type="button"
                  data-answer={answer}
                  data-verdict={
                    answered === null
                      ? undefined
                      : answer === question.right
                        ? "right"
                        : answer === answered
                          ? "wrong"
                          : undefined
                  }
                  disabled={answered !== null && answer !== question.right}
                  onClick={() => store.answer(answer)}
                >
                  {answerName(drill, answer)}
                </button>
              ))}
            </fieldset>
          )}
          <p data-said>
            {answered !== null &&
              (answered === question.right
                ? t("learn-well")
                : plays
                  ? t("drill-no-mate")
                  : t("drill-was", { answer: answerName(drill, question.right) }))}
          </p>
          {store.over.value && (
            <p data-finished>
              {t("drill-over", { right: store.right.value, all: drawn.length, seconds: store.seconds.value })}
              {best !== undefined && ` ${t("learn-best", { seconds: best })}`}
            </p>
          )}
          {answered !== null && (
            <button
              type="button"
              class="main"
              data-action="next-question"
              onClick={() => (store.over.value ? again() : store.next())}
            >
              {t(store.over.value ? "drill-again" : "learn-next")}
            </button>
          )}
        </section>
        {plays && <TypedMove submit={(text) => void mate(text)} />}
        <nav class="card atlas-links" aria-label={t("drill-title")}>
          {DRILLS.map((other) => (
            <a
              key={other}
              class="button"
              href={`/learn/drills?drill=${other}`}
              aria-current={other === drill ? "page" : undefined}
            >
              {family("drill-", other)}
            </a>
          ))}
        </nav>
      </aside>
    </div>
  );
}
