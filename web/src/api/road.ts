import type { Created } from "../wire/Created";
import type { RoadView } from "../wire/RoadView";
import { request } from "./http";

export const getRoad = (): Promise<RoadView> => request("GET", "/api/road");
export const enterLadder = (): Promise<RoadView> => request("POST", "/api/road/enter");
export const playNext = (minutes: number): Promise<Created> => request("POST", "/api/road/play", { minutes });
