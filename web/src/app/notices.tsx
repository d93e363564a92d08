import { signal } from "@preact/signals";
import { family, has, t } from "../i18n/messages";
import type { Problem } from "../wire/Problem";

interface Notice {
  id: number;
  kind: "info" | "warning";
  title: string;
  text: string;
}

const notices = signal<readonly Notice[]>([]);
const spoken = signal({ text: "", turn: 0 });
let count = 0;

const STAY_MS = 7_000;

/** Shows a note for some seconds; the newest takes the place of an older one of its title. */
export function notify(kind: Notice["kind"], title: string, text: string): void {
  const id = ++count;
  notices.value = [...notices.value.filter((notice) => notice.title !== title), { id, kind, title, text }].slice(-3);
  setTimeout(() => dismiss(id), STAY_MS);
}

export function dismiss(id?: number): void {
  notices.value = id === undefined ? [] : notices.value.filter((notice) => notice.id !== id);
}

/** What went wrong, in the reader's words. */
export function problemText(problem: Problem): string {
  const key = `problem-${problem.kind.replaceAll("_", "-")}`;
  return has(key) ? family("problem-", problem.kind, problem.args) : t("problem-unknown", { kind: problem.kind });
}

export function notifyProblem(problem: Problem): void {
  notify("warning", t("notice-refused"), problemText(problem));
}

/** Says something to screen readers. */
export function announce(text: string): void {
  spoken.value = { text, turn: spoken.value.turn + 1 };
}

/** The live regions and the notes. Both stand from the start, as screen readers need it. */
export function Notices() {
  const { text, turn } = spoken.value;
  return (
    <>
      <div class="spoken" aria-live="polite" aria-atomic="true" data-turn={turn}>
        {text}
      </div>
      <div class="notices" role="status">
        {notices.value.map((notice) => (
          <div key={notice.id} class={`notice ${notice.kind}`}>
            <div>
              <strong>{notice.title}</strong>
              <p>{notice.text}</p>
            </div>
            <button type="button" class="icon" aria-label={t("close")} onClick={() => dismiss(notice.id)}>
              ✕
            </button>
          </div>
        ))}
      </div>
    </>
  );
}
