import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Finding {
  id: string;
  where: string[];
}

/** What keeps a page from WCAG 2.1 AA. */
export async function faults(page: Page): Promise<Finding[]> {
  await page.evaluate(axe);
  // Colours on their way from disabled to enabled are no colours of the page.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((motion) => motion.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((motion) => motion.finished),
    ),
  );
  return page.evaluate(async () => {
    const run = (window as unknown as { axe: { run: (options: object) => Promise<{ violations: never[] }> } }).axe.run;
    const found = await run({ runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"] });
    return found.violations.map(({ id, nodes }: { id: string; nodes: { html: string; failureSummary: string }[] }) => ({
      id,
      where: nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary.slice(0, 200)}`),
    }));
  });
}
