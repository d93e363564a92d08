import { problemText } from "../app/notices";
import { family, language, t } from "../i18n/messages";
import { moveText } from "../moves/notation";
import { settings } from "../settings/store";
import type { LessonView } from "../wire/LessonView";
import type { Word } from "./LessonStore";

export const chapterTitle = (id: string): string => family("chapter-", id);
export const lessonTitle = (id: string): string => family("lesson-", id);

/** What a step says. */
export const stepText = (lesson: LessonView, step: string): string => family("lesson-", `${lesson.id}-${step}`);

/** What is to be said of the last thing done; nothing of the task itself. */
export function wordText(word: Word): string {
  switch (word.kind) {
    case "task":
      return "";
    case "well":
      return t("learn-well");
    case "forbidden":
      return t("learn-forbidden", { reason: problemText(word.problem) });
    case "refused":
      return problemText(word.problem);
    case "again":
      return family("learn-again-", word.why);
    case "left":
      return t("learn-left", { count: word.count });
    case "wrong-square":
      return t("learn-point-wrong");
    case "wrong-answer":
      return t("learn-choose-wrong");
    case "hint":
      return t("learn-hint-move", {
        move: moveText(word.move.notation, word.move.usi, settings.value.notation, language()),
      });
  }
}
