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

/** A game put aside, with the moment it was, which is its name. */
export interface KeptGame extends SavedGame {
  at: number;
}

const KEPT_KEY = "komadai.hasami.games";
/** Games put aside at most; the oldest makes room. */
export const MOST_KEPT = 20;

/** What a stored text says of games put aside, newest first; what is none is left out. */
export function parseGames(text: string | null): KeptGame[] {
  try {
    const list: unknown = JSON.parse(text ?? "[]");
    if (!Array.isArray(list)) return [];
    return list.slice(0, MOST_KEPT).flatMap((kept: Partial<KeptGame> | null) => {
      const game = parseGame(JSON.stringify(kept));
      return game && typeof kept?.at === "number" && Number.isFinite(kept.at) ? [{ ...game, at: kept.at }] : [];
    });
  } catch {
    return [];
  }
}

export function keptGames(): KeptGame[] {
  try {
    return parseGames(localStorage.getItem(KEPT_KEY));
  } catch {
    return [];
  }
}

function write(games: readonly KeptGame[]): KeptGame[] {
  const kept = games.slice(0, MOST_KEPT);
  try {
    localStorage.setItem(KEPT_KEY, JSON.stringify(kept));
  } catch {
    // As above.
  }
  return kept;
}

/** Puts a game aside; the same game is put aside once, under its last moment. */
export function keepGame(game: SavedGame, at: number): KeptGame[] {
  const same = ({ setup, moves }: SavedGame): string => JSON.stringify([setup, moves]);
  return write([{ ...game, at }, ...keptGames().filter((other) => other.at !== at && same(other) !== same(game))]);
}

export const dropGame = (at: number): KeptGame[] => write(keptGames().filter((game) => game.at !== at));
