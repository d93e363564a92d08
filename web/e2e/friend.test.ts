import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { byMouse } from "./hands";
import { plies, ready } from "./play";
import { Server } from "./server";
import { launch, visit } from "./visit";

let browser: Browser;
let server: Server;

beforeAll(async () => {
  browser = await launch();
  server = await Server.start("0.0.0.0:0");
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

it("a friend takes the seat by the link, and a move is taken back when both agree", async () => {
  const host = await visit(browser, server.url, { setup: { opponent: { kind: "friend" } }, restless: true });
  await host.page.click("[data-action=start]:enabled");
  await host.page.waitForSelector(".invite .qr");
  const link = new URL(await host.page.inputValue(".invite input"));
  link.hostname = "friend.test";
  link.port = new URL(server.url).port;

  const friend = await visit(browser, link.href, { locale: "zh-TW", restless: true });
  await friend.page.click(".join .main");
  await friend.page.waitForSelector(".game");
  await host.page.waitForSelector(".invite", { state: "detached" });
  await ready(host.page);
  await byMouse(host.page).square("7g");
  await byMouse(host.page).square("7f");
  await plies(friend.page, 1);
  await ready(friend.page);
  // The friend sits below and sees the board from White's side.
  const [king, pawn] = await Promise.all([
    friend.page.locator("#cell-5a").boundingBox(),
    friend.page.locator("#cell-7f").boundingBox(),
  ]);
  expect(king?.y).toBeGreaterThan(pawn?.y ?? Number.POSITIVE_INFINITY);
  await byMouse(friend.page).square("3c");
  await byMouse(friend.page).square("3d");
  await plies(host.page, 2);
  await friend.page.click("[data-action=take-back]");
  await host.page.click(".offer [data-action=accept]");
  await host.page.waitForFunction(() => document.querySelector<HTMLElement>(".game")?.dataset.ply === "1");

  // A third visitor only watches.
  const third = await visit(browser, link.origin + new URL(host.page.url()).pathname, { restless: true });
  await third.page.waitForSelector(".game[data-ply='1']");
  expect(await third.page.locator("[data-action=resign]").count()).toBe(0);
  await third.leave();
  await friend.leave();
  await host.leave();
});
