import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { expect, it } from "vitest";

const LIMIT_KB = 90;
const root = join(dirname(fileURLToPath(import.meta.url)), "..");

it(`the play page needs at most ${LIMIT_KB} kB of JavaScript, messages included`, async () => {
  const outDir = await mkdtemp(join(tmpdir(), "komadai-web-"));
  try {
    await build({ root, logLevel: "error", build: { outDir, emptyOutDir: true } });
    const page = readFileSync(join(outDir, "index.html"), "utf8");
    const size = (path: string): number => gzipSync(readFileSync(join(outDir, path))).length;
    const scripts = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, path = ""]) => path);
    expect(scripts.length).toBeGreaterThan(0);
    // One language's files: of each kind, the largest.
    const largest = new Map<string, number>();
    for (const file of readdirSync(join(outDir, "assets"))) {
      const kind = /^(terms|web|rules|problems)-/.exec(file)?.[1];
      if (kind) largest.set(kind, Math.max(largest.get(kind) ?? 0, size(`assets/${file}`)));
    }
    expect(largest.size).toBeGreaterThanOrEqual(3);
    const bytes = scripts.reduce((sum, path) => sum + size(path), 0) + [...largest.values()].reduce((a, b) => a + b, 0);
    expect(bytes / 1000).toBeLessThanOrEqual(LIMIT_KB);
  } finally {
    await rm(outDir, { recursive: true });
  }
}, 60_000);
