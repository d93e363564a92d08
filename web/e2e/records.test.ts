import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, it } from "vitest";
import { byMouse } from "./hands";
import { stage } from "./stage";
import { NOTHING_THERE, visit } from "./visit";

const on = stage();

const CLIPBOARD: BrowserContextOptions = { permissions: ["clipboard-read", "clipboard-write"] };

const BRANCHED = `手合割：平手
先手：甲
後手：乙
手数----指手---------消費時間--
   1 ７六歩(77)   ( 0:05/00:00:05)
   2 ３四歩(33)   ( 0:07/00:00:07)
*本譜の注釈
   3 ２六歩(27)   ( 0:03/00:00:08)
   4 投了

変化：2手
   2 ８四歩(83)
   3 ７八銀(79)
   4 ３四歩(33)

変化：3手
   3 ２六歩(27)
`;

/** A KIF in Shift_JIS with CR LF: 渡辺 明 against 斎藤慎太郎, with a comment on the first move. */
const SHIFT_JIS =
  "IyBLSUaMYI6uivuViIN0g0CDQ4OLDQqKSo5uk/qOnoFGMjAyMS8wNS8wMyAwOTowMA0KivuQ7YFGkeY3OYr6lryQbJDtDQqO6I2H" +
  "ioSBRpW9jugNCpDmjuiBRpNuldOBQJa+DQqM447ogUaN1pOhkFSRvphZDQqO6JCULS0tLY53jugtLS0tLS0tLS2PwZTvjp6K1C0t" +
  "DQogICAxIIJWmFqV4Cg3NykgICAoIDA6MDUvMDA6MDA6MDUpDQoql46Cv5KFgqKCvY9vgr6CtQ0KICAgMiCCUo5sleAoMzMpICAg" +
  "KCAwOjA3LzAwOjAwOjA3KQ0KICAgMyCCUZhaleAoMjcpICAgKCAwOjAzLzAwOjAwOjA4KQ0KICAgNCCTipe5DQo=";

/** A short game of two players. */
const kif = (black: string, white: string, more = ""): string =>
  `先手：${black}\n後手：${white}\n${more}手合割：平手\n手数----指手---------消費時間--\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 投了\n`;

/** Pastes a text anywhere on the page, as Ctrl+V does. */
async function paste(page: Page, text: string): Promise<void> {
  await page.waitForSelector("#main");
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await page.locator("h1").first().waitFor({ state: "attached" });
  await page.keyboard.press("Control+v");
}

/** Drops files anywhere on the page. */
async function drop(page: Page, files: readonly { name: string; base64: string }[]): Promise<void> {
  await page.waitForSelector("#main");
  const data = await page.evaluateHandle((list) => {
    const transfer = new DataTransfer();
    for (const { name, base64 } of list) {
      transfer.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name));
    }
    return transfer;
  }, files);
  for (const type of ["dragenter", "dragover", "drop"]) await page.dispatchEvent("body", type, { dataTransfer: data });
}

const base64 = (text: string): string => Buffer.from(text, "utf8").toString("base64");

/** The bytes of what a click downloads. */
async function downloaded(page: Page, selector: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent("download"), page.click(selector)]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return { name: download.suggestedFilename(), bytes: Buffer.concat(chunks) };
}

/** Waits until a record is shown. */
const opened = (page: Page) => page.waitForSelector(".study[data-node]");

const saved = (page: Page) => page.waitForSelector(".study[data-saving=saved]");

/** The rows of the tree: how far each is set in, and its move. */
const rows = (page: Page): Promise<string[]> =>
  page.locator(".tree .row").evaluateAll((all) =>
    all.map((row) => {
      const level = Number((row as HTMLElement).style.getPropertyValue("--level"));
      const text = row.querySelector(".row-words")?.textContent ?? "";
      return `${"·".repeat(level)}${row.querySelector("i")?.textContent ?? ""}${text}`;
    }),
  );

/** The move now looked at. */
const current = (page: Page): Promise<string | null> => page.locator(".tree [aria-current] .row-words").textContent();

it("a pasted KIF with variations opens as a tree that is walked by keys", async () => {
  const { page, leave } = await visit(on.browser, `${on.server.url}/records`, { ...CLIPBOARD, locale: "ja" });
  await paste(page, BRANCHED);
  await opened(page);
  expect(await rows(page)).toEqual([
    "開始局面",
    "1７六歩",
    "2３四歩",
    "·2８四歩",
    "·3７八銀",
    "··3２六歩",
    "·4３四歩",
    "3２六歩",
    "投了",
  ]);
  expect(await page.locator(".who.me b").textContent()).toBe("甲");
  await page.keyboard.press("End");
  expect(await current(page)).toBe("投了");
  expect(await page.locator(".status").textContent()).toContain("先手勝ち");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  expect(await current(page)).toBe("３四歩");
  expect(await page.inputValue(".comment-card textarea")).toBe("本譜の注釈");
  await page.keyboard.press("ArrowDown");
  expect(await current(page)).toBe("８四歩");
  expect(await page.locator("#cell-8d").getAttribute("data-piece")).toBe("p");
  // Back and forth again stays in the variation.
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowRight");
  expect(await current(page)).toBe("８四歩");
  await page.keyboard.press("End");
  expect(await current(page)).toBe("３四歩");
  await page.locator(".fold").first().click();
  expect(await rows(page)).toEqual(["開始局面", "1７六歩", "2３四歩", "·2８四歩", "3２六歩", "投了"]);
  // The move looked at was folded away: what stands for it is shown.
  expect(await current(page)).toBe("８四歩");
  // The address names the move, and a reload comes back to it.
  const looked = await page.locator(".tree [aria-current]").getAttribute("data-node");
  await page.waitForURL((url) => url.searchParams.get("node") === looked);
  await page.reload();
  await opened(page);
  expect(await current(page)).toBe("８四歩");
  await leave();
});

it("a dropped Shift_JIS file is read, and saved as Shift_JIS again", async () => {
  const { page, leave } = await visit(on.browser, on.server.url);
  await drop(page, [{ name: "名人戦.kif", base64: SHIFT_JIS }]);
  await opened(page);
  expect(await page.locator(".who.me b").textContent()).toBe("渡辺　明");
  expect(await page.locator(".who.opp b").textContent()).toBe("斎藤慎太郎");
  await page.click("[data-action=save]");
  await page.waitForSelector("[data-losses='0']");
  const { name, bytes } = await downloaded(page, "[data-action=download]");
  expect(name).toMatch(/\.kif$/);
  const text = new TextDecoder("shift_jis", { fatal: true }).decode(bytes);
  expect(text).toContain("先手：渡辺　明");
  expect(text).toContain("*落ち着いた出だし");
  expect(bytes.includes(Buffer.from([0x8e, 0xe8, 0x90, 0x94]))).toBe(true);
  // What a format cannot hold is said before.
  await page.click(".chip:has-text('.usen')");
  await page.waitForFunction(() => Number(document.querySelector<HTMLElement>("[data-losses]")?.dataset.losses) > 0);
  expect(await page.locator(".losses").textContent()).toMatch(/comments/);
  // The position as pictures, and the game as one that moves.
  for (const [kind, start] of [
    ["svg", "<svg"],
    ["png", "\x89PNG"],
    ["gif", "GIF89a"],
  ] as const) {
    const picture = await downloaded(page, `[data-action=picture-${kind}]`);
    expect(picture.name).toMatch(new RegExp(`\\.${kind}$`));
    expect(picture.bytes.toString("latin1").trimStart().startsWith(start), kind).toBe(true);
  }
  await page.keyboard.press("Escape");
  // The same file once more is the record that is there.
  const before = page.url().replace(/\?.*/, "");
  await page.click("nav a[href='/records']");
  await drop(page, [{ name: "again.kif", base64: SHIFT_JIS }]);
  await page.waitForURL(before);
  await leave();
});

it("comments, bookmarks and headers are kept", async () => {
  const { page, leave } = await visit(on.browser, `${on.server.url}/records`, CLIPBOARD);
  await paste(page, kif("edited", "other"));
  await opened(page);
  await page.keyboard.press("ArrowRight");
  await page.fill(".comment-card textarea", "a calm move\nwith two lines");
  await page.keyboard.press("Tab");
  await saved(page);
  await page.click("[data-action=bookmark]");
  await page.fill(".comment-card input", "first");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".row-mark");
  // Words not sent yet are sent as the page is left.
  await page.click(".tree [data-node='0']");
  await page.fill(".comment-card textarea", "at the start");
  await page.click("[data-action=more]");
  await page.click("[data-action=headers]");
  await page.fill("dialog input[name=棋戦]", "A friendly game");
  await page.fill("dialog input[name=後手]", "renamed");
  await page.click("[data-action=save-headers]");
  await page.waitForFunction(() => document.querySelector(".who.opp b")?.textContent === "renamed");
  await saved(page);
  await page.reload();
  await opened(page);
  expect(await page.inputValue(".comment-card textarea")).toBe("at the start");
  expect(await page.title()).toContain("A friendly game");
  await page.keyboard.press("ArrowRight");
  expect(await page.inputValue(".comment-card textarea")).toBe("a calm move\nwith two lines");
  expect(await page.locator(".row-mark").textContent()).toBe("first");
  await leave();
});

it("a line being typed outlives what arrives meanwhile", async () => {
  const { page, leave } = await visit(on.browser, `${on.server.url}/records`, CLIPBOARD);
  await paste(page, kif("typed", "slowly"));
  await opened(page);
  // The comment is answered only when the bookmark has been typed.
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/edits*", async (route) => {
    if (route.request().postData()?.includes('"comment"')) await held;
    await route.continue();
  });
  await page.fill(".comment-card textarea", "a word");
  const answered = page.waitForResponse((response) => response.url().includes("/edits"));
  await page.click("[data-action=bookmark]");
  await page.fill(".comment-card input", "half");
  answer();
  await answered;
  await saved(page);
  await page.press(".comment-card input", "End");
  await page.keyboard.type(" and whole");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator(".row-mark").textContent()).toBe("half and whole");

  await page.click("nav a[href='/records']");
  await page.fill("input[name=q]", "typed ");
  await page.waitForURL(/q=typed/);
  await page.keyboard.type("slowly");
  expect(await page.inputValue("input[name=q]")).toBe("typed slowly");
  await page.fill("input[name=player]", "slowly");
  await page.waitForURL((url) => url.searchParams.get("q") === "typed slowly" && url.searchParams.has("player"));
  await leave();
});

it("moves on the board and typed lines become variations, which are promoted, undone and deleted", async () => {
  const { page, leave } = await visit(on.browser, `${on.server.url}/records`, {
    locale: "ja",
    // Rows of the tree make room for others when the server has answered.
    restless: true,
  });
  await page.click("[data-action=new-record]:enabled");
  await page.click("[data-action=create-record]");
  await opened(page);
  await page.waitForSelector("#cell-7g[data-piece=P]");
  await page.fill(".typed input", "▲2六歩 △3四歩 ▲7六歩 △8八角成 ▲同銀 △2二銀 ▲5八金右");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelectorAll(".tree .row").length === 8);
  expect((await rows(page)).at(-1)).toBe("7５八金右");
  await page.waitForSelector("#cell-5h[data-piece=G]", { state: "attached" });

  // Another third move, by mouse; the promotion is asked for.
  await page.click(".tree .row:nth-child(4) [data-node]");
  expect(await current(page)).toBe("７六歩");
  await page.waitForSelector(".table[data-mover=white]");
  const hands = byMouse(page);
  await hands.square("2b");
  await page.waitForSelector("[data-dest]", { state: "attached" });
  await hands.square("8h");
  await page.waitForSelector(".promotion");
  await page.keyboard.press("=");
  await page.waitForFunction(() => document.querySelectorAll(".tree .row").length === 9);
  await expect.poll(() => current(page)).toMatch(/８八角/);
  await page.waitForSelector("#cell-8h[data-piece=b]", { state: "attached" });
  expect((await rows(page))[5]).toMatch(/^·4８八角/);

  // An illegal try is explained and changes nothing.
  await page.waitForSelector(".table[data-mover=black]");
  await hands.square("5g");
  await hands.square("5e");
  await page.waitForSelector(".notice.warning");
  expect(await page.locator(".tree .row").count()).toBe(9);

  await page.keyboard.press("p");
  await page.waitForFunction(() => document.querySelector(".tree .row:nth-child(5)")?.textContent?.includes("不成"));
  expect((await rows(page))[5]).toMatch(/^·4８八角成/);
  await page.keyboard.press("Control+z");
  await page.waitForFunction(() => document.querySelector(".tree .row:nth-child(6)")?.textContent?.includes("不成"));
  await page.keyboard.press("Control+z");
  await page.waitForFunction(() => document.querySelectorAll(".tree .row").length === 8);
  await page.keyboard.press("Control+y");
  await page.waitForFunction(() => document.querySelectorAll(".tree .row").length === 9);
  await page.keyboard.press("Delete");
  await page.waitForFunction(() => document.querySelectorAll(".tree .row").length === 8);

  // The line is ended by hand.
  await page.keyboard.press("End");
  await page.click("[data-action=more]");
  await page.click("[data-action=end]");
  await page.selectOption("dialog select", "resign");
  await page.click("[data-action=save-end]");
  await page.waitForFunction(() => document.querySelectorAll(".tree .row").length === 9);
  await expect.poll(() => page.locator(".status").textContent()).toContain("投了");
  await leave();
});

it("positions and records are copied", async () => {
  const { page, leave } = await visit(on.browser, `${on.server.url}/records`, CLIPBOARD);
  await paste(page, kif("copied", "too"));
  await opened(page);
  await page.keyboard.press("ArrowRight");
  const copy = async (what: string): Promise<string> => {
    await page.evaluate(() => navigator.clipboard.writeText(""));
    await page.click("[data-action=copy]");
    await page.click(`[data-action=copy-${what}]`);
    const held = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(held).not.toBe("");
    return held();
  };
  expect(await copy("sfen")).toBe("lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2");
  expect(await copy("bod")).toContain("後手の持駒");
  expect(await copy("usi")).toContain("7g7f 3c3d");
  expect(await copy("kifu")).toContain("７六歩(77)");
  await page.click("[data-action=copy]");
  await page.click("[data-action=copy-picture]");
  const types = () => page.evaluate(async () => (await navigator.clipboard.read()).flatMap((item) => item.types));
  await expect.poll(types, { timeout: 30_000 }).toContain("image/png");
  await leave();
});

it("the library is searched by player and by position", async () => {
  const { page, leave } = await visit(on.browser, `${on.server.url}/records`, { ...CLIPBOARD, restless: true });
  const files = [
    { name: "one.kifu", base64: base64(kif("Tanaka Ichiro", "Suzuki")) },
    {
      name: "two.kifu",
      base64: base64("先手：Sato\n後手：Tanaka Jiro\n   1 ２六歩(27)\n   2 ３四歩(33)\n   3 ７六歩(77)\n"),
    },
    { name: "three.kifu", base64: base64(kif("Nobody", "Else").replace("７六歩(77)", "５六歩(57)")) },
    { name: "again.kifu", base64: base64(kif("Tanaka Ichiro", "Suzuki")) },
    { name: "renamed.kifu", base64: base64(kif("Somebody", "Renamed")) },
    { name: "broken.kifu", base64: base64("\u0000\u0001 nothing here") },
  ];
  await drop(page, files);
  await page.waitForSelector(".import[data-running=false]");
  expect(await page.locator(".import [role=status]").textContent()).toMatch(/6 of 6 files · 4 new, 1 already/);
  expect(await page.locator(".import summary").textContent()).toMatch(/One file/);
  await page.fill("input[name=player]", "tanaka");
  await page.waitForFunction(() => document.querySelectorAll(".record-row").length === 2);
  await page.waitForURL((url) => url.searchParams.get("player") === "tanaka");
  expect(await page.locator(".record-row .player").allTextContents()).toContain("Tanaka Jiro");
  const players = () => page.locator(".record-row .player:first-child").allTextContents();
  await page.selectOption(".sort select", "black_asc");
  await expect.poll(players).toEqual(["Sato", "Tanaka Ichiro"]);
  await page.locator(".sort select").focus();
  await page.keyboard.press("End");
  await expect.poll(players).toEqual(["Tanaka Ichiro", "Sato"]);
  await page.waitForURL((url) => url.searchParams.get("sort") === "moves_asc");
  await page.selectOption(".sort select", "added_desc");
  await page.waitForURL((url) => !url.searchParams.has("sort"));
  await page.fill("input[name=player]", "");
  await page.click(".filters summary");
  await page.fill("input[name=min_moves]", "3");
  await page.waitForFunction(
    () => ![...document.querySelectorAll(".record-row")].some((row) => row.textContent?.includes("Nobody")),
  );

  await page.goto(`${on.server.url}/records?q=Sato`);
  await page.click(".record-row");
  await opened(page);
  await page.keyboard.press("End");
  await page.fill(".typed input", "8c8d");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelectorAll(".tree .row").length === 5);
  await page.click(".tree .row:nth-child(4) [data-node]");
  await page.click("[data-action=more]");
  await page.click("[data-action=position]");
  await page.waitForSelector(".position-card");
  await page.waitForSelector(".record-row:has-text('Sato')");
  await page.waitForSelector(".record-row:has-text('Nobody')", { state: "detached" });
  // The record opens at the position that was looked for.
  await page.click(".record-row:has-text('Sato')");
  await opened(page);
  expect(await page.locator(".step-count").textContent()).toMatch(/^3 /);

  // One game under two names is found, and one of the two is taken out.
  await page.goto(`${on.server.url}/records?duplicates`);
  const doubles = page.locator(".duplicate-row:has-text('Tanaka Ichiro')");
  await doubles.first().waitFor();
  expect(await page.locator(".duplicate .duplicate-row").count()).toBeGreaterThan(1);
  await doubles.first().getByRole("button").click();
  await doubles.first().waitFor({ state: "detached" });
  await leave();
});

it("what a record says is never markup", async () => {
  const evil = "<img src=x onerror=document.title='broken'><script>document.title='broken'</script>";
  const text = kif(evil, evil, `棋戦：${evil}\n備考：${evil}\n`).replace("   2", `*${evil}\n&${evil}\n   2`);
  const { page, leave } = await visit(on.browser, `${on.server.url}/records`, CLIPBOARD);
  await paste(page, text);
  await opened(page);
  await page.keyboard.press("ArrowRight");
  expect(await page.locator(".who.me b").textContent()).toBe(evil);
  expect(await page.inputValue(".comment-card textarea")).toBe(evil);
  await page.click("[data-action=more]");
  await page.click("[data-action=headers]");
  expect(await page.inputValue("dialog input[name=備考]")).toBe(evil);
  await page.keyboard.press("Escape");
  await page.click("nav a[href='/records']");
  await page.waitForSelector(".record-row");
  expect(await page.locator("main img, main script").count()).toBe(0);
  expect(await page.title()).not.toContain("broken");
  await leave();
});

it("what is no record says so, with its place", async () => {
  const { page, errors, leave } = await visit(on.browser, `${on.server.url}/records`, {
    ...CLIPBOARD,
    expected: NOTHING_THERE,
  });
  await page.waitForSelector(".library");
  await paste(page, "just some words");
  await page.waitForSelector(".notice.warning");
  expect(await page.locator(".notice.warning").textContent()).toMatch(/expected a record.*line 1/);
  await drop(page, [{ name: "game.kif", base64: Buffer.from("\x89PNG\r\n\x1a\n\0\0", "latin1").toString("base64") }]);
  await page.waitForSelector(".notice.warning:has-text('PNG')");
  // To be told so is an answer: nothing of it stands in the console.
  expect(errors).toEqual([]);
  await page.goto(`${on.server.url}/record/nosuchrecord`);
  await page.waitForSelector(".plain h1");
  expect(await page.locator(".plain").textContent()).toContain("no such record");
  await leave();
});
