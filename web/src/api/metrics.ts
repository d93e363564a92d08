import type { Metrics } from "../wire/Metrics";
import { request } from "./http";

/** How much the server does now. */
export const getMetrics = (): Promise<Metrics> => request("GET", "/api/metrics");
