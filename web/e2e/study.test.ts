import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { faults } from "./axe";
import { tabTo } from "./hands";
import { ready } from "./play";
import { stage } from "./stage";
import { LOOKS, PHONE, type Visit, visit } from "./visit";

const on = stage();

/** Black mates with a gold on 5b, drops it elsewhere, and is mated with White's. */
const MISSED = "sfen 4k4/9/4P4/9/9/9/4p4/9/4K4 b Gg 1 moves G*1a G*5h";

const OPENING = `先手：甲
後手：乙
手合割：平手
手数----指手---------消費時間--
   1 ７六歩(77)
   2 ３四歩(33)
   3 ２六歩(27)
   4 ４四歩(43)
   5 投了
`;

/** An engine that knows one move of the start, and falls over anywhere else. */
const GUEST = `#!/bin/sh
hash=16
while read -r line; do case "$line" in
usi) echo "id name Guest"; echo "option name USI_Hash type spin default 16 min 1 max 64"; echo usiok;;
isready) echo readyok;;
"setoption name USI_Hash value "*) hash="\${line##* }";;
position*moves*) exit 1;;
go*) echo "info depth 1 nodes $hash score cp 7 pv 2g2f";;
stop) echo bestmove 2g2f;;
quit) exit;;
esac; done
`;

type Options = Parameters<typeof visit>[2] & {
  /** Cards that were open when the visitor last left: nothing moves when they open. */
  cards?: readonly ("engine" | "review")[];
};

/** Puts a record into the library and opens it. */
async function open(text: string, { cards, ...options }: Options = {}): Promise<Visit> {
  const found = await visit(on.browser, `${on.server.url}/record/${await on.server.addRecord(text)}`, options);
  if (cards) {
    const kept = JSON.stringify(Object.fromEntries(cards.map((card) => [card, true])));
    await found.page.evaluate((text) => localStorage.setItem("komadai.study", text), kept);
    await found.page.reload();
  }
  await found.page.waitForSelector(".study[data-node]");
  return found;
}

const lines = (page: Page, count: number) =>
  page.waitForSelector(`.engine-card[data-found='${count}']:is([data-stage=thinking], [data-stage=over])`);

const firstMove = (page: Page) => page.locator(".engine-lines .line-move").first().textContent();

/** Waits until a review is over. */
const reviewed = (page: Page) => page.waitForSelector(".review-card[data-state=done]");

const idOf = (page: Page): string => new URL(page.url()).pathname.split("/").at(-1) ?? "";

it("an engine follows the position looked at, with as many lines as are asked for", async () => {
  // Cards open and grow as the hand wants it.
  const { page, leave } = await open(OPENING, { locale: "ja", restless: true });
  await page.click("[data-action=engine]");
  await lines(page, 3);
  expect(await firstMove(page)).toMatch(/^▲/);
  expect(await page.locator(".engine-says").textContent()).toMatch(/深さ\d+.*Komadai/);
  expect(await page.locator(".evaluation-bar").getAttribute("data-percent")).toMatch(/^\d+$/);
  await page.locator("[data-choice=lines]").press("5");
  await lines(page, 5);
  await page.locator("[data-choice=lines]").press("Home");
  await lines(page, 1);
  // The arrow of the best move lies on the board.
  await page.waitForSelector(".sg-shapes .hint", { state: "attached" });
  // In the list of choices the arrows choose.
  await page.locator(".tree [tabindex='0']").focus();
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => /^△/.test(document.querySelector(".engine-lines .line-move")?.textContent ?? ""));
  await page.keyboard.press("End");
  await lines(page, 1);
  await page.click("[data-action=engine-run]");
  await page.waitForSelector(".engine-card[data-stage=off]");
  await page.click("[data-action=engine]");
  await page.waitForSelector(".engine-card", { state: "detached" });
  await leave();
});

it("a line of the engine becomes a variation, which is promoted and saved", async () => {
  const { page, leave } = await open(OPENING.replace("甲", "丙"), {
    locale: "zh-CN",
    // Rows of the tree make room for others when the server has answered.
    restless: true,
  });
  await page.keyboard.press("ArrowRight");
  await page.click("[data-action=engine]");
  await lines(page, 3);
  // A line whose first move the record does not have.
  const line = page.locator(".engine-lines li").filter({ has: page.locator(".line-move:nth-child(3)") });
  const other = line.filter({ hasNot: page.locator(".line-move[data-usi='3c3d']:first-child") }).first();
  await other.waitFor();
  await page.click("[data-action=engine-run]");
  await page.waitForSelector(".engine-card[data-stage=off]");
  const usi = await other
    .locator(".line-move")
    .evaluateAll((all) => all.map((move) => (move as HTMLElement).dataset.usi));
  await other.locator(".line-move").nth(1).click();
  await page.waitForFunction(() => document.querySelectorAll(".tree .row.side").length === 2);
  const words = await page.locator(".tree [aria-current] .row-words").textContent();
  expect(words).toMatch(/\d[一二三四五六七八九]/);
  await page.keyboard.press("p");
  await page.waitForSelector(".study[data-saving=saved]");
  const usiOf = async () => (await fetch(`${on.server.url}/api/records/${idOf(page)}/export?format=usi`)).text();
  await expect.poll(usiOf).toContain(`7g7f ${usi[0]} ${usi[1]}`);
  await leave();
});

it("a mate is told in plies, from Black or from who is to move", async () => {
  const { page, leave } = await open(MISSED, { locale: "en", cards: ["engine"] });
  await page.click("[data-action=engine-run]");
  const score = page.locator(".score b").first();
  await expect.poll(() => score.textContent()).toBe("+mate 1");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => score.textContent()).toBe("−mate 1");
  await page.selectOption("[data-choice=view]", "mover");
  await expect.poll(() => score.textContent()).toBe("+mate 1");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => page.locator(".engine-says").textContent()).toBe("No legal move");
  await leave();
});

it("a game is reviewed: its blunder, what was better and why, kept over a restart", async () => {
  const { page, leave } = await open(MISSED, { locale: "en", cards: ["review"] });
  await page.click("[data-action=review-start]:enabled");
  await reviewed(page);
  expect(await page.locator(".graph").getAttribute("data-points")).toBe("3");
  expect(await page.locator(".deeds [data-count=blunder]").allTextContents()).toEqual(["1", "0"]);
  await page.click("[data-action=fault-after]");
  await page.waitForSelector(".study[data-node='1']");
  expect(await page.locator(".move-review [data-class]").getAttribute("data-class")).toBe("blunder");
  const said = page.locator(".move-review");
  expect(await said.textContent()).toContain("Missed a mate in 1: G*5b");
  expect(await said.textContent()).toContain("The opponent mates in 1: G*5h");
  await page.waitForSelector(".tree [data-node='1'] .row-judged.blunder");
  // The graph by keys and by mouse.
  await tabTo(page, ".graph");
  await page.keyboard.press("Home");
  await page.waitForSelector(".study[data-node='0']");
  await page.keyboard.press("ArrowUp");
  await page.waitForSelector(".study[data-node='1']");
  const box = await page.locator(".graph").boundingBox();
  if (!box) throw new Error("there is no graph");
  await page.mouse.click(box.x + box.width - 2, box.y + 10);
  await page.waitForSelector(".study[data-node='2']");
  const id = idOf(page);
  await leave();

  await on.server.kill();
  await on.server.again();
  const again = await visit(on.browser, `${on.server.url}/record/${id}?node=1`, { locale: "ja", restless: true });
  await again.page.click("[data-action=review]");
  await reviewed(again.page);
  await expect.poll(() => again.page.locator(".move-review").textContent()).toContain("1手詰を逃しました");
  // The mate goes into the record.
  await again.page.click(".move-review .said.warning .line-move >> nth=0");
  await again.page.waitForSelector(".tree .row.side");
  expect(await again.page.locator(".tree [aria-current] .row-words").textContent()).toBe("５二金");
  await again.page.waitForSelector(".move-review .hint:has-text('この変化は解析していません')");
  await again.leave();
});

it("a review is stopped, and what is done stays", async () => {
  const moves = "2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 3i3h 7a7b 9g9f 1c1d 9f9e 1d1e 6g6f 3c3d 6f6e 5c5d 4g4f 6c6d";
  const { page, leave } = await open(`startpos moves ${moves}`, { locale: "zh-TW", cards: ["review"] });
  await page.selectOption("[data-choice=nodes]", "400000");
  await page.click("[data-action=review-start]:enabled");
  await page.waitForSelector(".review-card[data-state=running]");
  await page.waitForFunction(() => Number(document.querySelector<HTMLElement>(".review-card")?.dataset.moves) > 0);
  await page.click("[data-action=review-stop]:enabled");
  await page.waitForSelector(".review-card[data-state=stopped]");
  const count = Number(await page.locator(".review-card").getAttribute("data-moves"));
  expect(count).toBeGreaterThan(0);
  expect(await page.locator(".review-says").textContent()).toContain(String(count));
  // Both cards stay open, and what was found is there, when the record is opened again.
  await page.reload();
  await page.waitForSelector(`.review-card[data-state=stopped][data-moves='${count}']`);
  await leave();
});

it.each(LOOKS)("on %s everybody can use engine and review, and nothing runs over", async (_, options) => {
  const { page, leave } = await open(MISSED, { ...options, cards: ["engine", "review"] });
  await page.waitForSelector(".review-card:is([data-state=none], [data-state=done])");
  if ((await page.locator(".review-card[data-state=none]").count()) > 0) {
    await page.click("[data-action=review-start]:enabled");
    await reviewed(page);
  }
  await page.click("[data-action=engine-run]");
  await lines(page, 3);
  expect(await faults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await leave();
});

it("a game is replayed by itself until it is over, and then from the start", async () => {
  const { page, leave } = await open(OPENING.replace("甲", "戊"), { locale: "ja", restless: true });
  await page.click("[data-action=more]");
  await page.click("[data-action=replay-fast]");
  await page.waitForFunction(() => document.querySelector(".tree [aria-current] .row-words")?.textContent === "投了");
  // From the end it begins at the start. It does not stay there: what was shown is noted.
  const shown = await page.evaluateHandle(() => {
    const study = document.querySelector<HTMLElement>(".study");
    const nodes: string[] = [];
    if (study) {
      const note = () => nodes.push(study.dataset.node ?? "");
      new MutationObserver(note).observe(study, { attributeFilter: ["data-node"] });
    }
    return nodes;
  });
  await page.click("[data-action=more]");
  await page.click("[data-action=replay-fast]");
  await page.waitForFunction((nodes) => nodes[0] === "0" && nodes.includes("1"), shown);
  await leave();
});

it("the moves of one's own games are counted, and played by a click", async () => {
  const { page, leave } = await open(OPENING.replace("甲", "辛"), { locale: "zh-CN", restless: true });
  await page.click("[data-action=games]");
  await page.waitForSelector(".games-card[data-known=true]:not([data-games='0'])");
  await page.click(".games-moves [data-usi='7g7f']");
  await page.waitForSelector(".study [data-square='7f'][data-piece]");
  await page.waitForSelector(".games-moves [data-usi='3c3d']");
  expect(await page.locator(".games-moves .result-bar").first().getAttribute("aria-label")).toMatch(/先手胜\d/);
  expect(await faults(page)).toEqual([]);
  await leave();
});

it("a game goes on from the position looked at", async () => {
  const { page, leave } = await open(OPENING.replace("甲", "己"), { locale: "zh-TW" });
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.waitForSelector(".study [data-square='3d'][data-piece]");
  await page.click("[data-action=more]");
  await page.click("[data-action=play-on]");
  await page.waitForSelector("dialog[open] [data-action=start-dialog]");
  expect(await faults(page)).toEqual([]);
  await page.click("[data-action=start-dialog]:enabled");
  await page.waitForURL(/\/game\//);
  await page.waitForSelector(".game[data-ply='0'] [data-square='3d'][data-piece]");
  await ready(page);
  await page.fill(".typed input", "8h2b+");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".game:not([data-ply='0']) [data-square='3d'][data-piece]");
  const record = await (await fetch(`${on.server.url}/api/games/${idOf(page)}/kif?encoding=utf-8&lang=ja`)).text();
  expect(record).toContain("２二角成(88)");
  await leave();
});

it("a record is shared by a link, through which it can be read and not changed", async () => {
  const { page, leave } = await open(OPENING.replace("甲", "庚"), { locale: "ja" });
  await page.click("[data-action=more]");
  await page.click("[data-action=share]");
  await page.click("[data-action=share-start]:enabled");
  const link = page.locator(".share input");
  await link.waitFor();
  expect(await faults(page)).toEqual([]);
  const address = await link.inputValue();
  const copy = page.locator("[data-action=share-copy]");
  const before = await copy.textContent();
  await copy.click();
  await expect.poll(() => copy.textContent()).not.toBe(before);
  const reader = await visit(on.browser, address, { locale: "en", ...PHONE });
  await reader.page.waitForSelector(".study .cells");
  await expect.poll(() => reader.page.locator(".status").textContent()).toContain("Read only");
  await reader.page.waitForSelector(".comment-card textarea[readonly]");
  await reader.page.keyboard.press("ArrowRight");
  await reader.page.keyboard.press("ArrowRight");
  await reader.page.waitForSelector(".study [data-square='3d'][data-piece]");
  // A move that the record has is followed, another is refused.
  await reader.page.fill(".typed input", "2g2f");
  await reader.page.keyboard.press("Enter");
  await reader.page.waitForSelector(".study [data-square='2f'][data-piece]");
  await reader.page.fill(".typed input", "9c9d");
  await reader.page.keyboard.press("Enter");
  await reader.page.waitForSelector(".notice");
  expect(await faults(reader.page)).toEqual([]);
  await reader.leave();
  await page.click("[data-action=share-end]");
  await page.waitForSelector("[data-action=share-start]:enabled");
  expect((await fetch(address.replace("/record/", "/api/records/"))).status).toBe(404);
  await leave();
});

it("an engine of the owner's own is added, set, chosen and taken out", async () => {
  const folder = await mkdtemp(join(tmpdir(), "komadai-engine-"));
  const path = join(folder, "guest");
  await writeFile(path, GUEST, { mode: 0o755 });
  const { page, leave } = await open(OPENING.replace("甲", "丁"), { locale: "en", restless: true });
  await page.click("[data-action=engine]");
  await page.locator("[data-choice=engine] option[value='/engines']").waitFor({ state: "attached" });
  await page.selectOption("[data-choice=engine]", "/engines");
  await page.waitForSelector(".engines[data-own=true]");
  await page.fill("input[name=path]", join(folder, "nothing"));
  await page.click("[data-action=add-engine]");
  await page.waitForSelector(".add-engine .problem:has-text('no program')");
  expect(await page.inputValue("input[name=path]")).toBe(join(folder, "nothing"));
  await page.fill("input[name=path]", path);
  await page.click("[data-action=add-engine]:enabled");
  await page.waitForSelector("[data-engine=Guest]");
  await page.click("[data-engine=Guest] summary");
  const set = page.waitForResponse((response) => response.url().includes("/api/engines/") && response.ok());
  await page.fill("[data-engine=Guest] input[type=number]", "33");
  await page.keyboard.press("Tab");
  await set;
  expect(await faults(page)).toEqual([]);
  await page.goBack();
  await page.waitForSelector(".engine-card");
  await page.locator("[data-choice=engine] option:has-text('Guest')").waitFor({ state: "attached" });
  await page.selectOption("[data-choice=engine]", { label: "Guest" });
  await page.click("[data-action=engine-run]");
  // The nodes it tells are what it was set to.
  await page.waitForSelector(".engine-says:has-text('33 ')");
  expect(await page.locator(".engine-says").textContent()).toContain("Guest");
  // The house's looks at the same position beside it, and is taken away again.
  await page.click("[data-action=engine-more]");
  const second = page.locator(".engine-card >> nth=1");
  await second.locator("[data-action=engine-run]").click();
  await second.locator(".engine-says:has-text('Komadai')").waitFor();
  expect(await page.locator(".engine-says >> nth=0").textContent()).toContain("Guest");
  await second.locator("[data-action=engine-less]").click();
  await page.waitForFunction(() => document.querySelectorAll(".engine-card").length === 1);
  // It falls over at the next position, which is said; the house's engine goes on from there.
  await page.locator(".tree [tabindex='0']").focus();
  await page.keyboard.press("ArrowRight");
  await page.waitForSelector(".engine-card[data-stage=failed]");
  expect(await page.locator(".engine-says").textContent()).toBe("The engine ended unexpectedly.");
  await page.selectOption("[data-choice=engine]", "");
  await page.click("[data-action=engine-run]");
  await lines(page, 3);
  await page.goto(`${on.server.url}/engines`);
  await page.click("[data-action=remove-engine]");
  await page.waitForSelector("[data-engine=Guest]", { state: "detached" });
  await leave();
  await rm(folder, { recursive: true });
});

/** Takes a while over its second move. */
const TIMED = `先手：甲
手合割：平手
手数----指手---------消費時間--
   1 ７六歩(77)   ( 0:05/00:00:05)
   2 ３四歩(33)   ( 1:00/00:01:00)
   3 ２六歩(27)   ( 0:10/00:00:15)
`;

const BOOK = `#YANEURAOU-DB2016 1.00
sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1
7g7f 3c3d 40 12 30
2g2f none -15 8 10
`;

it("what each move took stands under the graph, and the owner's engine reviews the game", async () => {
  const folder = await mkdtemp(join(tmpdir(), "komadai-reviewer-"));
  const path = join(folder, "engine");
  const reviewer = GUEST.replace("position*moves*) exit 1;;\n", "")
    .replace('score cp 7 pv 2g2f"', 'score cp 7 pv 2g2f"; echo bestmove 2g2f')
    .replace("name Guest", "name Reviewer");
  await writeFile(path, reviewer, { mode: 0o755 });
  await fetch(`${on.server.url}/api/engines`, {
    method: "POST",
    headers: { origin: on.server.url, "content-type": "application/json" },
    body: JSON.stringify({ path }),
  });
  const { page, leave } = await open(TIMED, { locale: "zh-TW", cards: ["review"], restless: true });
  await page.waitForSelector(".time-bars [data-bars='3']");
  expect(await page.locator(".time-sums small").allTextContents()).toEqual([" 0:15", " 1:00"]);
  await page.selectOption("[data-choice=reviewer]", { label: "Reviewer" });
  await page.click("[data-action=review-start]:enabled");
  await reviewed(page);
  await expect.poll(() => page.locator(".move-review").textContent()).toContain("Reviewer");
  const box = await page.locator(".time-bars > svg").boundingBox();
  if (!box) throw new Error("no bars");
  await page.mouse.click(box.x + (box.width * 2) / 3, box.y + box.height / 2);
  await page.waitForSelector(".study[data-node='2'] .time-bars .here.white");
  await leave();
  await rm(folder, { recursive: true });
});

it("an opening book lies beside the board, the owner's in place of the house's", async () => {
  const folder = await mkdtemp(join(tmpdir(), "komadai-book-"));
  const path = join(folder, "own.db");
  await writeFile(path, BOOK);
  const { page, leave } = await open(OPENING.replace("甲", "丁"), { locale: "ja", restless: true });
  await page.click("[data-action=games]");
  await page.waitForSelector(".book-card[data-known=true]");
  await page.setInputFiles(".book-card input[type=file]", path);
  await page.waitForSelector(".book-card li .line-move[data-usi='2g2f']");
  // The house's book has the same moves and other scores: the owner's is there once its first move is.
  const first = page.locator(".book-card li").first();
  await expect.poll(() => first.textContent()).toBe("▲７六歩+40深さ 12 · 30 回（75 %） · 次は △３四歩");
  expect(await faults(page)).toEqual([]);
  await page.click(".book-card .line-move[data-usi='2g2f']");
  await page.waitForFunction(() => document.querySelectorAll(".tree .row.side").length > 0);
  await page.keyboard.press("Home");
  await page.click("[data-action=book-back]");
  await page.waitForSelector("[data-action=book-back]", { state: "detached" });
  await leave();
  await rm(folder, { recursive: true });
});
