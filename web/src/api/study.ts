import type { BookAnswer } from "../wire/BookAnswer";
import type { BookSet } from "../wire/BookSet";
import type { EngineAdded } from "../wire/EngineAdded";
import type { EngineInfo } from "../wire/EngineInfo";
import type { EngineList } from "../wire/EngineList";
import type { ReviewAnswer } from "../wire/ReviewAnswer";
import { ApiError, request } from "./http";
import { withQuery } from "./records";

const review = (id: string): string => `/api/records/${encodeURIComponent(id)}/review`;

/** A record's review; of one that is being made the answer waits until there is more than is known of that run. */
export const getReview = (id: string, run: string, after: number): Promise<ReviewAnswer> =>
  request("GET", withQuery(review(id), { run, after: run === "" ? null : after }));

export const startReview = (id: string, nodes: number, engine: string | null): Promise<ReviewAnswer> =>
  request("POST", review(id), { nodes, engine });

export const stopReview = (id: string): Promise<ReviewAnswer> => request("DELETE", review(id));

/** What the opening book says of a position. */
export const getBook = (sfen: string, last: string | null): Promise<BookAnswer> =>
  request("GET", withQuery("/api/book", { sfen, last }));

/** Puts a file in the place of the house's book. */
export const setBook = (file: File): Promise<BookSet> =>
  request("POST", "/api/book", file, { headers: { "x-file-name": encodeURIComponent(file.name) } });

export const removeBook = (): Promise<BookSet> => request("DELETE", "/api/book");

const engine = (id: string): string => `/api/engines/${encodeURIComponent(id)}`;

export const listEngines = (): Promise<EngineList> => request("GET", "/api/engines");

/** Adds the engine at a path; an `ApiError` if there is none. */
export async function addEngine(path: string): Promise<EngineInfo> {
  const { engine, refused } = await request<EngineAdded>("POST", "/api/engines", { path });
  if (engine) return engine;
  throw new ApiError(refused ?? { kind: "unknown", args: {} });
}

export const setEngine = (id: string, values: Record<string, string>): Promise<EngineInfo> =>
  request("POST", engine(id), { values });
export const removeEngine = (id: string): Promise<void> => request("DELETE", engine(id));
