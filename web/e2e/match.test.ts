import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { LANGUAGES } from "../src/i18n/language";
import { faults } from "./axe";
import { stage } from "./stage";
import { PHONE, visit } from "./visit";

const on = stage();

/** Kept as if the visitor had chosen it before: games that are short, and not over before they are seen. */
const QUICK = JSON.stringify({
  engines: [
    { type: "house", grade: "15k" },
    { type: "house", grade: "max" },
  ],
  kind: "time",
  seconds: 0.1,
  games: 2,
  openings: true,
});

/** Gives up at once. */
const WEAK = `#!/bin/sh
while read -r line; do case "$line" in
usi) echo "id name Weakling"; echo usiok;;
isready) echo readyok;;
go*) echo bestmove resign;;
quit) exit;;
esac; done
`;

it("a series of two engines is begun, held up, goes on, and its games are in the library", async () => {
  const { page, leave } = await visit(on.browser, on.server.url, { locale: "ja", restless: true });
  const long = JSON.stringify({ ...JSON.parse(QUICK), games: 200 });
  await page.evaluate((text) => localStorage.setItem("komadai.match", text), long);
  await page.reload();
  await page.click("[data-action=setup]");
  await page.click("[data-action=engine-match]");
  await page.click("[data-action=begin-match]");
  await page.waitForSelector(".match[data-state=running]");
  await page.click("[data-action=match-pause]");
  await page.waitForSelector(".match[data-state=paused]");
  expect(await faults(page)).toEqual([]);
  await page.click("[data-action=match-resume]");
  await page.waitForSelector(".match-games li:nth-child(2)", { timeout: 240_000 });
  await page.click("[data-action=match-stop]");
  await page.waitForSelector(".match[data-state=over]");
  // Full strength has won with either colour.
  expect(await page.locator(".match-games li:nth-child(-n+2) [data-winner=second]").count()).toBe(2);
  expect(await page.locator(".match-sum b").textContent()).toMatch(/0 勝 0 分 \d+ 敗/);
  await page.keyboard.press("Home");
  await page.waitForSelector(".table.past");
  await page.keyboard.press("End");
  await page.click(".match-games li:nth-child(2) a");
  await page.waitForSelector(".study[data-node]");
  expect(await page.locator(".who .name b").allTextContents()).toEqual(["Komadai 15k", "Komadai max"]);
  await leave();
}, 300_000);

it("engines play on from a position in the study, one of them the owner's own, until they are stopped", async () => {
  const folder = await mkdtemp(join(tmpdir(), "komadai-guest-"));
  const path = join(folder, "weak.sh");
  await writeFile(path, WEAK);
  await chmod(path, 0o755);
  const added = await fetch(`${on.server.url}/api/engines`, {
    method: "POST",
    headers: { origin: on.server.url, "content-type": "application/json" },
    body: JSON.stringify({ path }),
  });
  const { engine } = (await added.json()) as { engine: { id: string } };
  const id = await on.server.addRecord("startpos moves 7g7f 3c3d");
  const { page, leave } = await visit(on.browser, `${on.server.url}/record/${id}`, {
    locale: "en",
    restless: true,
  });
  await page.evaluate((text) => localStorage.setItem("komadai.match", text), QUICK);
  await page.reload();
  await page.waitForSelector(".study[data-node]");
  await page.keyboard.press("End");
  await page.click("[data-action=more]");
  await page.click("[role=menuitem][data-action=match]");
  await page.locator("dialog select").nth(1).selectOption(`own:${engine.id}`);
  await page.click("[data-action=begin-match]");
  await page.waitForSelector(".match[data-state=over] .match-games li:nth-child(2)");
  expect(await page.locator(".match-games b").allTextContents()).toEqual(Array(2).fill("Komadai, 15 kyu"));
  expect(await page.locator(".match-sum b").textContent()).toBe("Komadai, 15 kyu: 2 won, 0 drawn, 0 lost");
  await leave();
  await rm(folder, { recursive: true });
});

it.each(LANGUAGES)("a match speaks %s, keeps WCAG AA and needs no sideways scroll on a phone", async (locale) => {
  const colorScheme = locale.startsWith("zh") ? "dark" : "light";
  const begun = await fetch(`${on.server.url}/api/matches`, {
    method: "POST",
    headers: { origin: on.server.url, "content-type": "application/json" },
    body: JSON.stringify({
      ...JSON.parse(QUICK),
      kind: undefined,
      seconds: undefined,
      openings: undefined,
      from: { type: "start" },
      games: 200,
      limit: { type: "time", ms: 300 },
    }),
  });
  const { id } = (await begun.json()) as { id: string };
  const { page, leave } = await visit(on.browser, `${on.server.url}/match/${id}`, {
    ...PHONE,
    locale,
    colorScheme,
    restless: true,
  });
  await page.waitForSelector(".match[data-ply]:not([data-ply='0'])");
  await page.click("[data-action=match-stop]");
  await page.waitForSelector(".match[data-state=over]");
  expect(await faults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await leave();
});
