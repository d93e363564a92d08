import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../src/i18n/language";
import { faults } from "./axe";
import { stage } from "./stage";
import { PHONE, visit } from "./visit";

const on = stage();

describe("what the server does", () => {
  it.each(LANGUAGES)("stands on a page, in %s", async (language) => {
    const { page, leave } = await visit(on.browser, `${on.server.url}/settings`, { ...PHONE, locale: language });
    await page.click("a[href='/metrics']");
    await page.waitForSelector(".metrics[data-known=true]");
    const figure = (key: string) => page.textContent(`[data-figure=${key}] dd`);
    expect(await figure("metrics-queue")).toBe("0");
    expect(await figure("metrics-running")).toMatch(/^0 \/ \d+$/);
    expect(await faults(page)).toEqual([]);
    await leave();
  });
});
