import { expect, it } from "vitest";
import { faults } from "./axe";
import { ready } from "./play";
import { stage } from "./stage";
import { LOOKS, PHONE, visit } from "./visit";

const on = stage();

it("a position is set up, told what is wrong with it, and studied", async () => {
  const { page, leave } = await visit(on.browser, `${on.server.url}/records`, { locale: "ja", restless: true });
  await page.click("a[href='/position']");
  await page.waitForSelector(".compose[data-faults='0']");
  // A pawn of White's taken away, and one put twice on a file.
  await page.click(".palette input[value='erase']", { force: true });
  await page.click("#cell-5c", { force: true });
  await page.click(".palette input[value='P']", { force: true });
  await page.click("#cell-5e", { force: true });
  await page.waitForSelector(".compose[data-faults='1'] .set-up.faulty");
  expect(await page.locator(".set-up").textContent()).toContain("二歩");
  await page.waitForSelector("[data-action=study]:disabled");
  await page.keyboard.press("Control+z");
  await page.waitForSelector(".compose[data-faults='0'] .set-up.good");
  await page.click("[data-action=swap-sides]");
  await page.waitForSelector(".compose[data-sfen$=' w - 1'][data-faults='0']");
  await page.click("[data-action=swap-sides]");
  expect(await faults(page)).toEqual([]);
  await page.click("[data-action=study]:enabled");
  await page.waitForURL(/\/record\//);
  await page.waitForSelector(".study [data-square='5g'][data-piece]");
  expect(await page.locator(".study [data-square='5c'][data-piece]").count()).toBe(0);
  // And back into the editor.
  await page.click("[data-action=more]");
  await page.click("[data-action=edit-position]");
  await page.waitForSelector(".compose[data-faults='0']");
  await leave();
});

it("on a phone the verdict is seen beside the board", async () => {
  const { page, leave } = await visit(on.browser, `${on.server.url}/position`, { ...PHONE, locale: "zh-CN" });
  await page.waitForSelector(".compose[data-faults='0'] .set-up.good");
  const [verdict, board] = [await page.locator(".set-up").boundingBox(), await page.locator("#cell-5i").boundingBox()];
  expect((verdict?.y ?? 999) + (verdict?.height ?? 0)).toBeLessThan(board?.y ?? 0);
  // Both without scrolling.
  expect((board?.y ?? 999) + (board?.height ?? 0)).toBeLessThan(844);
  await leave();
});

it("a game goes on from a position that was set up", async () => {
  const sfen = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1";
  const { page, leave } = await visit(on.browser, `${on.server.url}/position?sfen=${encodeURIComponent(sfen)}`, {
    setup: { opponent: { kind: "local" } },
  });
  await page.click("[data-action=play-on]:enabled");
  await page.click("[data-action=start-dialog]:enabled");
  await page.waitForSelector(".game[data-ply='0'] [data-square='5c'][data-piece]");
  await ready(page);
  await page.fill(".typed input", "G*5b");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".banner[data-end=checkmate]");
  await leave();
});

it.each(LOOKS)("on %s everybody can set up a position, and nothing runs over", async (_, options) => {
  const { page, leave } = await visit(on.browser, `${on.server.url}/position`, options);
  await page.waitForSelector(".compose[data-faults='0']");
  expect(await faults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.fill("input[name=sfen]", "4k4/4R4/9/9/9/9/9/9/4K4 b - 1");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".compose[data-faults='1'] .set-up.faulty");
  expect(await faults(page)).toEqual([]);
  await leave();
});
