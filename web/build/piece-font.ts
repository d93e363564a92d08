import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

/** Every character drawn in the Mincho face: pieces, coordinates, the words of a move, the brand. */
export const GLYPHS = [
  "王玉飛角金銀桂香歩",
  "龍竜馬全圭杏と成",
  "将車行兵",
  "一二三四五六七八九十",
  "同不打右左上直引寄",
  "0123456789０１２３４５６７８９",
  "駒台Komadai",
].join("");

const SOURCE = "@fontsource/shippori-mincho/files/shippori-mincho-japanese-600-normal.woff2";

/** Cuts the face down to {@link GLYPHS} and leaves it where the stylesheet looks for it. */
export function pieceFont(root: string): Plugin {
  const target = join(root, ".cache/pieces.woff2");
  return {
    name: "piece-font",
    async buildStart() {
      const source = createRequire(join(root, "package.json")).resolve(SOURCE);
      const noted = join(root, ".cache/pieces.txt");
      const want = `${source}\n${(await stat(source)).size}\n${GLYPHS}\n`;
      const have = await readFile(noted, "utf8").catch(() => "");
      const made = await stat(target).catch(() => null);
      if (have === want && made) return;
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, await subsetFont(await readFile(source), GLYPHS, { targetFormat: "woff2" }));
      await writeFile(noted, want);
    },
  };
}
