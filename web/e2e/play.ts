import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Side } from "../src/wire/Side";
import type { Hands } from "./hands";

const ANSWER_MS = 30_000;

/** Plies on the board, and how the game ended. */
export const state = (page: Page) =>
  page.evaluate(() => {
    const game = document.querySelector<HTMLElement>(".game[data-ply]");
    return { ply: Number(game?.dataset.ply ?? -1), end: game?.dataset.ended ?? null };
  });

/** Waits until it is somebody's move on this page, or the game is over. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector(".game[data-ended]") !== null ||
      (document.querySelector<HTMLElement>(".table")?.dataset.mover ?? "") !== "",
    undefined,
    { timeout: ANSWER_MS },
  );
}

/** Waits until the game has at least so many plies, or is over. */
export async function plies(page: Page, count: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const game = document.querySelector<HTMLElement>(".game[data-ply]");
      return game !== null && (game.dataset.ended !== undefined || Number(game.dataset.ply) >= wanted);
    },
    count,
    { timeout: ANSWER_MS },
  );
}

/** The page's own list of what can be picked up, the most promising first. */
const candidates = (page: Page, side: Side) =>
  page.evaluate((mine) => {
    const own = (piece: string) => (mine === "black") === (piece === piece.toUpperCase());
    const squares = [...document.querySelectorAll<HTMLElement>("[data-square][data-piece]")]
      .filter((cell) => own(cell.dataset.piece ?? ""))
      .map((cell) => cell.dataset.square ?? "");
    const hand = [...document.querySelectorAll<HTMLElement>(`[id^=hand-${mine}-]`)]
      .filter((slot) => Number(slot.dataset.count) > 0)
      .map((slot) => slot.dataset.letter ?? "");
    return { squares, hand };
  }, side);

/** Waits until the page shows what was picked up. */
const picked = (page: Page, selector: string) =>
  page.waitForSelector(selector, { state: "attached", timeout: ANSWER_MS });

/** The dots now shown, those that take a piece first. */
const dots = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[data-square][data-dest]")]
      .sort((a, b) => Number(b.dataset.piece !== undefined) - Number(a.dataset.piece !== undefined))
      .map((cell) => cell.dataset.square ?? ""),
  );

/** Repeatable chance: a failed game can be played again. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const pickOne = <T>(from: readonly T[], roll: () => number): T | undefined => from[Math.floor(roll() * from.length)];

/** Makes one move with what the page shows: no rules here either. */
export async function moveSomehow(page: Page, hands: Hands, side: Side, roll: () => number): Promise<void> {
  const before = (await state(page)).ply;
  const { squares, hand } = await candidates(page, side);
  // Each is picked once: picked a second time it would be put down again.
  const left = { squares: new Set(squares), hand: new Set(hand) };
  while (left.squares.size + left.hand.size > 0) {
    const letter = roll() < 0.15 || left.squares.size === 0 ? pickOne([...left.hand], roll) : undefined;
    const from = letter ?? pickOne([...left.squares], roll) ?? "";
    left.squares.delete(from);
    if (letter) left.hand.delete(letter);
    if (letter) await hands.inHand(side, letter);
    else await hands.square(from);
    await picked(page, letter ? `#hand-${side}-${letter}[aria-pressed=true]` : `#cell-${from}[aria-selected=true]`);
    const shown = await dots(page);
    if (shown.length === 0) continue;
    const taking = shown.length > 1 && roll() < 0.7 ? shown[0] : pickOne(shown, roll);
    await hands.square(taking ?? shown[0] ?? "");
    const asked = page.locator(".promotion");
    await page.waitForFunction(
      (ply) =>
        document.querySelector(".promotion") !== null ||
        document.querySelector(".game[data-ended]") !== null ||
        Number(document.querySelector<HTMLElement>(".game[data-ply]")?.dataset.ply) > ply,
      before,
      { timeout: ANSWER_MS },
    );
    if ((await asked.count()) > 0) await hands.promote(true);
    await plies(page, before + 1);
    return;
  }
  throw new Error("no piece had a dot to go to");
}

/** Plays on until the game is over; says how it ended. */
export async function playToTheEnd(page: Page, hands: Hands, side: Side, seed: number): Promise<string> {
  const roll = dice(seed);
  for (let moves = 0; moves < 400; moves++) {
    await ready(page);
    const { end } = await state(page);
    if (end) return end;
    await moveSomehow(page, hands, side, roll);
  }
  throw new Error("the game never ended");
}

/** Every end that a game against the computer can come to here. */
export function expectRealEnd(end: string): void {
  expect(["checkmate", "no_moves", "resign", "repetition", "perpetual_check", "move_limit", "declaration"]).toContain(
    end,
  );
}
