const KEY = "komadai.quiz";
/** Beyond these the oldest are asked again. */
const MOST = 2_000;

/** What a stored text says; nothing of one that is not ours. */
export function parseSolved(text: string | null): string[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    if (!Array.isArray(stored)) return [];
    return stored.filter((id): id is string => typeof id === "string" && /^[\w-]{1,40} \d{1,4}$/.test(id)).slice(-MOST);
  } catch {
    return [];
  }
}

/** Questions solved in this browser, the newest last. */
export function solved(): string[] {
  try {
    return parseSolved(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

export function noteSolved(id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...solved().filter((other) => other !== id), id].slice(-MOST)));
  } catch {
    // Without storage it is asked again next time.
  }
}
