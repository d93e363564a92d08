import { expect, it } from "vitest";
import { byMouse, byTouch, type Hands } from "./hands";
import { plies, ready, state } from "./play";
import { stage } from "./stage";
import { PHONE, visit } from "./visit";

const on = stage();

const local = { opponent: { kind: "local" as const } };

async function move(hands: Hands, from: string, to: string): Promise<void> {
  await hands.square(from);
  await hands.square(to);
}

it("an illegal try is explained by its rule, and nothing has happened", async () => {
  const { page, leave } = await visit(on.browser, on.server.url, {
    setup: { ...local, handicap: "three-pawns" },
  });
  await page.click("[data-action=start]:enabled");
  await ready(page);
  const hands = byMouse(page);
  await hands.inHand("white", "P");
  await hands.square("5e");
  await plies(page, 1);
  await ready(page);
  await move(hands, "7g", "7e");
  await page.waitForSelector(".notice.warning");
  expect(await page.locator(".notice.warning").textContent()).toMatch(/Wrong movement|moves like this/);
  expect((await state(page)).ply).toBe(0 + 1);
  expect(await page.locator("#cell-7g").getAttribute("data-piece")).toBe("P");

  await move(hands, "7g", "7f");
  await plies(page, 2);
  await ready(page);
  await hands.inHand("white", "P");
  await hands.square("5d");
  await page.waitForFunction(() => /nifu/i.test(document.querySelector(".notices")?.textContent ?? ""));
  expect((await state(page)).ply).toBe(2);
  await leave();
});

it("promotion is chosen over the square, by touch", async () => {
  const { page, leave } = await visit(on.browser, on.server.url, { ...PHONE, setup: local });
  await page.tap("[data-action=start]:enabled");
  await ready(page);
  const hands = byTouch(page);
  await move(hands, "7g", "7f");
  await plies(page, 1);
  await ready(page);
  await move(hands, "3c", "3d");
  await plies(page, 2);
  await ready(page);
  await move(hands, "8h", "2b");
  await page.waitForSelector(".promotion");
  const box = await page.locator(".promotion [data-promote=yes]").boundingBox();
  expect(box?.width).toBeGreaterThan(44);
  expect(box?.height).toBeGreaterThan(44);
  await page.locator(".promotion .backdrop").tap({ position: { x: 10, y: 300 } });
  await page.waitForSelector(".promotion", { state: "detached" });
  expect((await state(page)).ply).toBe(2);
  await move(hands, "8h", "2b");
  await page.waitForSelector(".promotion");
  await hands.promote(true);
  await plies(page, 3);
  expect(await page.locator("#cell-2b").getAttribute("data-piece")).toBe("+B");
  expect(await page.locator("#hand-black-B").getAttribute("data-count")).toBe("1");
  await leave();
});

it("promotion answers its keys", async () => {
  const { page, leave } = await visit(on.browser, on.server.url, { setup: local });
  await page.click("[data-action=start]:enabled");
  await ready(page);
  const hands = byMouse(page);
  await move(hands, "7g", "7f");
  await plies(page, 1);
  await ready(page);
  await move(hands, "3c", "3d");
  await plies(page, 2);
  await ready(page);
  await move(hands, "8h", "2b");
  await page.waitForSelector(".promotion");
  await page.keyboard.press("Escape");
  await page.waitForSelector(".promotion", { state: "detached" });
  await move(hands, "8h", "2b");
  await page.waitForSelector(".promotion");
  await page.keyboard.press("=");
  await plies(page, 3);
  expect(await page.locator("#cell-2b").getAttribute("data-piece")).toBe("B");
  await leave();
});

it("at a real board nothing is shown and a foul loses", async () => {
  const { page, leave } = await visit(on.browser, on.server.url, { setup: { ...local, mode: "real" } });
  await page.click("[data-action=start]:enabled");
  await ready(page);
  const hands = byMouse(page);
  await hands.square("7g");
  expect(await page.locator("sq.dest, [data-dest]").count()).toBe(0);
  await hands.square("7e");
  await page.waitForSelector(".banner[data-end=foul]");
  expect(await page.locator(".banner").getAttribute("data-foul")).toBe("wrong_movement");
  expect(await page.locator(".banner").textContent()).toMatch(/wrong movement/i);
  expect((await state(page)).end).toBe("foul");
  await leave();
});

it("a move is dragged, typed, hinted at and taken back", async () => {
  const { page, leave } = await visit(on.browser, on.server.url);
  await page.click("[data-action=start]:enabled");
  await ready(page);
  const at = async (square: string) => {
    const box = await page.locator(`#cell-${square}`).boundingBox();
    return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const;
  };
  await page.mouse.move(...(await at("7g")));
  await page.mouse.down();
  await page.mouse.move(...(await at("7f")), { steps: 5 });
  await page.mouse.up();
  await plies(page, 2);
  await ready(page);
  await page.fill(".typed input", "２六歩");
  await page.keyboard.press("Enter");
  await plies(page, 4);
  await ready(page);
  expect(await page.locator("#cell-2f").getAttribute("data-piece")).toBe("P");
  await page.click("[data-action=hint]");
  await page.waitForSelector(".status.hint");
  await page.click("[data-action=take-back]");
  await page.waitForFunction(() => document.querySelector<HTMLElement>(".game")?.dataset.ply === "2");
  expect(await page.locator("#cell-2g").getAttribute("data-piece")).toBe("P");
  await page.click("[data-action=resign]");
  await page.click("[data-action=confirm-resign]");
  await page.waitForSelector(".banner[data-end=resign]");
  // The game is a record now.
  await page.click("[data-action=open-record]");
  await page.waitForSelector(".study[data-node]");
  await page.keyboard.press("End");
  await expect.poll(() => page.locator(".tree [aria-current]").textContent()).toMatch(/resign/i);
  await leave();
});

it("furigoma is shown whichever side it gives", async () => {
  const { page, leave } = await visit(on.browser, on.server.url, { setup: { side: "furigoma" }, locale: "zh-TW" });
  // Often enough that either side has come up, nearly always.
  for (let game = 0; game < 5; game++) {
    await page.click("[data-action=start]:enabled");
    await page.waitForSelector(".furigoma .tossed");
    expect(await page.locator(".furigoma .tossed").count()).toBe(5);
    await page.click(".furigoma button");
    await page.waitForSelector(".furigoma", { state: "detached" });
    await page.click(".brand");
  }
  await leave();
});

it("fourfold repetition draws, and a formal game is replayed with the sides changed", async () => {
  const { page, leave } = await visit(on.browser, on.server.url, {
    restless: true,
    setup: { ...local, draw_replay: true },
    locale: "ja",
  });
  await page.click("[data-action=start]:enabled");
  const hands = byMouse(page);
  const circle = ["2h1h", "8b9b", "1h2h", "9b8b"];
  for (const [index, usi] of [...circle, ...circle, ...circle].entries()) {
    await ready(page);
    await move(hands, usi.slice(0, 2), usi.slice(2));
    await plies(page, index + 1);
  }
  await page.waitForSelector(".banner[data-end=repetition]");
  expect(await page.locator(".banner").textContent()).toContain("千日手");
  const before = page.url();
  await page.click("[data-action=replay]");
  await page.waitForURL((url) => url.href !== before);
  await ready(page);
  expect((await state(page)).ply).toBe(0);
  await leave();
});

it("a clock runs down on the page, through byoyomi, until time is up", async () => {
  const clock = { main_s: 1, byoyomi_s: 4, increment_s: 0, periods: 0, period_s: 0 };
  const { page, leave } = await visit(on.browser, on.server.url, {
    restless: true,
    setup: { ...local, clock: { black: clock, white: { ...clock, main_s: 600 } } },
  });
  await page.click("[data-action=start]:enabled");
  await ready(page);
  expect(await page.locator(".who.opp .clock span").textContent()).toBe("10:00");
  // What passes while the test does not look is noted by the page.
  const shown = await page.evaluateHandle(() => {
    const faces: string[] = [];
    const me = document.querySelector(".who.me");
    const note = () => {
      const clock = me?.querySelector(".clock");
      faces.push(`${clock?.className}: ${clock?.querySelector("span")?.textContent}`);
    };
    if (me) new MutationObserver(note).observe(me, { subtree: true, attributes: true, characterData: true });
    return faces;
  });
  await page.waitForSelector(".banner[data-end=timeout]");
  // The second is gone, and what is left of byoyomi counts down.
  expect((await shown.jsonValue()).join("\n")).toMatch(/\bred\b.*: [1-4]$/m);
  expect(await page.locator(".banner").textContent()).toContain("Time");
  await leave();
});
