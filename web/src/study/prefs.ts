import { effect, signal } from "@preact/signals";
import { recall, remember } from "../settings/store";

/** From whose side scores are told. */
export const VIEWS = ["black", "mover"] as const;
/** What the graph shows. */
export const GRAPHS = ["chance", "cp"] as const;
/** Positions a review looks at for each move. */
export const DEPTHS = [20_000, 100_000, 400_000] as const;

/** How a visitor studies, kept in this browser. */
export interface StudyPrefs {
  /** Which cards are open. */
  engine: boolean;
  review: boolean;
  games: boolean;
  /** Lines of the engine, 1 to 5. */
  lines: number;
  view: (typeof VIEWS)[number];
  graph: (typeof GRAPHS)[number];
  nodes: (typeof DEPTHS)[number];
  /** One of the owner's own engines, by id; empty for the house's. */
  own: string;
  /** The engine that reviews games, in the same way. */
  reviewer: string;
  /** The engines beside the first, in the same way. */
  more: readonly string[];
}

/** Engines beside the first. */
export const MOST_MORE = 2;

export const MOST_LINES = 5;

const DEFAULTS: StudyPrefs = {
  engine: false,
  review: false,
  games: false,
  lines: 3,
  view: "black",
  graph: "chance",
  nodes: 100_000,
  own: "",
  reviewer: "",
  more: [],
};

const KEY = "komadai.study";

/** What was kept, where it is sound. */
export function soundPrefs(kept: Partial<StudyPrefs>): StudyPrefs {
  const one = <T>(list: readonly T[], value: T | undefined, otherwise: T): T =>
    value !== undefined && list.includes(value) ? value : otherwise;
  return {
    engine: kept.engine === true,
    review: kept.review === true,
    games: kept.games === true,
    lines: one([1, 2, 3, 4, 5], kept.lines, DEFAULTS.lines),
    view: one(VIEWS, kept.view, DEFAULTS.view),
    graph: one(GRAPHS, kept.graph, DEFAULTS.graph),
    nodes: one(DEPTHS, kept.nodes, DEFAULTS.nodes),
    own: typeof kept.own === "string" ? kept.own : DEFAULTS.own,
    reviewer: typeof kept.reviewer === "string" ? kept.reviewer : DEFAULTS.reviewer,
    more: Array.isArray(kept.more) ? kept.more.filter((id) => typeof id === "string").slice(0, MOST_MORE) : [],
  };
}

export const prefs = signal<StudyPrefs>(soundPrefs(recall<StudyPrefs>(KEY)));

effect(() => remember(KEY, prefs.value));

export function choose<K extends keyof StudyPrefs>(key: K, value: StudyPrefs[K]): void {
  prefs.value = { ...prefs.value, [key]: value };
}
