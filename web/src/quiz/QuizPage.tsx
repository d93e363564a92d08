import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { ApiError } from "../api/http";
import { getQuiz, tryQuiz } from "../api/quiz";
import { announce, notifyProblem } from "../app/notices";
import { Board } from "../board/Board";
import { sideName } from "../board/names";
import { other } from "../board/position";
import { WaitingTable } from "../board/WaitingTable";
import { moveSound } from "../game/sound";
import { family, t } from "../i18n/messages";
import { BOARD_KEYS, type KeyRow, KeysDialog, useKeys } from "../moves/Keys";
import { isLatin } from "../moves/notation";
import { TypedMove } from "../moves/TypedMove";
import { useTry } from "../moves/useTry";
import { settings } from "../settings/store";
import { moveWords } from "../study/words";
import type { LineMove } from "../wire/LineMove";
import type { QuizQuestion } from "../wire/QuizQuestion";
import { ordered, type QuizEvent, QuizStore } from "./QuizStore";
import { noteSolved, solved } from "./solved";
import "../styles/learn.css";
import "../styles/study.css";

const KEYS: readonly KeyRow[] = [
  ...BOARD_KEYS,
  { keys: ["n"], label: "quiz-next" },
  { keys: ["?"], label: "keys-help" },
];

/** The bad moves of one's own games as questions: what should have been played? */
export default function QuizPage({ query }: { query: string }) {
  const record = new URLSearchParams(query).get("record");
  const questions = useSignal<readonly QuizQuestion[] | null>(null);
  useEffect(() => {
    let wanted = true;
    getQuiz(record).then(
      (quiz) => {
        if (wanted) questions.value = ordered(quiz.questions, solved());
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        notifyProblem(error.problem);
        if (wanted) questions.value = [];
      },
    );
    return () => {
      wanted = false;
    };
  }, [record, questions]);
  if (!questions.value) return <WaitingTable text="…" />;
  if (questions.value.length === 0) {
    return (
      <div class="plain" data-quiz="none">
        <h1>{t("quiz-title")}</h1>
        <p>{t("quiz-none")}</p>
        <p>
          <a href="/records">{t("nav-records")}</a>
        </p>
      </div>
    );
  }
  return <Round questions={questions.value} />;
}

function tell(what: QuizEvent): void {
  if (what.kind === "failed") notifyProblem(what.problem);
  else if (what.kind === "solved") noteSolved(what.id);
  else {
    moveSound();
    announce(family("quiz-", what.reply.outcome));
  }
}

function Round({ questions }: { questions: readonly QuizQuestion[] }) {
  const store = useMemo(() => new QuizStore(questions, tryQuiz, tell), [questions]);
  const help = useSignal(false);
  const question = store.question.value;
  const reply = store.reply.value;
  const stage = store.stage.value;
  const { onTry, choice, asks } = useTry({
    sfen: question?.sfen ?? "",
    legal: question?.legal ?? null,
    bottom: question?.side ?? "black",
    scope: `${store.at.value} ${stage}`,
    play: (usi) => void store.try(usi),
    explain: (usi) => void store.try(usi),
    restore: () => store.revision.value++,
  });
  useLayoutEffect(() => {
    document.title = `${t("quiz-title")} · Komadai`;
  }, []);
  useKeys({
    n: () => {
      if (store.done.value) store.next();
    },
    "?": () => {
      help.value = true;
    },
  });
  if (!question) return null;
  const handicap = question.handicap ?? "even";
  const open = stage === "open" && !asks;
  const played = moveWords(question.played);
  const { player, opponent, side } = question;
  const names =
    player === null && opponent === null
      ? t("quiz-nameless")
      : `${player ?? sideName(side, handicap)} – ${opponent ?? sideName(other(side), handicap)}`;
  return (
    <div class="game study lesson drill quiz" data-quiz={stage} data-at={store.at.value} data-far="held">
      <section class="card lesson-text opp" aria-label={t("quiz-title")}>
        <p class="lesson-head">
          <b>{t("quiz-title")}</b>
          <span>{t("quiz-count", { at: store.at.value + 1, all: questions.length, right: store.right.value })}</span>
        </p>
        <h1 class="unseen">{t("quiz-title")}</h1>
        <p class="lesson-says" data-latin={isLatin(played)}>
          {t("quiz-asks", {
            side: sideName(question.side, handicap),
            ply: question.ply,
            move: played,
            percent: Math.round(question.lost * 100),
          })}
        </p>
        <p class="hint">
          <a href={`/record/${question.record}`}>{[names, question.date].filter(Boolean).join(" · ")}</a>
        </p>
      </section>
      <Board
        sfen={store.sfen.value}
        bottom={question.side}
        lastMove={stage === "solved" ? (reply?.tried?.usi ?? null) : question.last}
        check={stage !== "solved" && question.check}
        mover={open ? question.side : null}
        legal={open ? question.legal : null}
        dots={settings.value.dots}
        hint={stage === "shown" ? (reply?.best[0]?.usi ?? null) : null}
        revision={store.revision.value}
        onTry={onTry}
        past={false}
        label={t("board-label")}
      >
        {choice}
      </Board>
      <aside>
        <section class="card lesson-word" data-word={reply?.outcome ?? "task"} aria-label={t("quiz-answer")}>
          <div data-said>
            {stage === "asking" ? (
              <p class="hint">{t("quiz-looks")}</p>
            ) : (
              reply &&
              stage !== "shown" && (
                <p>
                  {family("quiz-", reply.outcome, { percent: Math.round(reply.lost * 100), move: words(reply.tried) })}
                </p>
              )
            )}
            {stage === "open" && reply && reply.answer.length > 0 && (
              <Line title={t("quiz-follows")} moves={reply.answer} />
            )}
            {store.done.value && reply && <Line title={t("quiz-best-was")} moves={reply.best} />}
            {store.done.value && store.isLast.value && <p data-finished>{t("quiz-over")}</p>}
          </div>
          {store.done.value ? (
            !store.isLast.value && (
              <button type="button" class="main" data-action="next-question" onClick={() => store.next()}>
                {t("quiz-next")}
              </button>
            )
          ) : (
            <button
              type="button"
              data-action="show-answer"
              disabled={stage !== "open"}
              onClick={() => void store.show(question.played.usi)}
            >
              {t("quiz-show")}
            </button>
          )}
        </section>
        {!store.done.value && <TypedMove submit={(text) => void store.try(text)} />}
      </aside>
      {help.value && <KeysDialog rows={KEYS} close={() => (help.value = false)} />}
    </div>
  );
}

const words = (move: LineMove | null): string => (move ? moveWords(move) : "");

function Line({ title, moves }: { title: string; moves: readonly LineMove[] }) {
  return (
    <p class="said">
      {title} <span data-line={moves[0]?.usi}>{moves.map(moveWords).join(" ")}</span>
    </p>
  );
}
