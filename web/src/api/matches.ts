import type { MatchAction } from "../wire/MatchAction";
import type { MatchList } from "../wire/MatchList";
import type { MatchView } from "../wire/MatchView";
import type { NewMatch } from "../wire/NewMatch";
import { request } from "./http";
import { withQuery } from "./records";

const one = (id: string): string => `/api/matches/${encodeURIComponent(id)}`;

export const beginMatch = (wish: NewMatch): Promise<MatchView> => request("POST", "/api/matches", wish);

/** A match; with what was seen of it the answer waits until there is more. */
export const getMatch = (id: string, seen: number | null): Promise<MatchView> =>
  request("GET", withQuery(one(id), { seen }));

export const actOnMatch = (id: string, action: MatchAction["type"]): Promise<MatchView> =>
  request("POST", one(id), { type: action });

export const listMatches = (): Promise<MatchList> => request("GET", "/api/matches");
