import type { HasamiAnswer } from "../wire/HasamiAnswer";
import type { HasamiQuestion } from "../wire/HasamiQuestion";
import { request } from "./http";

export const askHasami = (asked: HasamiQuestion): Promise<HasamiAnswer> => request("POST", "/api/hasami", asked);
