import { t } from "../i18n/messages";
import type { LessonStore } from "./LessonStore";
import { progress } from "./progress";
import { lessonTitle, stepText, wordText } from "./words";

/** Answers to choose from, what came of the last try, and the way on. */
export function WordCard({ store }: { store: LessonStore }) {
  const { lesson } = store;
  const step = store.step.value;
  const done = store.stage.value === "done";
  const word = store.word.value;
  return (
    <section
      class="card word lesson-word"
      data-word={done ? "solved" : word.kind}
      data-usi={word.kind === "hint" ? word.move.usi : undefined}
      aria-label={t("learn-task")}
    >
      {step.task === "choose" && (
        <fieldset class="answers" aria-label={t("learn-choose")}>
          {Array.from({ length: step.answers }, (_, index) => {
            const letter = "abcdefgh"[index] ?? "a";
            const chosen = store.chosen.value.includes(index);
            const right = index === step.right;
            return (
              <button
                key={letter}
                type="button"
                data-answer={letter}
                data-verdict={chosen ? (right ? "right" : "wrong") : undefined}
                aria-pressed={chosen}
                disabled={(done && !right) || (chosen && !right)}
                onClick={() => store.choose(index)}
              >
                {stepText(lesson, `${step.id}-${letter}`)}
              </button>
            );
          })}
        </fieldset>
      )}
      <p data-said>{said(store)}</p>
      {done && store.isLast.value && <p data-finished>{t("learn-finished")}</p>}
      {done && !store.isLast.value && (
        <button type="button" class="main" data-action="next-step" onClick={() => store.next()}>
          {t("learn-next")}
        </button>
      )}
      {done && store.isLast.value && (
        <a
          class="button main"
          href={lesson.next === null ? "/learn" : `/learn/${lesson.next}`}
          data-action="next-lesson"
        >
          {lesson.next === null ? t("learn-all") : t("learn-next-lesson", { lesson: lessonTitle(lesson.next) })}
        </a>
      )}
      {step.task === "set_up" && !done && (
        <button type="button" data-action="set-up-all" onClick={() => store.setUpAll()}>
          {t("learn-set-up-all")}
        </button>
      )}
    </section>
  );
}

/** What is to be said now. */
function said(store: LessonStore): string {
  const { lesson } = store;
  const step = store.step.value;
  if (step.task === "set_up") return t("learn-placed", { at: store.frame.value, all: step.frames.length - 1 });
  const text = wordText(store.word.value);
  if (store.stage.value !== "done") return text;
  if (step.task === "choose") return `${text} ${stepText(lesson, `${step.id}-why`)}`;
  if (step.task !== "build" || store.seconds.value === null) return text;
  const best = progress.value.best.get(`${lesson.id}-${step.id}`);
  const parts = [
    text,
    t("learn-moves", { count: store.moves.value.length }),
    t("learn-time", { seconds: store.seconds.value }),
    ...(best === undefined ? [] : [t("learn-best", { seconds: best })]),
  ];
  return parts.join(" · ");
}
