import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { byKeyboard, byMouse, byTouch, tabTo } from "./hands";
import { dice, expectRealEnd, moveSomehow, playToTheEnd, plies, ready, state } from "./play";
import { Server } from "./server";
import { launch, PHONE, SERVER_GONE, visit } from "./visit";

let browser: Browser;
let server: Server;

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
beforeEach(async () => {
  server = await Server.start();
});
afterEach(() => server.stop());

const limit = (count: number) => ({ move_limit: { plies: count, needs_entered_king: false } });

it("a whole game by mouse against 15級, set up in the dialog", async () => {
  const { page, leave } = await visit(browser, server.url, { locale: "ja" });
  await page.click("[data-action=setup]");
  await page.click("dialog summary");
  await page.getByRole("switch", { name: "最大手数" }).check();
  const count = page.locator("dialog .fine-rules input[type=number]");
  await count.fill("120");
  await count.press("Tab");
  await page.click("dialog footer .main");
  await ready(page);
  const end = await playToTheEnd(page, byMouse(page), "black", 7);
  expectRealEnd(end);
  await page.waitForSelector(".banner");
  expect(await page.locator(".banner .reason").textContent()).not.toBe("");

  // The game is reviewed from its start, and is in the list.
  const last = (await state(page)).ply;
  await page.click("[data-action=review]");
  expect(await page.locator("#cell-7g").getAttribute("data-piece")).toBe("P");
  await page.keyboard.press("End");
  expect(await page.locator(".step-count").textContent()).toBe(`${last} / ${last}`);
  const [download] = await Promise.all([page.waitForEvent("download"), page.click("[data-action=save-kif]")]);
  expect(download.suggestedFilename()).toMatch(/\.kif$/);
  await page.click("nav a[href='/games']");
  await page.waitForSelector(".game-row");
  expect(await page.locator(".game-row").count()).toBe(1);
  await leave();
});

it("a whole game by keyboard alone", async () => {
  const { page, leave } = await visit(browser, server.url, { setup: limit(24) });
  await page.waitForSelector("[data-action=start]:enabled");
  await tabTo(page, "[data-action=start]");
  await page.keyboard.press("Enter");
  await ready(page);
  await page.keyboard.press("?");
  await page.waitForSelector("dialog[open] .keys");
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog[open]", { state: "detached" });
  expectRealEnd(await playToTheEnd(page, byKeyboard(page), "black", 3));
  // The result is said, and a rematch can be had without a mouse.
  await page.waitForFunction(() => (document.querySelector(".spoken")?.textContent ?? "") !== "");
  await tabTo(page, "[data-action=rematch]");
  const before = page.url();
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.href !== before);
  await leave();
});

it("a whole game by touch on a phone", async () => {
  const { page, leave } = await visit(browser, server.url, { ...PHONE, setup: limit(40) });
  await page.tap("[data-action=start]:enabled");
  await ready(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  const board = await page.locator(".frame").boundingBox();
  expect(board?.width).toBeGreaterThan(360);
  expectRealEnd(await playToTheEnd(page, byTouch(page), "black", 11));
  await leave();
});

it("a whole handicap game in zh-Hans: 上手 moves first", async () => {
  const { page, leave } = await visit(browser, server.url, { locale: "zh-CN", setup: limit(40) });
  await page.click("[data-action=setup]:enabled");
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("zh-Hans");
  await page.selectOption("dialog .handicap select", "two");
  expect(await page.locator("dialog .handicap .gone").count()).toBe(2);
  await page.click("dialog footer .main");
  await ready(page);
  expect((await state(page)).ply).toBe(1);
  const cards = await page.locator(".who").allTextContents();
  expect(cards[0]).toContain("上手");
  expect(cards[1]).toContain("下手");
  expectRealEnd(await playToTheEnd(page, byMouse(page), "black", 5));
  const reason = (await page.locator(".banner .reason").textContent()) ?? "";
  expect(reason).toMatch(/\p{Script=Han}/u);
  await leave();
});

it("goes on by itself after the server was killed in the middle", async () => {
  const { page, leave } = await visit(browser, server.url, { expected: SERVER_GONE });
  await page.click("[data-action=start]:enabled");
  const hands = byMouse(page);
  const roll = dice(1);
  for (let moves = 0; moves < 3; moves++) {
    await ready(page);
    await moveSomehow(page, hands, "black", roll);
  }
  await plies(page, 6);
  const before = await page.locator(".move button").allTextContents();
  await server.kill();
  await page.waitForSelector(".status.lost");
  await server.again();
  await page.waitForSelector(".status.lost", { state: "detached", timeout: 20_000 });
  await ready(page);
  expect(await page.locator(".move button").allTextContents()).toEqual(before);
  await moveSomehow(page, hands, "black", roll);
  await plies(page, 8);
  expect((await state(page)).ply).toBeGreaterThanOrEqual(8);

  // A reload comes back to the same game.
  await page.reload();
  await ready(page);
  expect((await state(page)).ply).toBeGreaterThanOrEqual(8);
  await leave();
});
