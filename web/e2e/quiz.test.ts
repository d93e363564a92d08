import { expect, it } from "vitest";
import { faults } from "./axe";
import { stage } from "./stage";
import { LOOKS, visit } from "./visit";

const on = stage();

/** Black mates with a gold on 5b, drops it elsewhere, and is mated with White's. */
const MISSED = "sfen 4k4/9/4P4/9/9/9/4p4/9/4K4 b Gg 1 moves G*1a G*5h";

/** Puts a record into the library, has it reviewed, and tells its id. */
async function reviewed(text: string): Promise<string> {
  const id = await on.server.addRecord(text);
  await fetch(`${on.server.url}/api/records/${id}/review`, {
    method: "POST",
    headers: { origin: on.server.url, "content-type": "application/json" },
    body: '{"nodes":20000}',
  });
  await expect
    .poll(async () => {
      const answer = await (await fetch(`${on.server.url}/api/records/${id}/review`)).json();
      return (answer as { review: { state: string } }).review.state;
    })
    .toBe("done");
  return id;
}

it("a blunder of one's own game is a question, tried until it is solved", async () => {
  const id = await reviewed(MISSED);
  // The card of the review opens and grows.
  const { page, leave } = await visit(on.browser, `${on.server.url}/record/${id}`, { locale: "ja", restless: true });
  await page.click("[data-action=review]");
  await page.click("[data-action=quiz]");
  await page.waitForSelector(".quiz[data-quiz=open] .cells");
  expect(await page.locator(".lesson-says").textContent()).toContain("１一金");
  await page.fill(".typed input", "G*1a");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".lesson-word[data-word=played]");
  await page.fill(".typed input", "G*5a");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".notice");
  // Out of the hand onto the square, as a mouse does it.
  await page.locator(".stand.near [data-letter=G]").click({ force: true });
  await page.locator("[data-square='5b']").click({ force: true });
  await page.waitForSelector(".quiz[data-quiz=solved] [data-square='5b'][data-piece]");
  expect(await page.locator("[data-said]").textContent()).toContain("５二金");
  await page.waitForSelector("[data-finished]");
  expect(await faults(page)).toEqual([]);
  await leave();
});

it("the answer can be shown, and is an arrow", async () => {
  const id = await reviewed(MISSED);
  const { page, leave } = await visit(on.browser, `${on.server.url}/quiz?record=${id}`, { locale: "zh-CN" });
  await page.click("[data-action=show-answer]:enabled");
  await page.waitForSelector(".quiz[data-quiz=shown] [data-line='G*5b']");
  await page.waitForSelector(".sg-shapes .hint", { state: "attached" });
  await leave();
});

it("without a reviewed game it is said how to come by questions", async () => {
  const id = await reviewed("startpos moves 7g7f");
  const { page, leave } = await visit(on.browser, `${on.server.url}/quiz?record=${id}`);
  await page.waitForSelector("[data-quiz=none]");
  expect(await page.locator(".plain").textContent()).toContain("reviewed");
  await leave();
});

it.each(LOOKS)("on %s everybody can use it, and nothing runs over", async (_, options) => {
  const id = await reviewed(MISSED);
  const { page, leave } = await visit(on.browser, `${on.server.url}/quiz?record=${id}`, options);
  await page.waitForSelector(".quiz[data-quiz=open] .cells");
  expect(await faults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await leave();
});
