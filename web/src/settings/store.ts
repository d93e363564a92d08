import { effect, signal } from "@preact/signals";
import { LANGUAGES, type Language } from "../i18n/language";

export type Theme = "system" | "light" | "dark";
export type PieceSet = "one" | "two" | "international" | "beginner";
export type BoardLook = "wood" | "pale" | "dark" | "green" | "paper";
export type BoardSize = "full" | "large" | "medium" | "small";
export type Coordinates = "auto" | "japanese" | "letters" | "digits" | "none";
export type NotationChoice = "auto" | "ja" | "zh" | "western" | "usi";

export const THEMES: readonly Theme[] = ["system", "light", "dark"];
export const PIECE_SETS: readonly PieceSet[] = ["one", "two", "international", "beginner"];
export const BOARDS: readonly BoardLook[] = ["wood", "pale", "dark", "green", "paper"];
export const SIZES: readonly BoardSize[] = ["full", "large", "medium", "small"];
export const COORDINATES: readonly Coordinates[] = ["auto", "japanese", "letters", "digits", "none"];
export const NOTATIONS: readonly NotationChoice[] = ["auto", "ja", "zh", "western", "usi"];

/** What a visitor chose, kept in this browser. */
export interface Settings {
  /** Null: by the browser's languages. */
  language: Language | null;
  theme: Theme;
  pieces: PieceSet;
  board: BoardLook;
  /** How much of the room there is the board takes, where there is room to spare. */
  size: BoardSize;
  coordinates: Coordinates;
  notation: NotationChoice;
  /** Legal destinations as dots. */
  dots: boolean;
  /** Castles, openings and proverbs are named during a game. */
  coach: boolean;
  sounds: boolean;
  /** Byoyomi counted aloud. */
  voice: boolean;
  /** Shown to the opponent; empty: the default of the reader's language. */
  name: string;
  /** Own grade, for the suggested handicap; empty: not said. */
  grade: string;
}

const DEFAULTS: Settings = {
  language: null,
  theme: "system",
  pieces: "one",
  board: "wood",
  size: "full",
  coordinates: "auto",
  notation: "auto",
  dots: true,
  coach: true,
  sounds: true,
  voice: false,
  name: "",
  grade: "",
};

const KEY = "komadai.settings";

/** Reads JSON kept under a key; a blocked or broken storage counts as empty. */
export function recall<T extends object>(key: string): Partial<T> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    return typeof value === "object" && value !== null ? (value as Partial<T>) : {};
  } catch {
    return {};
  }
}

/** Keeps JSON under a key, where the browser lets it. */
export function remember(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows may refuse; the setting then lasts as long as the page.
  }
}

/** What was kept by another version, or is damaged, falls back to the default. */
function sound(kept: Partial<Settings>): Settings {
  const fits = { ...DEFAULTS };
  const one = <T>(list: readonly T[], value: T | undefined, otherwise: T): T =>
    value !== undefined && list.includes(value) ? value : otherwise;
  for (const key of ["dots", "coach", "sounds", "voice"] as const) {
    if (typeof kept[key] === "boolean") fits[key] = kept[key];
  }
  for (const key of ["name", "grade"] as const) {
    if (typeof kept[key] === "string") fits[key] = kept[key];
  }
  return {
    ...fits,
    language: LANGUAGES.find((known) => known === kept.language) ?? null,
    theme: one(THEMES, kept.theme, DEFAULTS.theme),
    pieces: one(PIECE_SETS, kept.pieces, DEFAULTS.pieces),
    board: one(BOARDS, kept.board, DEFAULTS.board),
    size: one(SIZES, kept.size, DEFAULTS.size),
    coordinates: one(COORDINATES, kept.coordinates, DEFAULTS.coordinates),
    notation: one(NOTATIONS, kept.notation, DEFAULTS.notation),
  };
}

export const settings = signal<Settings>(sound(recall<Settings>(KEY)));

effect(() => remember(KEY, settings.value));

export function change<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings.value = { ...settings.value, [key]: value };
}

/** Whether the visitor asked their system for less motion. */
export function reducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const darkQuery = matchMedia("(prefers-color-scheme: dark)");
const systemDark = signal(darkQuery.matches);
darkQuery.addEventListener("change", (event) => {
  systemDark.value = event.matches;
});

export function isDark(): boolean {
  const { theme } = settings.value;
  return theme === "dark" || (theme === "system" && systemDark.value);
}

/** Keeps the page's theme and the board's look and size in step with the settings. */
export function applyTheme(): void {
  effect(() => {
    const { dataset } = document.documentElement;
    dataset.theme = isDark() ? "dark" : "light";
    dataset.board = settings.value.board;
    dataset.boardSize = settings.value.size;
  });
}
