import type { TsumeCheck } from "../wire/TsumeCheck";
import type { TsumeCollection } from "../wire/TsumeCollection";
import type { TsumeExport } from "../wire/TsumeExport";
import type { TsumeProblem } from "../wire/TsumeProblem";
import type { TsumeReply } from "../wire/TsumeReply";
import type { TsumeReport } from "../wire/TsumeReport";
import type { TsumeSolution } from "../wire/TsumeSolution";
import type { TsumeTry } from "../wire/TsumeTry";
import { request } from "./http";
import { withQuery } from "./records";

let collection: Promise<TsumeCollection> | null = null;

/** Every problem's name by length; asked once, and again after a failure. */
export function getCollection(): Promise<TsumeCollection> {
  collection ??= request<TsumeCollection>("GET", "/api/tsume").catch((error: unknown) => {
    collection = null;
    throw error;
  });
  return collection;
}

export const getProblem = (id: string): Promise<TsumeProblem> =>
  request("GET", `/api/tsume/problems/${encodeURIComponent(id)}`);

/** The problem of a day, as `2026-11-30`. */
export const getDaily = (date: string): Promise<TsumeProblem> =>
  request("GET", withQuery("/api/tsume/daily", { date }));

export const tryMove = (asked: TsumeTry): Promise<TsumeReply> => request("POST", "/api/tsume/try", asked);
export const solve = (asked: TsumeTry): Promise<TsumeSolution> => request("POST", "/api/tsume/solve", asked);

export const check = (asked: TsumeCheck, signal: AbortSignal): Promise<TsumeReport> =>
  request("POST", "/api/tsume/check", asked, { signal });

/** The composition as a file. */
export async function exported(asked: TsumeExport): Promise<Blob> {
  const response = await fetch("/api/tsume/export", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(asked),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.blob();
}

/** Address of a picture of a position. */
export const positionPicture = (kind: "svg" | "png", sfen: string, style: string, lang: string): string =>
  withQuery(`/api/picture.${kind}`, { sfen, style, lang });
