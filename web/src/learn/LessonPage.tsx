import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { ApiError } from "../api/http";
import { getLesson, tryLesson } from "../api/lessons";
import { keepAddress } from "../app/address";
import { announce, notifyProblem, problemText } from "../app/notices";
import { Board } from "../board/Board";
import { parseSfen, sideToMove } from "../board/position";
import { WaitingTable } from "../board/WaitingTable";
import { moveSound } from "../game/sound";
import { t } from "../i18n/messages";
import { BOARD_KEYS, type KeyRow, KeysDialog, useKeys } from "../moves/Keys";
import { TypedMove } from "../moves/TypedMove";
import { useTry } from "../moves/useTry";
import { settings } from "../settings/store";
import type { LessonView } from "../wire/LessonView";
import type { Problem } from "../wire/Problem";
import { LessonStore } from "./LessonStore";
import { LessonTools } from "./LessonTools";
import { Marks, PointCells } from "./Marks";
import { note } from "./progress";
import { WordCard } from "./WordCard";
import { lessonTitle, stepText, wordText } from "./words";
import "../styles/learn.css";

const KEYS: readonly KeyRow[] = [
  ...BOARD_KEYS,
  { keys: ["n"], label: "learn-next" },
  { keys: ["h"], label: "learn-hint" },
  { keys: ["?"], label: "keys-help" },
];

export default function LessonPage({ id, query }: { id: string; query: string }) {
  const lesson = useSignal<LessonView | null>(null);
  const missing = useSignal<Problem | null>(null);
  useEffect(() => {
    let wanted = true;
    lesson.value = null;
    missing.value = null;
    getLesson(id).then(
      (found) => {
        if (wanted) lesson.value = found;
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        if (wanted) missing.value = error.problem;
      },
    );
    return () => {
      wanted = false;
    };
  }, [id]);
  if (missing.value) {
    return (
      <div class="plain">
        <h1>{t("learn-unknown")}</h1>
        <p>{problemText(missing.value)}</p>
        <p>
          <a href="/learn">{t("learn-all")}</a>
        </p>
      </div>
    );
  }
  if (!lesson.value) return <WaitingTable text="…" />;
  const at = Number(new URLSearchParams(query).get("step") ?? 1) - 1;
  return <Lesson key={lesson.value.id} lesson={lesson.value} at={Number.isInteger(at) ? at : 0} />;
}

function useStore(lesson: LessonView, at: number): LessonStore {
  const store = useMemo(
    () =>
      new LessonStore(
        lesson,
        { tryLesson, now: () => performance.now() },
        (what) => {
          if (what.kind === "played") moveSound();
          else if (what.kind === "failed") notifyProblem(what.problem);
          else if (what.kind === "done") note(lesson.id, what.step, what.seconds);
          else announce(wordText(what.word));
        },
        at,
      ),
    [lesson],
  );
  useLayoutEffect(() => () => store.stop(), [store]);
  return store;
}

function Lesson({ lesson, at }: { lesson: LessonView; at: number }) {
  const store = useStore(lesson, at);
  const help = useSignal(false);
  const step = store.step.value;
  const sfen = store.sfen.value;
  const side = sideToMove(sfen);
  const open = store.stage.value === "open";
  const plays = ["collect", "reach", "line", "foul", "build"].includes(step.task);
  // Where a foul is asked for nothing is shown, so that it can be tried.
  const legal = step.task === "foul" ? null : store.legal.value;
  const { onTry, choice, asks } = useTry({
    sfen,
    legal,
    bottom: "black",
    scope: `${store.at.value} ${store.moves.value.length} ${store.revision.value}`,
    play: (usi) => void store.try(usi),
    explain: (usi) => void store.try(usi),
    restore: () => store.revision.value++,
  });
  const title = lessonTitle(lesson.id);
  useLayoutEffect(() => {
    document.title = `${title} · Komadai`;
  }, [title]);
  const place = store.at.value;
  useLayoutEffect(
    () => keepAddress(place === 0 ? `/learn/${lesson.id}` : `/learn/${lesson.id}?step=${place + 1}`),
    [lesson.id, place],
  );
  useKeys({
    n: () => {
      if (store.stage.value === "done") store.next();
    },
    h: () => void store.hint(),
    "?": () => {
      help.value = true;
    },
  });
  return (
    <div
      class="game study lesson"
      data-stage={store.stage.value}
      data-step={step.id}
      data-task={step.task}
      data-far={parseSfen(step.sfen).inHand.white.size > 0 ? "held" : "bare"}
    >
      <section class="card lesson-text opp" aria-label={t("learn-task")}>
        <p class="lesson-head">
          <b>{title}</b>
          <span>{t("learn-step", { at: place + 1, all: lesson.steps.length })}</span>
        </p>
        <h1 class="unseen">{title}</h1>
        <p class="lesson-says">{stepText(lesson, step.id)}</p>
      </section>
      <Board
        sfen={sfen}
        bottom="black"
        lastMove={store.lastMove.value}
        check={store.check.value}
        mover={plays && open && !asks ? side : null}
        legal={legal}
        dots={settings.value.dots}
        hint={open ? store.arrow.value : null}
        revision={store.revision.value}
        onTry={onTry}
        past={false}
        label={t("board-label")}
      >
        {step.task === "collect" && <Marks squares={store.left.value} />}
        {step.task === "point" && (
          <PointCells
            key={step.id}
            sfen={sfen}
            pointed={store.pointed.value}
            label={t("learn-point")}
            point={(square) => store.point(square)}
          />
        )}
        {choice}
      </Board>
      <aside>
        <WordCard store={store} />
        <LessonTools store={store} help={() => (help.value = true)} />
        {plays && <TypedMove submit={(text) => void store.try(text)} />}
      </aside>
      {help.value && <KeysDialog rows={KEYS} close={() => (help.value = false)} />}
    </div>
  );
}
