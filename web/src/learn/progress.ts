import { signal } from "@preact/signals";

const KEY = "komadai.lessons";
/** More than the course has. */
const MOST = 1_000;

/** What has been done: by lesson the steps, and by step of a castle the seconds of the fastest time. */
export interface Progress {
  done: ReadonlyMap<string, ReadonlySet<string>>;
  best: ReadonlyMap<string, number>;
}

const NAME = /^[a-z][a-z0-9-]{0,40}$/;

/** What a stored text says; nothing of one that is not ours. */
export function parseProgress(text: string | null): Progress {
  const done = new Map<string, Set<string>>();
  const best = new Map<string, number>();
  try {
    const stored = JSON.parse(text ?? "{}") as { done?: object; best?: object };
    for (const [lesson, steps] of Object.entries(stored.done ?? {}).slice(0, MOST)) {
      if (!NAME.test(lesson) || !Array.isArray(steps)) continue;
      const names = steps.slice(0, MOST).filter((step) => typeof step === "string" && NAME.test(step));
      if (names.length > 0) done.set(lesson, new Set(names));
    }
    for (const [step, seconds] of Object.entries(stored.best ?? {}).slice(0, MOST)) {
      if (/^[a-z0-9-]{1,60}$/.test(step) && typeof seconds === "number" && seconds > 0) best.set(step, seconds);
    }
  } catch {
    // Somebody else's, or cut off: begin anew.
  }
  return { done, best };
}

function stored(): Progress {
  try {
    return parseProgress(localStorage.getItem(KEY));
  } catch {
    return parseProgress(null);
  }
}

/** What has been learnt in this browser. */
export const progress = signal<Progress>(stored());

function keep(next: Progress): void {
  progress.value = next;
  try {
    const done = Object.fromEntries([...next.done].map(([lesson, steps]) => [lesson, [...steps]]));
    localStorage.setItem(KEY, JSON.stringify({ done, best: Object.fromEntries(next.best) }));
  } catch {
    // A browser that keeps nothing still lets one learn.
  }
}

/** Notes a step that is done, and where it was against the clock in how many seconds. */
export function note(lesson: string, step: string, seconds: number | null = null): void {
  // Another page may have noted something since.
  const now = stored();
  const done = new Map(now.done);
  done.set(lesson, new Set([...(now.done.get(lesson) ?? []), step]));
  keep({ done, best: now.best });
  if (seconds !== null) noteBest(`${lesson}-${step}`, seconds);
}

/** Notes a time against the clock, if it is the best. */
export function noteBest(name: string, seconds: number): void {
  const now = stored();
  const best = new Map(now.best);
  best.set(name, Math.min(seconds, best.get(name) ?? seconds));
  keep({ done: now.done, best });
}

/** How many steps of a lesson are done. */
export const doneOf = ({ done }: Progress, lesson: string): number => done.get(lesson)?.size ?? 0;
