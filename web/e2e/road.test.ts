import type { Page } from "playwright-core";
import { expect, it, onTestFinished } from "vitest";
import { LANGUAGES } from "../src/i18n/language";
import type { Side } from "../src/wire/Side";
import { faults } from "./axe";
import { Brain, shownSfen } from "./brain";
import { plies, ready, state } from "./play";
import { Server } from "./server";
import { stage } from "./stage";
import { PHONE, SERVER_GONE, visit } from "./visit";

const on = stage();

/** A whole game is played; a busy machine may need long for it. */
const GAME_MS = 900_000;

/** The side whose turn it is, when it is the visitor's. */
const mover = (page: Page): Promise<Side> =>
  page.evaluate(() => document.querySelector<HTMLElement>(".table")?.dataset.mover as Side);

/** Plays the game on the page with a strong player's moves; says how it ended. */
async function win(page: Page): Promise<string> {
  const brain = await Brain.start();
  try {
    for (let moves = 0; moves < 200; moves++) {
      await ready(page);
      const { ply, end } = await state(page);
      if (end) return end;
      const usi = await brain.best(await shownSfen(page, await mover(page)));
      if (usi === "win") await page.click("[data-action=declare]");
      else {
        await page.fill(".typed input", usi);
        await page.press(".typed input", "Enter");
      }
      await plies(page, ply + 1);
    }
    throw new Error("the game was never won");
  } finally {
    brain.stop();
  }
}

it(
  "one round of the road is won: the opponent by name, the grade after it, the next round",
  async () => {
    const { page, leave } = await visit(on.browser, on.server.url);
    await page.click("nav a[href='/road']");
    await page.waitForSelector(".road[data-ready=true] .next-card[data-next=ladder]");
    await page.click("[data-action=enter]");
    await page.waitForSelector(".next-card[data-next=game][data-round='0']");
    const opponent = (await page.locator(".opponent h2").textContent()) ?? "";
    expect(opponent).toMatch(/^\p{Lu}/u);
    await page.click("[data-action=play-next]");
    await page.waitForSelector(`.who.opp[aria-label="${opponent}"]`);
    // Nobody helps in a game that counts.
    await page.waitForSelector("[data-action=resign]");
    expect(await page.locator("[data-action=hint], [data-action=take-back], .coach-card").count()).toBe(0);
    await win(page);
    await page.waitForSelector(".banner.won");
    await page.click(".banner [data-action=road]");
    await page.waitForSelector(".record-card[data-won='1'][data-lost='0']");
    await page.waitForSelector(".next-card[data-round='1']");
    await page.waitForSelector(".bracket-card[data-decided='4'] .slot.you.won");
    await page.waitForSelector(".games-card li[data-result=win]");
    expect(await page.locator(".games-card a").textContent()).toContain(opponent);
    expect(await page.locator(".grade-graph .dot").count()).toBe(1);
    await leave();
  },
  GAME_MS,
);

it("負けた一局は、サーバーが落ちても一度だけ数えられ、棋戦は最後まで進む", async () => {
  const server = await Server.start();
  onTestFinished(() => server.stop());
  const { page, leave } = await visit(on.browser, `${server.url}/road`, { locale: "ja", expected: SERVER_GONE });
  await page.click("[data-action=enter]");
  await page.click("[data-action=play-next]");
  await page.click("[data-action=resign]");
  await page.click("[data-action=confirm-resign]");
  await page.waitForSelector(".banner[data-end=resign]");
  await server.kill();
  await server.again();
  await page.goto(`${server.url}/road`);
  await page.waitForSelector(".record-card[data-lost='1'][data-won='0']");
  await page.reload();
  await page.waitForSelector(".record-card[data-lost='1'][data-won='0']");
  await page.waitForSelector(".bracket-card[data-decided='7'] .slot.you.lost");
  expect(await page.locator(".games-card li").count()).toBe(1);
  expect(await page.locator(".games-card").textContent()).toContain("敗退");
  expect(await page.locator(".verdict").textContent()).toContain("若葉杯は");
  await page.click("[data-action=enter]");
  await page.waitForSelector(".bracket-card[data-decided='0']");
  await leave();
});

it("时间用完可以接着下，次数会记下", async () => {
  // The arcade clock, but for its three minutes.
  const server = await Server.start(undefined, ["--arcade-seconds", "1"]);
  onTestFinished(() => server.stop());
  const { page, leave } = await visit(on.browser, `${server.url}/road`, { locale: "zh-CN", restless: true });
  await page.click("[data-action=enter]");
  await page.waitForSelector(".next-card[data-next=game][data-round='0']");
  await page.click("[data-action=play-next]");
  await page.waitForSelector("[data-action=continue]", { timeout: 60_000 });
  expect(await faults(page)).toEqual([]);
  await page.click("[data-action=continue]");
  await page.waitForSelector("[data-action=continue]", { state: "detached" });
  await page.click("[data-action=resign]");
  await page.click("[data-action=confirm-resign]");
  await page.click(".banner [data-action=road]");
  await page.waitForSelector(".record-card[data-lost='1'][data-won='0']");
  expect(await page.locator(".record-card dd").allTextContents()).toContain("1");
  expect(await page.locator(".games-card").textContent()).toContain("1");
  await leave();
});

it.each(LANGUAGES)("the road speaks %s, keeps WCAG AA and needs no sideways scroll on a phone", async (locale) => {
  const colorScheme = locale.startsWith("zh") ? "dark" : "light";
  const { page, leave } = await visit(on.browser, `${on.server.url}/road`, {
    ...PHONE,
    locale,
    colorScheme,
    restless: true,
  });
  await page.waitForSelector(".road[data-ready=true]");
  const enter = page.locator("[data-action=enter]");
  if ((await enter.count()) > 0) await enter.click();
  await page.waitForSelector(".next-card[data-next=game]");
  await page.click(".rules-card summary");
  expect(await faults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await leave();
});
