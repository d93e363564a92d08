import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { LANGUAGES } from "../src/i18n/language";
import { ready } from "./play";
import { stage } from "./stage";
import { PHONE, visit } from "./visit";

const on = stage();

/** A message of the coach as its file has it. */
function word(language: string, key: string): string {
  const file = readFileSync(join(import.meta.dirname, `../../locales/${language}/coach.ftl`), "utf8");
  return new RegExp(`^${key} = (.*)$`, "m").exec(file)?.[1] ?? key;
}

const MOVES = "2h6h 8c8d 5i4h 7a7b 4h3h 5c5d 3h2h 6a5b 3i3h".split(" ");

it.each(LANGUAGES)("who builds a castle is told its name in %s", async (locale) => {
  const { page, leave } = await visit(on.browser, on.server.url, {
    ...(locale === "en" ? PHONE : {}),
    locale,
    setup: { opponent: { kind: "local" } },
  });
  await page.click("[data-action=start]:enabled");
  await ready(page);
  for (const [index, usi] of MOVES.entries()) {
    await page.fill(".typed input", usi);
    await page.press(".typed input", "Enter");
    await page.waitForSelector(`.game[data-ply='${index + 1}']`);
    if (index === 0) await page.waitForSelector(".coach-card[data-told=shikenbisha]");
  }
  await page.waitForSelector(".coach-card[data-told=kata_mino]");
  const said = (await page.locator(".coach-card").textContent()) ?? "";
  expect(said).toContain(word(locale, "castle-kata-mino"));
  expect(said).toContain(word(locale, "castle-kata-mino-about"));
  await leave();
});

it("at a real board the coach is silent, and it can be switched off", async () => {
  const { page, leave } = await visit(on.browser, on.server.url, {
    setup: { opponent: { kind: "local" }, mode: "real" },
  });
  await page.click("[data-action=start]:enabled");
  await ready(page);
  expect(await page.locator(".coach-card").count()).toBe(0);
  await leave();
  const off = await visit(on.browser, on.server.url, {
    setup: { opponent: { kind: "local" } },
    settings: { coach: false },
  });
  await off.page.click("[data-action=start]:enabled");
  await ready(off.page);
  expect(await off.page.locator(".coach-card").count()).toBe(0);
  await off.leave();
});
