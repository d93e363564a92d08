import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ApiError } from "../api/http";
import { getCourse } from "../api/lessons";
import { notifyProblem } from "../app/notices";
import { TOPICS } from "../app/router";
import { StaticBoard } from "../board/StaticBoard";
import { family, t } from "../i18n/messages";
import type { LessonCourse } from "../wire/LessonCourse";
import type { LessonOutline } from "../wire/LessonOutline";
import { doneOf, progress } from "./progress";
import { chapterTitle, lessonTitle } from "./words";
import "../styles/learn.css";

/** The course: chapters with their lessons, and how far one has come. */
export default function LearnPage() {
  const course = useSignal<LessonCourse | null>(null);
  useEffect(() => {
    getCourse().then(
      (found) => {
        course.value = found;
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        notifyProblem(error.problem);
      },
    );
  }, [course]);
  const all = course.value?.chapters.flatMap(({ lessons }) => lessons) ?? [];
  const open = all.find((lesson) => doneOf(progress.value, lesson.id) < lesson.steps);
  return (
    <div class="plain learn" data-ready={course.value !== null}>
      <header class="learn-top">
        <div>
          <h1>{t("nav-learn")}</h1>
          <p>{t("learn-lead")}</p>
        </div>
        <a class="button main" href={`/learn/${open?.id ?? all[0]?.id ?? "board"}`} data-action="go-on">
          {t(progress.value.done.size === 0 ? "learn-begin" : "learn-go-on")}
        </a>
      </header>
      <nav class="atlas-links" aria-label={t("atlas-title")}>
        {TOPICS.map((topic) => (
          <a key={topic} class="button" href={`/learn/${topic}`} data-topic={topic}>
            {family("atlas-", topic)}
          </a>
        ))}
        <a class="button" href="/learn/drills">
          {t("drill-title")}
        </a>
      </nav>
      <div class="chapters">
        {course.value?.chapters.map((chapter) => (
          <section key={chapter.id} class="chapter" aria-labelledby={`chapter-${chapter.id}`}>
            <h2 id={`chapter-${chapter.id}`}>{chapterTitle(chapter.id)}</h2>
            <ul class="lessons">
              {chapter.lessons.map((lesson) => (
                <LessonCard key={lesson.id} lesson={lesson} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

function LessonCard({ lesson }: { lesson: LessonOutline }) {
  const done = Math.min(lesson.steps, doneOf(progress.value, lesson.id));
  const title = lessonTitle(lesson.id);
  const count = t("learn-progress", { done, all: lesson.steps });
  return (
    <li>
      <a
        class="card lesson-card"
        href={`/learn/${lesson.id}`}
        data-lesson={lesson.id}
        data-done={done === lesson.steps}
      >
        <span aria-hidden="true">
          <StaticBoard sfen={lesson.sfen} label={title} hands />
        </span>
        <span class="lesson-name">
          <b>{title}</b>
          <small>{done === lesson.steps ? `${count} ${t("learn-done")}` : count}</small>
          <span class="lesson-bar" aria-hidden="true">
            <span style={{ width: `${(100 * done) / lesson.steps}%` }} />
          </span>
        </span>
      </a>
    </li>
  );
}
