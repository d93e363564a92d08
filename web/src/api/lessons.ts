import type { Atlas } from "../wire/Atlas";
import type { LessonCourse } from "../wire/LessonCourse";
import type { LessonReply } from "../wire/LessonReply";
import type { LessonTry } from "../wire/LessonTry";
import type { LessonView } from "../wire/LessonView";
import { request } from "./http";

export const getCourse = (): Promise<LessonCourse> => request("GET", "/api/lessons");

export const getAtlas = (): Promise<Atlas> => request("GET", "/api/atlas");

export const getLesson = (id: string): Promise<LessonView> => request("GET", `/api/lessons/${encodeURIComponent(id)}`);

export const tryLesson = (asked: LessonTry): Promise<LessonReply> => request("POST", "/api/lessons/try", asked);
