import type { DuplicateList } from "../wire/DuplicateList";
import type { NewRecord } from "../wire/NewRecord";
import type { PlayedMoves } from "../wire/PlayedMoves";
import type { PositionAnswer } from "../wire/PositionAnswer";
import type { PositionQuestion } from "../wire/PositionQuestion";
import type { RecordEdit } from "../wire/RecordEdit";
import type { RecordList } from "../wire/RecordList";
import type { RecordLosses } from "../wire/RecordLosses";
import type { RecordShare } from "../wire/RecordShare";
import type { RecordSummary } from "../wire/RecordSummary";
import type { RecordsAdded } from "../wire/RecordsAdded";
import type { RecordView } from "../wire/RecordView";
import type { SetUpAnswer } from "../wire/SetUpAnswer";
import { ApiError, request } from "./http";

const record = (id: string): string => `/api/records/${encodeURIComponent(id)}`;

/** An address with those parameters that have a value. */
export function withQuery(path: string, parameters: Record<string, string | number | null | undefined>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(parameters)) {
    if (value !== null && value !== undefined && value !== "") query.set(key, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Puts every game of a file or of a pasted text into the library; an `ApiError` if it holds none. */
export async function addRecords(
  content: Blob | string,
  name: string | null,
  signal?: AbortSignal,
): Promise<RecordsAdded> {
  const added = await request<RecordsAdded>("POST", "/api/records", content, {
    ...(name !== null && { headers: { "x-file-name": encodeURIComponent(name) } }),
    ...(signal && { signal }),
  });
  if (added.refused) throw new ApiError(added.refused);
  return added;
}

export const newRecord = (start: NewRecord): Promise<RecordSummary> => request("POST", "/api/records/new", start);
export const getRecord = (id: string): Promise<RecordView> => request("GET", record(id));
export const deleteRecord = (id: string): Promise<void> => request("DELETE", record(id));

const share = (id: string): string => `${record(id)}/share`;
export const getShare = (id: string): Promise<RecordShare> => request("GET", share(id));
export const startShare = (id: string): Promise<RecordShare> => request("POST", share(id));
export const endShare = (id: string): Promise<void> => request("DELETE", share(id));

export const editRecord = (id: string, version: number, edit: RecordEdit, keepalive = false): Promise<RecordView> =>
  request("POST", `${record(id)}/edits`, { version, edit }, { keepalive });

export const listRecords = (filter: Record<string, string>, cursor: string | null, limit = 24): Promise<RecordList> =>
  request("GET", withQuery("/api/records", { ...filter, cursor, limit }));

export const listDuplicates = (cursor: string | null): Promise<DuplicateList> =>
  request("GET", withQuery("/api/records/duplicates", { cursor }));

/** What can be played in a position, and what a typed text means there; an `ApiError` if it cannot be played. */
export async function askPosition(question: PositionQuestion): Promise<PositionAnswer> {
  const answer = await request<PositionAnswer>("POST", "/api/position", question);
  if (answer.refused) throw new ApiError(answer.refused);
  return answer;
}

/** What one's own games played in a position. */
export const getPlayed = (sfen: string, last: string | null): Promise<PlayedMoves> =>
  request("GET", withQuery("/api/records/moves", { sfen, last }));

/** What is wrong with a position that is being set up. */
export const askFaults = (sfen: string): Promise<SetUpAnswer> => request("POST", "/api/position/faults", { sfen });

export interface ExportChoice {
  format: string;
  encoding?: string;
  /** The node whose position a diagram (BOD) shows. */
  node?: number;
}

export const exportAddress = (id: string, choice: ExportChoice): string =>
  withQuery(`${record(id)}/export`, { ...choice });

export const getLosses = (id: string, format: string): Promise<RecordLosses> =>
  request("GET", withQuery(`${record(id)}/losses`, { format }));

export interface PictureChoice {
  style: string;
  pieces: string;
  lang: string;
  flip: boolean;
}

/** A picture of one position of a record, or of the game as a whole (GIF). */
export const pictureAddress = (id: string, kind: "svg" | "png" | "gif", node: number, choice: PictureChoice): string =>
  withQuery(`${record(id)}/picture.${kind}`, { node, ...choice, flip: choice.flip ? "true" : null });
