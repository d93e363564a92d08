import type { Quiz } from "../wire/Quiz";
import type { QuizReply } from "../wire/QuizReply";
import type { QuizTry } from "../wire/QuizTry";
import { request } from "./http";
import { withQuery } from "./records";

/** Questions from one reviewed game, or from all of one's own. */
export const getQuiz = (record: string | null): Promise<Quiz> => request("GET", withQuery("/api/quiz", { record }));

export const tryQuiz = (tried: QuizTry): Promise<QuizReply> => request("POST", "/api/quiz", tried);
