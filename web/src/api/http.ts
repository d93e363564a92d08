import type { Config } from "../wire/Config";
import type { Created } from "../wire/Created";
import type { GameList } from "../wire/GameList";
import type { NewGame } from "../wire/NewGame";
import type { Problem } from "../wire/Problem";

/** A request the server refused, or that never reached it (`unreachable`). */
export class ApiError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.kind);
  }
}

/** A request that expects JSON. A body that is no text or file goes as JSON. */
export async function request<T>(
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: object | string | Blob,
  more: RequestInit = {},
): Promise<T> {
  const raw = typeof body === "string" || body instanceof Blob;
  const lost = (error: unknown): never => {
    if (more.signal?.aborted) throw error;
    throw new ApiError({ kind: "unreachable", args: {} });
  };
  const response = await fetch(path, {
    method,
    ...(body !== undefined && {
      body: raw ? body : JSON.stringify(body),
      headers: { "content-type": raw ? "application/octet-stream" : "application/json", ...more.headers },
    }),
    ...(more.keepalive && { keepalive: true }),
    ...(more.signal && { signal: more.signal }),
  }).catch(lost);
  // An answer can still be cut off in the middle.
  if (response.ok) return response.status === 204 ? (undefined as T) : ((await response.json().catch(lost)) as T);
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new ApiError(problem?.kind ? problem : { kind: "status", args: { status: String(response.status) } });
}

const game = (id: string): string => `/api/games/${encodeURIComponent(id)}`;

let config: Promise<Config> | null = null;

/** What the server offers; asked once, and again after a failure. */
export function getConfig(): Promise<Config> {
  config ??= request<Config>("GET", "/api/config").catch((error: unknown) => {
    config = null;
    throw error;
  });
  return config;
}

export const createGame = (setup: NewGame): Promise<Created> => request("POST", "/api/games", setup);

export const listGames = (before: string | null, limit = 20): Promise<GameList> =>
  request("GET", `/api/games?limit=${limit}${before === null ? "" : `&before=${encodeURIComponent(before)}`}`);

export const rematch = (id: string): Promise<Created> => request("POST", `${game(id)}/rematch`);
export const replay = (id: string): Promise<Created> => request("POST", `${game(id)}/replay`);
export const join = (id: string, token: string): Promise<Created> =>
  request("POST", `${game(id)}/join?token=${encodeURIComponent(token)}`);

/** Address of a game's record. */
export const kifAddress = (id: string, encoding: "utf-8" | "shift_jis", lang: string): string =>
  `${game(id)}/kif?encoding=${encoding}&lang=${lang}`;

/** Whether the server knows a game. A socket that is refused says nothing of why; this does. */
export async function isKnown(id: string): Promise<boolean> {
  try {
    return (await fetch(kifAddress(id, "utf-8", "en"), { method: "HEAD" })).status !== 404;
  } catch {
    return true;
  }
}
