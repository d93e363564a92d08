import type { ReviewAnswer } from "../wire/ReviewAnswer";
import { request } from "./http";
import { withQuery } from "./records";

const review = (id: string): string => `/api/records/${encodeURIComponent(id)}/review`;

/** A record's review; of one that is being made the answer waits until there is more than is known of that run. */
export const getReview = (id: string, run: string, after: number): Promise<ReviewAnswer> =>
  request("GET", withQuery(review(id), { run, after: run === "" ? null : after }));

export const startReview = (id: string, nodes: number): Promise<ReviewAnswer> => request("POST", review(id), { nodes });

export const stopReview = (id: string): Promise<ReviewAnswer> => request("DELETE", review(id));
