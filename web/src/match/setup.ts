import { effect, signal } from "@preact/signals";
import { recall, remember } from "../settings/store";
import type { MatchEngine } from "../wire/MatchEngine";
import type { MatchLimit } from "../wire/MatchLimit";

/** How a visitor last had engines play. */
export interface MatchSetup {
  engines: readonly [MatchEngine, MatchEngine];
  kind: MatchLimit["type"];
  seconds: number;
  nodes: number;
  games: number;
  /** Whether games of the even game begin at openings. */
  openings: boolean;
}

const KEY = "komadai.match";

const FIRST: MatchSetup = {
  engines: [
    { type: "house", grade: "1d" },
    { type: "house", grade: "max" },
  ],
  kind: "time",
  seconds: 1,
  nodes: 20_000,
  games: 4,
  openings: true,
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

function isEngine(value: unknown): value is MatchEngine {
  if (!isObject(value)) return false;
  return value.type === "house"
    ? typeof value.grade === "string"
    : value.type === "own" && typeof value.id === "string";
}

const within = (value: unknown, least: number, most: number, otherwise: number): number =>
  typeof value === "number" && value >= least && value <= most ? value : otherwise;

/** What was kept, where it is sound. */
export function soundSetup(kept: Partial<Record<keyof MatchSetup, unknown>>): MatchSetup {
  const [one, two] = Array.isArray(kept.engines) ? (kept.engines as unknown[]) : [];
  return {
    engines: [isEngine(one) ? one : FIRST.engines[0], isEngine(two) ? two : FIRST.engines[1]],
    kind: kept.kind === "nodes" ? "nodes" : "time",
    seconds: within(kept.seconds, 0.05, 60, FIRST.seconds),
    nodes: within(kept.nodes, 100, 10_000_000, FIRST.nodes),
    games: within(kept.games, 1, 200, FIRST.games),
    openings: kept.openings !== false,
  };
}

export const matchSetup = signal<MatchSetup>(soundSetup(recall<MatchSetup>(KEY)));

effect(() => remember(KEY, matchSetup.value));

export function editMatch(change: Partial<MatchSetup>): void {
  matchSetup.value = { ...matchSetup.value, ...change };
}

/** What the engines may spend, as it is sent. */
export const limitOf = ({ kind, seconds, nodes }: MatchSetup): MatchLimit =>
  kind === "time" ? { type: "time", ms: Math.round(seconds * 1000) } : { type: "nodes", nodes: Math.round(nodes) };
