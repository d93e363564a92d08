import { expect, it } from "vitest";
import { byMouse } from "./hands";
import { plies, ready } from "./play";
import { stage } from "./stage";
import { visit } from "./visit";

const on = stage("0.0.0.0:0");

it("a friend takes the seat by the link, and a move is taken back when both agree", async () => {
  const host = await visit(on.browser, on.server.url, { setup: { opponent: { kind: "friend" } }, restless: true });
  await host.page.click("[data-action=start]:enabled");
  await host.page.waitForSelector(".invite .qr");
  const link = new URL(await host.page.inputValue(".invite input"));
  link.hostname = "friend.test";
  link.port = new URL(on.server.url).port;

  const friend = await visit(on.browser, link.href, { locale: "zh-TW", restless: true });
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
  const third = await visit(on.browser, link.origin + new URL(host.page.url()).pathname, { restless: true });
  await third.page.waitForSelector(".game[data-ply='1']");
  expect(await third.page.locator("[data-action=resign]").count()).toBe(0);
  await third.leave();
  await friend.leave();
  await host.leave();
});
