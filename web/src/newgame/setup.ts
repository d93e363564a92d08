import { computed, signal } from "@preact/signals";
import { recall, remember, settings } from "../settings/store";
import type { ClockSetup } from "../wire/ClockSetup";
import type { Config } from "../wire/Config";
import type { NewGame } from "../wire/NewGame";
import { gradeDifference } from "./grades";

const KEY = "komadai.setup";

const FIRST: NewGame = {
  opponent: { kind: "engine", grade: "15k" },
  side: "black",
  handicap: "even",
  clock: { black: null, white: null },
  points: "27",
  try_rule: false,
  move_limit: null,
  draw_replay: false,
  mode: "assisted",
  names: { black: null, white: null },
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const isYesNo = (value: unknown) => typeof value === "boolean";
const isClock = (value: unknown) =>
  value === null ||
  (isObject(value) &&
    ["main_s", "byoyomi_s", "increment_s", "periods", "period_s"].every((key) => typeof value[key] === "number"));
const isName = (value: unknown) => value === null || typeof value === "string";
const both = (value: unknown, each: (value: unknown) => boolean) =>
  isObject(value) && each(value.black) && each(value.white);

/** What each field must be at least, so that the dialog can show it and be used to change it. */
const SHAPES: { [Key in keyof NewGame]: (value: unknown) => boolean } = {
  opponent: (value) =>
    isObject(value) &&
    (value.kind === "local" || value.kind === "friend" || (value.kind === "engine" && typeof value.grade === "string")),
  side: (value) => value === "black" || value === "white" || value === "furigoma",
  handicap: (value) => typeof value === "string",
  clock: (value) => both(value, isClock),
  points: (value) => value === "24" || value === "27",
  try_rule: isYesNo,
  move_limit: (value) =>
    value === null ||
    (isObject(value) && typeof value.plies === "number" && typeof value.needs_entered_king === "boolean"),
  draw_replay: isYesNo,
  mode: (value) => value === "assisted" || value === "real",
  names: (value) => both(value, isName),
};

/** A setup kept by another version, or damaged, loses only the fields that are of no use. */
export function sound(kept: Partial<Record<keyof NewGame, unknown>>): NewGame {
  const good = Object.entries(SHAPES).filter(([key, fits]) => fits(kept[key as keyof NewGame]));
  return { ...FIRST, ...Object.fromEntries(good.map(([key]) => [key, kept[key as keyof NewGame]])) };
}

/** The last setup, which one click starts again. */
export const setup = signal<NewGame>(sound(recall<NewGame>(KEY)));

export function edit(change: Partial<NewGame>): void {
  setup.value = tidy({ ...setup.value, ...change });
  remember(KEY, setup.value);
}

/** Takes out what does not go together: furigoma needs an even game and two sides to give. */
export function tidy(game: NewGame): NewGame {
  const shared = game.opponent.kind === "local";
  const tossed = game.handicap !== "even" && game.side === "furigoma";
  return shared || tossed ? { ...game, side: "black" } : game;
}

/**
 * The setup as it is sent: with one's own name on one's own side, on either while the toss is still to give it: the
 * opponent's seat takes no name. Two players at one board have the names they gave.
 */
export function toSend(game: NewGame, name: string): NewGame {
  if (game.opponent.kind === "local") return game;
  const mine = name || null;
  const names = {
    black: game.side === "white" ? null : mine,
    white: game.side === "black" ? null : mine,
  };
  return { ...game, names };
}

export const casual = (): Partial<NewGame> => ({
  points: "27",
  try_rule: false,
  move_limit: null,
  draw_replay: false,
});

export const professional = (): Partial<NewGame> => ({
  points: "24",
  try_rule: false,
  move_limit: { plies: 500, needs_entered_king: true },
  draw_replay: true,
});

export type Preset = "casual" | "professional" | "own";

/** Which preset the rules are those of. */
export const preset = computed<Preset>(() => {
  const game = setup.value;
  const same = (rules: Partial<NewGame>): boolean =>
    Object.entries(rules).every(([key, value]) => JSON.stringify(game[key as keyof NewGame]) === JSON.stringify(value));
  if (same(casual())) return "casual";
  return same(professional()) ? "professional" : "own";
});

export const sameClock = (a: ClockSetup | null, b: ClockSetup | null): boolean =>
  JSON.stringify(a && clockNumbers(a)) === JSON.stringify(b && clockNumbers(b));

const clockNumbers = (clock: ClockSetup): number[] => [
  clock.main_s,
  clock.byoyomi_s,
  clock.increment_s,
  clock.periods,
  clock.period_s,
];

export interface Suggestion {
  /** `furigoma`, `black` or a handicap's id. */
  id: string;
  change: Partial<NewGame>;
}

/** The handicap for the difference between one's own grade and the computer's, where both are known. */
export function suggestion(config: Config): Suggestion | null {
  const game = setup.value;
  if (game.opponent.kind !== "engine") return null;
  const difference = gradeDifference(settings.value.grade, game.opponent.grade);
  if (difference === null || config.suggestions.length === 0) return null;
  const id = config.suggestions[Math.min(Math.abs(difference), config.suggestions.length - 1)] ?? "furigoma";
  if (id === "furigoma") return { id, change: { handicap: "even", side: "furigoma" } };
  // The weaker side is Black, and 下手 in a handicap game.
  const side = difference >= 0 ? "black" : "white";
  return { id, change: { handicap: id === "black" ? "even" : id, side } };
}
