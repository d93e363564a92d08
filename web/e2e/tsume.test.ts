import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../src/i18n/language";
import type { TsumeCollection } from "../src/wire/TsumeCollection";
import type { TsumeReply } from "../src/wire/TsumeReply";
import type { TsumeSolution } from "../src/wire/TsumeSolution";
import { faults } from "./axe";
import { byKeyboard, byMouse, byTouch, type Hands } from "./hands";
import { stage } from "./stage";
import { NOTHING_THERE, PHONE, visit } from "./visit";

const on = stage();

/** Mate in three by 1c金 or, as well, by way of 2c金: a gold more than needed. */
const UNSOUND = "4k4/9/4P4/9/9/9/9/9/9 b 2G2r2b2g4s4n4l17p 1";
const SIMPLE = "9/8k/9/8P/9/9/9/9/9 b 2G2r2b2g4s4n4l17p 1";

async function asked<T>(path: string, body?: object): Promise<T> {
  const ask = () =>
    fetch(on.server.url + path, {
      ...(body && {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "content-type": "application/json", origin: on.server.url },
      }),
    });
  let response = await ask();
  // Tests ask faster than the server lets one visitor ask.
  while (response.status === 429) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    response = await ask();
  }
  expect(response.status).toBe(200);
  return (await response.json()) as T;
}

const ids = async (plies: number): Promise<string[]> =>
  (await asked<TsumeCollection>("/api/tsume")).sets.find((set) => set.plies === plies)?.ids ?? [];

/** A drop that fails, and its problem. */
async function refutedDrop(among: readonly string[]): Promise<{ id: string; text: string }> {
  for (const id of among) {
    const { sfen, legal } = await asked<{ sfen: string; legal: { drops: Record<string, string[]> } }>(
      `/api/tsume/problems/${id}`,
    );
    const drops = Object.entries(legal.drops).flatMap(([letter, squares]) => squares.map((to) => `${letter}*${to}`));
    for (const text of drops) {
      const reply = await asked<TsumeReply>("/api/tsume/try", { sfen, moves: [], text });
      if (reply.outcome === "refuted") return { id, text };
    }
  }
  throw new Error("no drop fails");
}

/** Waits until the attacker may move, or the solving has come to another stage. */
const settled = (page: Page) =>
  page.waitForFunction(() => {
    const solve = document.querySelector<HTMLElement>(".solve");
    return solve !== null && solve.dataset.stage !== "asking";
  });

const stageOf = (page: Page) => page.locator(".solve").getAttribute("data-stage");
const lengthOf = async (page: Page) => Number(await page.locator(".solve").getAttribute("data-length"));

/** Makes a move of the attacker, who sits below. */
async function make(page: Page, hands: Hands, usi: string): Promise<void> {
  const before = await lengthOf(page);
  if (usi[1] === "*") await hands.inHand("black", usi[0] ?? "");
  else await hands.square(usi.slice(0, 2));
  await hands.square(usi.slice(2, 4));
  await page.waitForFunction((length) => {
    const now = Number(document.querySelector<HTMLElement>(".solve")?.dataset.length);
    return now > length || document.querySelector(".promotion") !== null;
  }, before);
  if ((await page.locator(".promotion").count()) > 0) await hands.promote(usi.endsWith("+"));
  await page.waitForFunction(
    (length) => Number(document.querySelector<HTMLElement>(".solve")?.dataset.length) > length,
    before,
  );
  await settled(page);
}

/** The moves on the page, by asking the server what it plays. */
async function solveIt(page: Page, hands: Hands, id: string): Promise<void> {
  const { sfen } = await asked<{ sfen: string }>(`/api/tsume/problems/${id}`);
  const moves: string[] = [];
  for (;;) {
    await settled(page);
    const { line } = await asked<TsumeSolution>("/api/tsume/solve", { sfen, moves });
    const best = line[0]?.usi ?? "";
    const reply = await asked<TsumeReply>("/api/tsume/try", { sfen, moves, text: best });
    await make(page, hands, best);
    if (reply.outcome === "mate") return;
    moves.push(best, reply.answer?.usi ?? "");
  }
}

it("a problem is found in its set, solved by mouse, and stays solved", async () => {
  const { page, leave } = await visit(on.browser, on.server.url, { restless: true });
  await page.click("nav a[href='/tsume']");
  const [first = "", second] = await ids(5);
  await page.click(".set[data-plies='5'] .main");
  await page.waitForURL(`**/tsume/${first}`);
  await solveIt(page, byMouse(page), first);
  expect(await stageOf(page)).toBe("solved");
  expect(await lengthOf(page)).toBe(5);
  expect(await page.locator(".word").textContent()).toContain("Mate in 5");
  await page.click("[data-action=next-again]");
  await page.waitForURL(`**/tsume/${second}`);
  await page.goto(`${on.server.url}/tsume`);
  await page.click(".set[data-plies='5'] summary");
  expect(await page.locator(`a[href='/tsume/${first}']`).getAttribute("data-solved")).toBe("alone");
  expect(await page.locator(".set[data-plies='5'] progress").getAttribute("value")).toBe("1");
  await leave();
});

it("a problem is solved by keyboard alone, and what happens is said", async () => {
  const [id = ""] = await ids(3);
  const { page, leave } = await visit(on.browser, `${on.server.url}/tsume/${id}`);
  await solveIt(page, byKeyboard(page), id);
  expect(await stageOf(page)).toBe("solved");
  await page.waitForFunction(() => document.querySelector(".spoken")?.textContent?.includes("Mate in 3"));
  await leave();
});

it("a typed move in Japanese does as well", async () => {
  const { page, leave } = await visit(on.browser, `${on.server.url}/tsume/own?sfen=${encodeURIComponent(SIMPLE)}`, {
    locale: "ja",
  });
  await page.waitForSelector(".solve");
  for (const [text, length] of [
    ["▲１三金打", 2],
    ["▲１二金打", 3],
  ] as const) {
    await page.fill(".typed input", text);
    await page.press(".typed input", "Enter");
    await page.waitForSelector(`.solve[data-length='${length}']`);
    await settled(page);
  }
  expect(await stageOf(page)).toBe("solved");
  await leave();
});

it("on a phone a wrong try is refuted, said why, and taken back; hints help", async () => {
  const { id, text } = await refutedDrop((await ids(3)).slice(0, 12));
  const { page, leave } = await visit(on.browser, `${on.server.url}/tsume/${id}`, { ...PHONE, restless: true });
  await settled(page);
  await make(page, byTouch(page), text);
  expect(await stageOf(page)).toBe("refuted");
  expect(await page.locator(".word").textContent()).toContain("A try that fails");
  expect(await page.locator(".table").getAttribute("data-mover")).toBe("");
  await page.tap("[data-action=back-again]");
  expect([await stageOf(page), await lengthOf(page)]).toEqual(["solving", 0]);
  await page.tap("[data-action=hint]");
  await page.waitForSelector(".word[data-word=hint]");
  expect(await page.locator(".sg-shapes .hint").count()).toBe(0);
  await page.tap("[data-action=hint]");
  await page.waitForSelector(".sg-shapes .hint", { state: "attached" });
  await solveIt(page, byTouch(page), id);
  expect(await stageOf(page)).toBe("solved");
  expect(await page.evaluate((name) => JSON.parse(localStorage["komadai.tsume"])[name], id)).toBe("helped");
  await leave();
});

it("a move that is no check, and one that is no move, are told and change nothing", async () => {
  const { page, leave } = await visit(on.browser, `${on.server.url}/tsume/own?sfen=${encodeURIComponent(SIMPLE)}`);
  await page.waitForSelector(".solve");
  await page.fill(".typed input", "G*5e");
  await page.press(".typed input", "Enter");
  await page.waitForSelector(".word[data-word=not-check]");
  await page.fill(".typed input", "P*1c");
  await page.press(".typed input", "Enter");
  await page.waitForSelector(".notice.warning");
  expect(await lengthOf(page)).toBe(0);
  await leave();
});

it("the solution is shown and stepped through, and a mate that is longer is told", async () => {
  const { page, leave } = await visit(on.browser, `${on.server.url}/tsume/own?sfen=${encodeURIComponent(SIMPLE)}`);
  await page.waitForSelector(".solve");
  await page.click("[data-action=solution]");
  await page.waitForSelector(".solve[data-stage=shown]");
  expect(await page.locator(".moves .move").count()).toBe(3);
  await page.keyboard.press("End");
  expect(await page.locator(".step-count").textContent()).toBe("3 / 3");
  await page.click("[data-action=try-again]");
  expect(await stageOf(page)).toBe("solving");
  await leave();
});

it("everybody has the same daily problem", async () => {
  const daily = async (locale: string) => {
    const { page, leave } = await visit(on.browser, `${on.server.url}/tsume`, { locale, restless: true });
    await page.waitForSelector(".daily[data-daily]");
    const id = await page.locator(".daily").getAttribute("data-daily");
    await page.click(".daily .main");
    await page.waitForSelector(".solve");
    await leave();
    return id;
  };
  expect(await daily("ja")).toBe(await daily("en"));
});

it("an unknown problem and a position that is none say so", async () => {
  for (const path of ["/tsume/nothing", "/tsume/own?sfen=9/9", "/tsume/own"]) {
    const { page, leave } = await visit(on.browser, on.server.url + path, { expected: NOTHING_THERE });
    await page.waitForSelector(".plain h1");
    expect(await page.locator("h1").textContent()).toContain("no such problem");
    await leave();
  }
});

describe("the workshop", () => {
  const open = (sfen: string) => `${on.server.url}/tsume/compose?sfen=${encodeURIComponent(sfen)}`;

  it("sets a position up by mouse and by keyboard, and undoes it", async () => {
    const { page, leave } = await visit(on.browser, `${on.server.url}/tsume/compose`, { restless: true });
    await page.waitForSelector(".compose");
    const sfen = () => page.locator(".compose").getAttribute("data-sfen");
    const hands = byMouse(page);
    // The king goes to the corner.
    await hands.square("5a");
    await hands.square("1a");
    await page.check(".palette input[value='P']");
    await hands.square("1c");
    await page.click("[data-side=black] .hand-field:nth-of-type(3) .count button:last-child");
    expect(await sfen()).toBe("8k/9/8P/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1");
    const shown = await sfen();
    await page.waitForURL((url) => url.searchParams.get("sfen") === shown);
    await page.locator("#cell-1c").focus();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("g");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("S");
    await page.keyboard.press("+");
    expect(await sfen()).toBe("8k/7+S1/7gP/9/9/9/9/9/9 b G2r2b2g3s4n4l17p 1");
    await page.keyboard.press("Delete");
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    expect(await sfen()).toContain("8k/7S1/7gP");
    await page.waitForURL((url) => url.searchParams.get("sfen")?.startsWith("8k/7S1/7gP") ?? false);
    await page.reload();
    await page.waitForSelector(".compose");
    expect(await sfen()).toContain("8k/7S1/7gP");
    await leave();
  });

  it("names what is wrong with a composition, with line and board", async () => {
    const { page, leave } = await visit(on.browser, open(UNSOUND), { restless: true });
    await page.click("[data-action=check]");
    await page.waitForSelector(".report");
    expect(await page.locator(".verdict").getAttribute("data-sound")).toBe("false");
    const left = page.locator(".fault[data-kind=pieces_left]");
    expect(await left.textContent()).toContain("still holds pieces");
    expect(await left.locator("svg").count()).toBe(1);
    // A changed position has not been examined.
    await page.fill(".sfen-field input", SIMPLE);
    await page.press(".sfen-field input", "Enter");
    await page.waitForSelector(".report", { state: "detached" });
    await leave();
  });

  it("holds the intended solution against the one that is right", async () => {
    const { page, leave } = await visit(on.browser, open("9/8k/9/7RG/9/9/9/9/9 b r2b3g4s4n4l18p 1"), {
      restless: true,
    });
    await page.fill(".intended input", "G2d-2c");
    await page.click("[data-action=check]");
    await page.waitForSelector(".compose .problem");
    await page.fill(".intended input", "1d2c");
    await page.click("[data-action=check]");
    await page.waitForSelector(".fault[data-kind=longer_variation]");
    await page.fill(".intended input", "1d2c 1b1a 2c2b");
    await page.click("[data-action=check]");
    await page.waitForSelector(".report[data-verdict=mate]");
    expect(await page.locator(".fault[data-kind=longer_variation]").count()).toBe(0);
    await leave();
  });

  it.each([
    ["8k/9/9/8P/8P/9/9/9/9 b G 1", "position_two_pawns", "file 1"],
    ["8k/8G/9/9/9/9/9/9/9 b - 1", "position_opponent_in_check", "White"],
    ["9/9/9/9/9/9/9/9/9 b G 1", "tsume_no_king", "put one on the board"],
    ["8P/8k/9/9/9/9/9/9/9 b G 1", "position_dead_piece", "1a"],
  ])("refuses %s by name", async (sfen, kind, words) => {
    const { page, leave } = await visit(on.browser, open(sfen), { restless: true });
    await page.click("[data-action=check]");
    await page.waitForSelector(`[data-refused=${kind}]`);
    expect(await page.locator("[data-refused]").textContent()).toContain(words);
    await leave();
  });

  it("saves a composition with its branches, as a picture, and on paper", async () => {
    const { page, leave } = await visit(on.browser, open(UNSOUND), { restless: true, locale: "ja" });
    await page.click("[data-action=check]");
    await page.waitForSelector(".report");
    await page.click("[data-action=save]");
    const [file] = await Promise.all([page.waitForEvent("download"), page.click("[data-action=save-kifu]")]);
    const text = await readFile(await file.path(), "utf8");
    expect(text).toContain("駒余り");
    for (const kind of ["svg", "png"]) {
      const [picture] = await Promise.all([page.waitForEvent("download"), page.click(`[data-action=picture-${kind}]`)]);
      const bytes = await readFile(await picture.path());
      expect(bytes.length).toBeGreaterThan(1000);
      if (kind === "svg") expect(bytes.toString()).toContain("<svg");
    }
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute("data-printed", "");
    });
    await page.click("[data-action=print]");
    await page.waitForSelector("body[data-printed]");
    await page.emulateMedia({ media: "print" });
    expect(await page.locator(".tsume-sheet img").isVisible()).toBe(true);
    expect(await page.locator(".tsume-sheet h2").textContent()).toContain("詰");
    expect(await page.locator(".compose-table").isVisible()).toBe(false);
    await leave();
  });
});

/** Opens each page of this part in turn. */
async function eachPage(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  await page.waitForSelector(".set");
  await page.waitForSelector(".daily[data-daily]");
  await page.click(".set[data-plies='9'] summary");
  await look("problems");
  await page.click(".set[data-plies='3'] .main");
  await page.waitForSelector(".solve");
  await look("solving");
  await page.click("[data-action=hint]");
  await page.waitForSelector(".word[data-word=hint]");
  await look("hint");
  await page.click("[data-action=more]");
  await look("menu");
  await page.click("[data-action=compose]");
  await page.waitForSelector(".compose");
  await page.click("[data-action=check]");
  await page.waitForSelector(".report");
  await look("workshop");
  await page.fill(".sfen-field input", UNSOUND);
  await page.press(".sfen-field input", "Enter");
  await page.waitForSelector(".report", { state: "detached" });
  await page.click("[data-action=check]");
  await page.waitForSelector(".fault");
  await look("faults");
}

describe.each(["light", "dark"] as const)("in the %s theme", (colorScheme) => {
  it("every page of mate problems keeps WCAG AA", async () => {
    const { page, leave } = await visit(on.browser, `${on.server.url}/tsume`, {
      colorScheme,
      reducedMotion: "reduce",
      restless: true,
    });
    await eachPage(page, async (name) => {
      expect(await faults(page), name).toEqual([]);
    });
    await leave();
  });
});

it.each(LANGUAGES)("mate problems speak %s, without a sideways scroll on a phone", async (locale) => {
  for (const width of [390, 320]) {
    const { page, leave } = await visit(on.browser, `${on.server.url}/tsume`, {
      ...PHONE,
      viewport: { width, height: 844 },
      locale,
      restless: true,
    });
    await eachPage(page, async (name) => {
      expect(await page.evaluate(() => document.documentElement.lang), name).toBe(locale);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width);
      // No message without its words.
      expect(await page.locator("main").textContent(), name).not.toMatch(
        /\b(?:solve|report|fault|compose|set|tsume)-[a-z-]+\b/,
      );
    });
    await leave();
  }
});
