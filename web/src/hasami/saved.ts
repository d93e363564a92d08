import type { HasamiGoal } from "../wire/HasamiGoal";
import type { Side } from "../wire/Side";

const KEY = "komadai.hasami";
const LONGEST = 400;

/** How a game is played. */
export interface HasamiSetup {
  goal: HasamiGoal;
  eighteen: boolean;
  /** The computer's level, 1 to 5; null for two at one board. */
  level: number | null;
  /** One's own side against the computer. */
  side: Side;
}

export interface SavedGame {
  setup: HasamiSetup;
  moves: readonly string[];
}

export const GOALS = ["five", "all_but_one", "row"] as const satisfies readonly HasamiGoal[];

export const FIRST: HasamiSetup = { goal: "five", eighteen: false, level: 2, side: "black" };

/** What a stored text says; nothing of one that is not ours. */
export function parseGame(text: string | null): SavedGame | null {
  try {
    const { setup, moves } = JSON.parse(text ?? "null") as Partial<SavedGame>;
    const { goal, eighteen, level, side } = setup ?? FIRST;
    const known =
      GOALS.includes(goal) &&
      typeof eighteen === "boolean" &&
      (level === null || (Number.isInteger(level) && level >= 1 && level <= 5)) &&
      (side === "black" || side === "white") &&
      Array.isArray(moves) &&
      moves.length <= LONGEST &&
      moves.every((move) => typeof move === "string" && /^[1-9][a-i][1-9][a-i]$/.test(move));
    return known ? { setup: { goal, eighteen, level, side }, moves } : null;
  } catch {
    return null;
  }
}

export function savedGame(): SavedGame | null {
  try {
    return parseGame(localStorage.getItem(KEY));
  } catch {
    return null;
  }
}

export function saveGame(game: SavedGame): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(game));
  } catch {
    // A browser that keeps nothing still lets one play.
  }
}
