import type { Page } from "playwright-core";
import type { Side } from "../src/wire/Side";

/** How a test moves pieces: by mouse, by touch, or by keyboard. */
export interface Hands {
  /** Picks a piece up, puts it down: whatever lies at a square. */
  square(square: string): Promise<void>;
  inHand(side: Side, letter: string): Promise<void>;
  promote(yes: boolean): Promise<void>;
}

async function centre(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is nowhere`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const cell = (square: string): string => `#cell-${square}`;
const slot = (side: Side, letter: string): string => `#hand-${side}-${letter}`;
const choice = (yes: boolean): string => `.promotion [data-promote=${yes ? "yes" : "no"}]`;

export function byMouse(page: Page): Hands {
  const click = async (selector: string) => {
    const { x, y } = await centre(page, selector);
    await page.mouse.click(x, y);
  };
  return {
    square: (square) => click(cell(square)),
    inHand: (side, letter) => click(slot(side, letter)),
    promote: (yes) => click(choice(yes)),
  };
}

export function byTouch(page: Page): Hands {
  const tap = async (selector: string) => {
    await page.locator(selector).scrollIntoViewIfNeeded();
    const { x, y } = await centre(page, selector);
    await page.touchscreen.tap(x, y);
  };
  return {
    square: (square) => tap(cell(square)),
    inHand: (side, letter) => tap(slot(side, letter)),
    promote: (yes) => tap(choice(yes)),
  };
}

/** Presses Tab until the focus is where it is wanted: nothing is clicked. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never came to ${selector}`);
}

const LETTERS = ["R", "B", "G", "S", "N", "L", "P"];

/** For Black, who sits below. */
export function byKeyboard(page: Page): Hands {
  const here = () => page.evaluate(() => document.activeElement?.id ?? "");
  const press = async (key: string, times: number) => {
    for (let n = 0; n < times; n++) await page.keyboard.press(key);
  };
  const toBoard = async () => {
    const id = await here();
    if (id.startsWith("cell-")) return id.slice(5);
    if (id.startsWith("hand-black")) {
      await page.keyboard.press("ArrowLeft");
      return (await here()).slice(5);
    }
    await tabTo(page, ".cells [role=gridcell]");
    return (await here()).slice(5);
  };
  const walk = async (square: string) => {
    const from = await toBoard();
    const across = Number(from[0]) - Number(square[0]);
    const down = square.charCodeAt(1) - from.charCodeAt(1);
    await press(across > 0 ? "ArrowRight" : "ArrowLeft", Math.abs(across));
    await press(down > 0 ? "ArrowDown" : "ArrowUp", Math.abs(down));
    if ((await here()) !== `cell-${square}`) throw new Error(`walked to ${await here()}, not to ${square}`);
  };
  return {
    square: async (square) => {
      await walk(square);
      await page.keyboard.press("Enter");
    },
    inHand: async (_side, letter) => {
      await walk("1i");
      await page.keyboard.press("ArrowRight");
      await press("ArrowDown", LETTERS.indexOf(letter));
      await page.keyboard.press("Enter");
    },
    promote: (yes) => page.keyboard.press(yes ? "+" : "="),
  };
}
