import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../src/i18n/language";
import { faults } from "./axe";
import { stage } from "./stage";
import { NOTHING_THERE, PHONE, visit } from "./visit";

const on = stage();

const done = (page: Page) => page.waitForSelector(".lesson[data-stage=done]");

/** Waits for a step and its board. */
const atStep = (page: Page, step: string) => page.waitForSelector(`.lesson[data-step='${step}'] .cells`);

const next = (page: Page) => page.click("[data-action=next-step]");

/** Does the whole lesson that is open by its hints. */
async function byHints(page: Page): Promise<void> {
  for (let turn = 0; turn < 60; turn++) {
    const lesson = page.locator(".lesson[data-stage=open], .lesson[data-stage=done]");
    await lesson.waitFor();
    if ((await lesson.getAttribute("data-stage")) === "done") {
      if ((await page.locator("[data-finished]").count()) > 0) return;
      const before = await lesson.getAttribute("data-step");
      await next(page);
      await page.waitForFunction(
        (step) => document.querySelector(".lesson")?.getAttribute("data-step") !== step,
        before,
      );
      continue;
    }
    const task = await lesson.getAttribute("data-task");
    if (task === "set_up") await page.click("[data-action=set-up-all]");
    else if (task === "point" || task === "choose") await page.click("[data-action=hint]");
    else {
      await page.click("[data-action=hint]");
      const way = page.locator(".lesson-word[data-word=hint]");
      await way.waitFor();
      await page.fill(".typed input", (await way.getAttribute("data-usi")) ?? "");
      await page.press(".typed input", "Enter");
      await page.waitForSelector(".lesson-word:not([data-word=hint])");
    }
  }
  throw new Error("the lesson does not end");
}

it("a lesson is done by mouse: squares are pointed at and the king walks, and what is done stays done", async () => {
  const { page, leave } = await visit(on.browser, `${on.server.url}/learn`);
  await page.click("[data-lesson=king]");
  await atStep(page, "reach");
  await page.click("[data-point='5a']");
  await page.waitForSelector("[data-word=wrong-square]");
  for (const square of ["4d", "5d", "6d", "4e", "6e", "4f", "5f", "6f"]) await page.click(`[data-point='${square}']`);
  await done(page);
  await next(page);
  await atStep(page, "walk");
  await page.waitForURL((url) => url.searchParams.get("step") === "2");
  for (const usi of ["5e6d", "6d7d", "7d6c", "6c5d"]) {
    const [from, to] = [usi.slice(0, 2), usi.slice(2)];
    await page.waitForSelector(`.lesson:not([data-stage=asking]) [data-square='${from}'][data-piece]`);
    await page.locator(`[data-square='${from}']`).click({ force: true });
    await page.locator(`[data-square='${to}']`).click({ force: true });
    await page.waitForSelector(`[data-square='${to}'][data-piece]`);
  }
  await done(page);
  await page.click("nav a[href='/learn']");
  await page.waitForSelector("[data-lesson=king][data-done=true]");
  await page.reload();
  await page.waitForSelector("[data-lesson=king][data-done=true]");
  await leave();
});

it("a lesson is done by keyboard alone", async () => {
  const { page, leave } = await visit(on.browser, `${on.server.url}/learn/mate`);
  await atStep(page, "gold");
  await page.fill(".typed input", "G*4b");
  await page.keyboard.press("Enter");
  await page.waitForSelector("[data-word=again]");
  expect(await page.locator("[data-said]").textContent()).toMatch(/no mate yet/);
  await page.fill(".typed input", "G*5b");
  await page.keyboard.press("Enter");
  await done(page);
  await page.locator("[data-action=next-step]").focus();
  await page.keyboard.press("Enter");
  await atStep(page, "silver");
  await page.fill(".typed input", "G*1b");
  await page.keyboard.press("Enter");
  await done(page);
  // Away from the field, the key of the page.
  await page.locator("#main").focus();
  await page.keyboard.press("n");
  await atStep(page, "knight");
  await leave();
});

it("a foul is tried on the board, told and not played", async () => {
  const { page, leave } = await visit(on.browser, `${on.server.url}/learn/nifu`, PHONE);
  await atStep(page, "try");
  const drop = async (to: string) => {
    await page.locator(".stand.near [data-letter=P]").click({ force: true });
    await page.locator(`[data-square='${to}']`).click({ force: true });
  };
  await drop("4e");
  await page.waitForSelector("[data-word=again]");
  await drop("5e");
  await done(page);
  expect(await page.locator("[data-said]").textContent()).toMatch(/Nifu/);
  expect(await page.locator("[data-square='5e'][data-piece]").count()).toBe(0);
  await leave();
});

it("a castle is built against the clock, and the best time is kept", async () => {
  const { page, leave } = await visit(on.browser, `${on.server.url}/learn/mino`, { locale: "zh-Hans" });
  await atStep(page, "build");
  for (const usi of ["2h6h", "5i4h", "4h3h", "3h2h", "3i3h", "6i5h"]) {
    await page.fill(".typed input", usi);
    await page.press(".typed input", "Enter");
    await page.waitForSelector(`.lesson:not([data-stage=asking]) [data-square='${usi.slice(2)}'][data-piece]`);
  }
  await done(page);
  expect(await page.locator("[data-said]").textContent()).toMatch(/6手.*秒.*个人最快/);
  await leave();
});

it("an opening is played step by step, each move checked, until it stands", async () => {
  const { page, leave } = await visit(on.browser, `${on.server.url}/learn/yokofudori`, { locale: "zh-TW" });
  await atStep(page, "play");
  const put = async (usi: string) => {
    await page.fill(".typed input", usi);
    await page.press(".typed input", "Enter");
  };
  await put("2h7h");
  await page.waitForSelector("[data-word=again]");
  for (const usi of ["7g7f", "2g2f", "2f2e", "6i7h", "2e2d", "2h2d", "8g8f"]) {
    await put(usi);
    await page.waitForSelector(`.lesson[data-stage=open] [data-square='${usi.slice(2)}'][data-piece]`);
  }
  await put("2d3d");
  await done(page);
  await page.click("nav a[href='/learn']");
  await page.waitForSelector("[data-lesson=yokofudori][data-done=true]");
  await leave();
});

it("the pieces are set up one by one", async () => {
  const { page, leave } = await visit(on.browser, `${on.server.url}/learn/manners?step=3`, { locale: "ja" });
  await page.waitForSelector(".lesson[data-step=ohashi] [data-square='5i'][data-piece=K]");
  await page.click("[data-action=set-up-all]");
  await done(page);
  expect(await page.locator(".cells [data-piece]").count()).toBe(40);
  await leave();
});

it("castles, openings and proverbs are looked up, each with its board", async () => {
  const { page, leave } = await visit(on.browser, `${on.server.url}/learn`, { locale: "zh-Hant", restless: true });
  await page.click("[data-topic=proverbs]");
  await page.waitForSelector(".atlas[data-ready=true]");
  expect(await page.locator(".plate svg").count()).toBeGreaterThanOrEqual(60);
  expect(await faults(page)).toEqual([]);
  await page.fill(".atlas-find input", "原位");
  await page.waitForSelector("[data-plate=igyoku_avoid]");
  await page.click(".atlas-links a[href='/learn/castles']");
  await page.waitForSelector("[data-plate=yagura] svg");
  expect(await page.locator("[data-plate=yagura] h2").textContent()).toBe("金矢倉");
  await page.click(".atlas-links a[href='/learn/openings']");
  await page.waitForSelector("[data-plate=shikenbisha] svg");
  await leave();
});

it("a round of each drill is answered, and a whole one is kept with its time", async () => {
  const { page, leave } = await visit(on.browser, `${on.server.url}/learn`, { locale: "ja", restless: true });
  await page.click("a[href='/learn/drills']");
  for (const drill of ["squares", "castles", "fouls"]) {
    await page.click(`a[href='/learn/drills?drill=${drill}']`);
    for (let at = 0; at < 10; at++) {
      await page.waitForSelector(`.drill[data-drill=${drill}][data-at='${at}']:not([data-answered])`);
      const right = (await page.locator("[data-asked]").getAttribute("data-asked")) ?? "";
      await page.click(drill === "squares" ? `[data-point='${right}']` : `[data-answer='${right}']`);
      await page.waitForSelector(".lesson-word[data-word=solved]");
      if (at < 9) await page.click("[data-action=next-question]");
    }
    expect(await page.locator("[data-finished]").textContent()).toMatch(/10問中10問正解.*自己最速/);
    if (drill === "fouls") expect(await faults(page)).toEqual([]);
  }
  await page.click("a[href='/learn/drills?drill=mates']");
  await page.waitForSelector(".drill[data-drill=mates]");
  await page.fill(".typed input", "1a1b");
  await page.press(".typed input", "Enter");
  await page.waitForSelector(".notice.warning, .drill[data-answered]");
  await leave();
});

const course = readFileSync(join(import.meta.dirname, "../../crates/lessons/course.txt"), "utf8");
const lessons = [...course.matchAll(/^lesson (.*)$/gm)].map(([, id = ""]) => id);

it("every lesson can be done to its end", async () => {
  const { page, leave } = await visit(on.browser, `${on.server.url}/learn`, { restless: true });
  for (const id of lessons) {
    await page.goto(`${on.server.url}/learn/${id}`);
    await byHints(page);
  }
  await page.goto(`${on.server.url}/learn`);
  await page.waitForSelector(".learn[data-ready=true]");
  expect(await page.locator("[data-lesson][data-done=true]").count()).toBe(lessons.length);
  await leave();
}, 600_000);

describe.each(["light", "dark"] as const)("in the %s theme", (colorScheme) => {
  it("lessons keep WCAG AA", async () => {
    const { page, leave } = await visit(on.browser, `${on.server.url}/learn`, { colorScheme });
    await page.waitForSelector(".learn[data-ready=true]");
    expect(await faults(page)).toEqual([]);
    for (const [id, step] of [
      ["king", "reach"],
      ["board", "start"],
      ["check", "give"],
    ] as const) {
      await page.goto(`${on.server.url}/learn/${id}`);
      await atStep(page, step);
      expect(await faults(page), id).toEqual([]);
    }
    await page.goto(`${on.server.url}/learn/board?step=2`);
    await atStep(page, "first");
    await page.click("[data-answer=b]");
    await page.click("[data-answer=a]");
    await done(page);
    expect(await faults(page)).toEqual([]);
    await leave();
  });
});

it.each(LANGUAGES)("lessons speak %s, without a sideways scroll on a phone", async (locale) => {
  const { page, leave } = await visit(on.browser, `${on.server.url}/learn`, { ...PHONE, locale });
  await page.waitForSelector(".learn[data-ready=true]");
  const fits = async () => {
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  };
  await fits();
  await page.click("[data-lesson=drops]");
  await atStep(page, "check");
  await fits();
  await leave();
});

it("an unknown lesson says so", async () => {
  const { page, leave } = await visit(on.browser, `${on.server.url}/learn/nothing`, { expected: NOTHING_THERE });
  await page.getByRole("heading", { name: "There is no such lesson" }).waitFor();
  await leave();
});
