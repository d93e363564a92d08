import { expect, it } from "vitest";
import { LANGUAGES } from "../src/i18n/language";
import { faults } from "./axe";
import { stage } from "./stage";
import { PHONE, visit } from "./visit";

const on = stage();

it("hasami shogi is chosen where a game is started, played by mouse, answered, taken back and saved", async () => {
  const { page, leave } = await visit(on.browser, on.server.url);
  await page.click("a[href='/hasami']");
  await page.waitForSelector(".hasami[data-ready=true]");
  await page.locator("[data-square='6i']").click({ force: true });
  await page.locator("[data-square='6e']").click({ force: true });
  await page.waitForSelector(".hasami[data-length='2']");
  await page.reload();
  await page.waitForSelector(".hasami[data-ready=true][data-length='2'] [data-square='6e'][data-piece=P]");
  await page.locator("[data-action=take-back]").click();
  await page.waitForSelector(".hasami[data-length='0'] [data-square='6i'][data-piece=P]");
  await page.fill(".typed input", "5i5a");
  await page.press(".typed input", "Enter");
  await page.waitForSelector(".notice.warning");
  await leave();
});

it("two play at one board: a piece between two is taken, and three in front wins", async () => {
  const { page, leave } = await visit(on.browser, `${on.server.url}/hasami`, { restless: true });
  await page.waitForSelector(".hasami[data-ready=true]");
  await page.click(".hasami-setup summary");
  await page.locator(".hasami-setup input[value=two]").check({ force: true });
  await page.click("[data-action=start-hasami]");
  await page.waitForSelector(".hasami[data-ready=true][data-length='0']");
  let length = 0;
  for (const usi of "6i6e 5a5e 9i9h 4a4e 9h9i 3a3e 2i2e 9a9b".split(" ")) {
    await page.fill(".typed input", usi);
    await page.press(".typed input", "Enter");
    length++;
    await page.waitForSelector(`.hasami[data-length='${length}']`);
  }
  await page.waitForSelector(".hasami[data-over=true]");
  expect(await page.locator(".hasami-status [role=status]").textContent()).toBe("Black wins.");
  expect(await page.locator(".cells [data-piece='+p']").count()).toBe(6);
  await leave();
});

it("several games are put aside and gone on with", async () => {
  const { page, leave } = await visit(on.browser, `${on.server.url}/hasami`, { locale: "ja", restless: true });
  await page.waitForSelector(".hasami[data-ready=true]");
  const move = async (usi: string, length: number) => {
    await page.fill(".typed input", usi);
    await page.press(".typed input", "Enter");
    await page.waitForSelector(`.hasami[data-length='${length}']`);
  };
  await move("6i6e", 2);
  await page.click("[data-action=keep]");
  await page.waitForSelector(".hasami-kept[data-games='1']");
  await page.click("[data-action=again]");
  await page.waitForSelector(".hasami[data-ready=true][data-length='0']");
  await move("5i5e", 2);
  await page.click("[data-action=keep]");
  await page.reload();
  await page.waitForSelector(".hasami-kept[data-games='2']");
  await page.locator("[data-action=open-kept]").nth(1).click();
  await page.waitForSelector(".hasami[data-ready=true][data-length='2'] [data-square='6e'][data-piece=P]");
  await page.locator("[data-action=drop-kept]").first().click();
  await page.waitForSelector(".hasami-kept[data-games='1']");
  expect(await faults(page)).toEqual([]);
  await leave();
});

it.each(LANGUAGES)("hasami shogi speaks %s, keeps WCAG AA and needs no sideways scroll on a phone", async (locale) => {
  const colorScheme = locale.startsWith("zh") ? "dark" : "light";
  const { page, leave } = await visit(on.browser, `${on.server.url}/hasami`, {
    ...PHONE,
    locale,
    colorScheme,
    restless: true,
  });
  await page.waitForSelector(".hasami[data-ready=true]");
  await page.click(".hasami-setup summary");
  await page.click(".hasami-rules summary");
  expect(await faults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await leave();
});
