import { signal } from "@preact/signals";

const KEY = "komadai.tsume";
/** More than the program carries problems. */
const MOST = 20_000;

/** How a problem was solved: by oneself, or with help. */
export type Solved = "alone" | "helped";

/** What a stored text says; nothing of one that is not ours. */
export function parseProgress(text: string | null): Map<string, Solved> {
  const found = new Map<string, Solved>();
  try {
    const stored: unknown = JSON.parse(text ?? "{}");
    for (const [id, how] of Object.entries(stored as object).slice(0, MOST)) {
      if (/^[0-9a-f]{8}$/.test(id) && (how === "alone" || how === "helped")) found.set(id, how);
    }
  } catch {
    // Somebody else's, or cut off: begin anew.
  }
  return found;
}

function stored(): Map<string, Solved> {
  try {
    return parseProgress(localStorage.getItem(KEY));
  } catch {
    return new Map();
  }
}

/** Which problems have been solved in this browser. */
export const progress = signal<ReadonlyMap<string, Solved>>(stored());

/** Notes a solved problem; what was solved alone once stays so. */
export function note(id: string, how: Solved): void {
  // Another page may have noted something since.
  const now = stored();
  if (now.get(id) !== "alone") now.set(id, how);
  progress.value = now;
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(now)));
  } catch {
    // A browser that keeps nothing still lets one solve.
  }
}

/** The problem to go on with: the first of a set not yet solved, after the one given if there is one. */
export function nextOf(ids: readonly string[], done: ReadonlyMap<string, Solved>, after?: string): string | undefined {
  const from = after === undefined ? 0 : ids.indexOf(after) + 1;
  const order = [...ids.slice(from), ...ids.slice(0, from)];
  return order.find((id) => id !== after && !done.has(id)) ?? order.find((id) => id !== after);
}
