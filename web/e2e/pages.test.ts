import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../src/i18n/language";
import { faults } from "./axe";
import { ready } from "./play";
import { stage } from "./stage";
import { NOTHING_THERE, PHONE, visit } from "./visit";

const on = stage();

/** Opens each page in turn; `look` is called on it. */
async function eachPage(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  await page.waitForSelector("[data-action=start]:enabled");
  await look("home");
  await page.click("[data-action=setup]");
  await page.waitForSelector("dialog[open]");
  await look("dialog");
  await page.click("dialog footer .main");
  await ready(page);
  await look("game");
  await page.click("nav a[href='/games']");
  await page.waitForSelector(".game-row");
  await look("games");
  await page.click("nav a[href='/records']");
  await page.waitForSelector(".library-count p:not(:empty)");
  await page.click(".filters summary");
  await look("records");
  await page.click("[data-action=new-record]:enabled");
  await page.waitForSelector("dialog[open]");
  await look("new record");
  await page.click("[data-action=create-record]");
  await page.waitForSelector(".study[data-node]");
  // A variation, a comment and a bookmark, so that there is something to look at.
  for (const [line, rows] of [
    ["7g7f 3c3d", 3],
    ["8c8d", 4],
  ] as const) {
    await page.fill(".typed input", line);
    await page.press(".typed input", "Enter");
    await page
      .locator(".tree .row")
      .nth(rows - 1)
      .waitFor();
    if (rows === 3) await page.click(".tree .row:nth-child(2) .row-move");
  }
  await page.fill(".comment-card textarea", "…");
  await page.click("[data-action=bookmark]");
  await page.fill(".comment-card input", "!");
  await page.press(".comment-card input", "Enter");
  await page.waitForSelector(".row-mark");
  await page.waitForSelector(".row .note");
  await look("record");
  for (const item of ["headers", "end"]) {
    await page.click("[data-action=more]");
    await look("menu");
    await page.click(`[data-action=${item}]`);
    await page.waitForSelector("dialog[open]");
    await look(item);
    await page.keyboard.press("Escape");
  }
  await page.click("[data-action=save]");
  await page.waitForSelector("[data-losses]");
  await look("save");
  await page.keyboard.press("Escape");
  await page.click("nav a[href='/settings']");
  await page.waitForSelector(".settings");
  await look("settings");
}

describe.each(["light", "dark"] as const)("in the %s theme", (colorScheme) => {
  it("every page keeps WCAG AA", async () => {
    const { page, leave } = await visit(on.browser, on.server.url, { colorScheme, reducedMotion: "reduce" });
    await eachPage(page, async (name) => {
      expect(await faults(page), name).toEqual([]);
    });
    await leave();
  });
});

it.each(LANGUAGES)("every page speaks %s, at any width without a sideways scroll", async (locale) => {
  const { page, leave } = await visit(on.browser, on.server.url, { ...PHONE, locale });
  await eachPage(page, async (name) => {
    expect(await page.evaluate(() => document.documentElement.lang), name).toBe(locale);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(390);
  });
  await leave();
});

it("the narrowest phone needs no sideways scroll", async () => {
  const { page, leave } = await visit(on.browser, on.server.url, { ...PHONE, viewport: { width: 320, height: 640 } });
  await eachPage(page, async (name) => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(320);
  });
  await leave();
});

it("the language is switched in place and remembered", async () => {
  const { page, leave } = await visit(on.browser, on.server.url, { restless: true });
  await page.selectOption("header select", "ja");
  await page.waitForFunction(() => document.documentElement.lang === "ja");
  await page.reload();
  await page.waitForFunction(() => document.documentElement.lang === "ja");
  await leave();
});

it("an unknown address says so", async () => {
  const { page, leave } = await visit(on.browser, `${on.server.url}/no/such/page`);
  await page.waitForSelector("h1");
  expect(await page.locator("h1").textContent()).toContain("No such page");
  await leave();
});

it("an unknown game says so", async () => {
  const { page, leave } = await visit(on.browser, `${on.server.url}/game/nosuchgame`, { expected: NOTHING_THERE });
  await page.waitForSelector(".plain h1");
  expect(await page.locator("h1").textContent()).toContain("no such game");
  await leave();
});

it("names are never markup", async () => {
  const name = "<img src=x onerror=alert(1)>";
  const { page, leave } = await visit(on.browser, on.server.url, { settings: { name } });
  await page.click("[data-action=start]:enabled");
  await ready(page);
  expect(await page.locator(".who.me b").textContent()).toBe(name);
  expect(await page.locator(".who img").count()).toBe(0);
  await leave();
});

it("pieces, board and size are seen in the settings as they will be, and kept", async () => {
  const { page, leave } = await visit(on.browser, `${on.server.url}/settings`, { locale: "ja", restless: true });
  const width = () => page.locator(".board-preview .frame").evaluate((frame) => frame.clientWidth);
  const wide = await width();
  const wood = () => page.locator(".board-preview .frame").evaluate((frame) => getComputedStyle(frame).backgroundImage);
  const kaya = await wood();
  await page.locator(".settings input[value=green]").check({ force: true });
  await expect.poll(wood).not.toBe(kaya);
  await page.locator(".settings input[value=small]").check({ force: true });
  await expect.poll(width).toBeLessThan(wide * 0.7);
  await page.locator(".settings input[value=two]").check({ force: true });
  const king = () =>
    page.locator(".board-preview piece.king.sente").evaluate((piece) => getComputedStyle(piece, "::after").content);
  await expect.poll(king).toMatch(/玉.*将/s);
  await page.reload();
  await page.waitForSelector(":root[data-board=green][data-board-size=small] .board-preview");
  expect(await faults(page)).toEqual([]);
  await page.goto(on.server.url);
  await page.waitForSelector(":root[data-board=green]");
  await leave();
});
