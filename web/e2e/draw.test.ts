import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { faults } from "./axe";
import { byKeyboard, byTouch, tabTo } from "./hands";
import { stage } from "./stage";
import { PHONE, type Visit, visit } from "./visit";

const on = stage();

async function open(name: string, options: Parameters<typeof visit>[2]): Promise<Visit> {
  const id = await on.server.addRecord(`先手：${name}\n手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n`);
  const found = await visit(on.browser, `${on.server.url}/record/${id}`, options);
  await found.page.waitForSelector(".study[data-node]");
  return found;
}

const idOf = (page: Page): string => new URL(page.url()).pathname.split("/").at(-1) ?? "";

const saved = (page: Page, version: number) =>
  page.waitForSelector(`.study[data-saving=saved][data-version='${version}']`);

/** How many marks the board shows of each brush. */
const shown = (page: Page) =>
  page.evaluate(() =>
    ["primary", "alternative0", "alternative1", "alternative2"].map(
      (brush) => document.querySelectorAll(`.sg-shapes > g .${brush}, .sg-shapes g.${brush}`).length,
    ),
  );

/** The board looks where the hand is once a frame. */
const frames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

async function drag(page: Page, from: string, to: string, keys: string[] = []): Promise<void> {
  const at = async (square: string) => {
    const box = await page.locator(`#cell-${square}`).boundingBox();
    if (!box) throw new Error(`${square} is nowhere`);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  for (const key of keys) await page.keyboard.down(key);
  await page.mouse.move(...(await at(from)));
  await page.mouse.down({ button: "right" });
  await page.mouse.move(...(await at(to)), { steps: 4 });
  await frames(page);
  await page.mouse.up({ button: "right" });
  for (const key of keys) await page.keyboard.up(key);
}

it("arrows and circles drawn with the right button stay with their move, are undone, exported and shared", async () => {
  const { page, leave } = await open("甲", { locale: "ja" });
  await page.keyboard.press("ArrowRight");
  await drag(page, "2g", "2f");
  await saved(page, 1);
  await drag(page, "8h", "2b", ["Shift"]);
  await saved(page, 2);
  await drag(page, "5e", "5e", ["Alt"]);
  await saved(page, 3);
  await expect.poll(() => shown(page)).toEqual([1, 1, 1, 0]);
  // A click on an empty square, which lets a picked piece go, takes nothing of it away.
  await page.locator("#cell-5e").click({ force: true });
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => shown(page)).toEqual([0, 0, 0, 0]);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => shown(page)).toEqual([1, 1, 1, 0]);
  await page.reload();
  await page.waitForSelector(".study[data-node='1']");
  await expect.poll(() => shown(page)).toEqual([1, 1, 1, 0]);
  const base = `${on.server.url}/api/records/${idOf(page)}`;
  const kif = await (await fetch(`${base}/export?format=kif&encoding=utf8`)).text();
  expect(kif).toContain("*[%csl B5e]\n*[%cal G2g2f,R8h2b]");
  const svg = await (await fetch(`${base}/picture.svg?node=1`)).text();
  expect(svg).toContain("#b3261e");
  const shared = await fetch(`${base}/share`, { method: "POST", headers: { origin: on.server.url } });
  const { path } = (await shared.json()) as { path: string };
  const guest = await visit(on.browser, `${on.server.url}${path}?node=1`, { locale: "en" });
  await guest.page.waitForSelector(".study[data-node='1']");
  await expect.poll(() => shown(guest.page)).toEqual([1, 1, 1, 0]);
  await drag(guest.page, "3c", "3d");
  await guest.page.waitForSelector(".notice");
  await expect.poll(() => shown(guest.page)).toEqual([1, 1, 1, 0]);
  expect(await guest.page.locator("[data-action=draw]").isDisabled()).toBe(true);
  await guest.leave();
  // What is drawn again goes; so does what is undone.
  await drag(page, "2g", "2f");
  await saved(page, 4);
  await expect.poll(() => shown(page)).toEqual([0, 1, 1, 0]);
  await page.keyboard.press("Control+z");
  await saved(page, 5);
  await expect.poll(() => shown(page)).toEqual([1, 1, 1, 0]);
  await leave();
});

it("everything is drawn by keyboard alone", async () => {
  const { page, leave } = await open("乙", { locale: "zh-TW" });
  await page.keyboard.press("d");
  await page.waitForSelector(".draw-bar");
  await page.keyboard.press("4");
  const hands = byKeyboard(page);
  await hands.square("7g");
  await page.waitForSelector(".drawn-from", { state: "attached" });
  await hands.square("7f");
  await saved(page, 1);
  await expect.poll(() => shown(page)).toEqual([0, 0, 0, 1]);
  await expect.poll(() => page.locator("[aria-live]").allTextContents()).toContain("已畫：7七到7六的黃色箭頭");
  await hands.square("5e");
  await page.keyboard.press("Enter");
  await saved(page, 2);
  expect(await faults(page)).toEqual([]);
  await tabTo(page, "[data-action=draw-clear]");
  await page.keyboard.press("Enter");
  await saved(page, 3);
  await expect.poll(() => shown(page)).toEqual([0, 0, 0, 0]);
  await page.keyboard.press("d");
  await page.waitForSelector(".draw-bar", { state: "detached" });
  await leave();
});

it("fingers draw in the draw mode, and move pieces outside of it", async () => {
  const { page, leave } = await open("丙", { ...PHONE, locale: "zh-CN", restless: true });
  await page.locator("[data-action=draw]").tap();
  await page.locator(".draw-bar .chip:nth-child(2)").tap();
  const finger = await page.context().newCDPSession(page);
  const touch = async (from: string, to: string) => {
    const at = async (square: string) => {
      const box = await page.locator(`#cell-${square}`).boundingBox();
      if (!box) throw new Error(`${square} is nowhere`);
      return [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    };
    await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: await at(from) });
    await finger.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: await at(to) });
    await frames(page);
    await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
  await page.locator(".table").scrollIntoViewIfNeeded();
  await touch("7g", "7g");
  await saved(page, 1);
  await touch("8h", "2b");
  await saved(page, 2);
  await expect.poll(() => shown(page)).toEqual([0, 2, 0, 0]);
  const hands = byTouch(page);
  await page.locator("[data-action=draw]").tap();
  await page.locator(".draw-bar").waitFor({ state: "detached" });
  await hands.square("2g");
  await hands.square("2f");
  await page.waitForSelector(".study[data-saving=saved][data-version='3']");
  expect(await page.locator(".tree .row").count()).toBeGreaterThan(2);
  await leave();
});
