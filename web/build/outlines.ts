import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Blob, Face, Font } from "harfbuzzjs";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { GLYPHS } from "./piece-font.ts";

const MINCHO = "@fontsource/shippori-mincho/LICENSE";
const SIMPLIFIED = "@fontsource-variable/noto-serif-sc/LICENSE";
/** The weight of both faces. */
const WEIGHT = 600;

/** Characters of Chinese moves, which the Japanese face draws otherwise or not at all. */
const CHINESE_MOVES = "王玉飞角金银桂香步龙馬马成一二三四五六七八九同不打右左上直引寄";

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join("");

/** What names are often written in: Latin letters, kana, and the marks between them. */
const LETTERS = [
  range(0x20, 0x7e),
  range(0xc0, 0xff),
  range(0x3041, 0x3096),
  range(0x30a1, 0x30fc),
  "。、「」『』（）【】〔〕：；！？，…—–―・〓　～級段無",
].join("");

/** The words that stand in diagrams: their own, the sides', and the ways to end. */
async function words(root: string, tag: string): Promise<string> {
  const folder = join(root, "../locales", tag);
  const lines = async (name: string) => (await readFile(join(folder, name), "utf8")).split("\n");
  const all = await Promise.all(["diagram.ftl", "rules.ftl", "cli.ftl"].map(lines));
  return all
    .flat()
    .filter((line) => /^(diagram|side|end|record-end)-/.test(line))
    .join("");
}

/** A path of whole numbers, each relative to the one before, y downwards. */
function relative(path: string): string {
  let at: [number, number] = [0, 0];
  let text = "";
  for (const [, command = "", numbers = ""] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const values = (numbers.match(/-?[\d.]+/g) ?? []).map((number) => Math.round(Number(number)));
    const from = at;
    const steps: number[] = [];
    for (let index = 0; index + 1 < values.length; index += 2) {
      at = [values[index] ?? 0, -(values[index + 1] ?? 0)];
      steps.push(at[0] - from[0], at[1] - from[1]);
    }
    text += command.toLowerCase() + steps.map((n, index) => (index > 0 && n >= 0 ? ` ${n}` : `${n}`)).join("");
  }
  return text;
}

type Glyphs = Map<string, string>;

/** Adds the outlines of those characters that a face has. */
async function draw(file: string, characters: readonly string[], variable: boolean, found: Glyphs): Promise<void> {
  const options = { targetFormat: "truetype", ...(variable ? { variationAxes: { wght: WEIGHT } } : {}) } as const;
  const data = await subsetFont(await readFile(file), characters.join(""), options);
  const face = new Face(new Blob(new Uint8Array(data)), 0);
  const font = new Font(face);
  for (const character of characters) {
    const glyph = font.nominalGlyph(character.codePointAt(0) ?? 0);
    if (!glyph || found.has(character)) continue;
    const scale = 1000 / face.upem;
    if (scale !== 1) throw new Error(`${file} has ${face.upem} units an em, not 1000`);
    found.set(character, `${font.glyphHAdvance(glyph)} ${relative(font.glyphToPath(glyph))}`);
  }
}

/** Adds characters of the simplified face, which comes in slices that each cover some of them. */
async function drawSlices(folder: string, characters: readonly string[], found: Glyphs): Promise<void> {
  const ranges: Record<string, string> = JSON.parse(await readFile(join(folder, "unicode.json"), "utf8"));
  const covers = (list: string, code: number) =>
    list.split(",").some((part) => {
      const [first = "", last = first] = part.trim().replace("U+", "").split("-");
      return Number.parseInt(first, 16) <= code && code <= Number.parseInt(last, 16);
    });
  for (const [slice, list] of Object.entries(ranges)) {
    const here = characters.filter((character) => covers(list, character.codePointAt(0) ?? 0));
    if (here.length === 0) continue;
    const name = slice.replace(/[[\]]/g, "");
    await draw(join(folder, "files", `noto-serif-sc-${name}-wght-normal.woff2`), here, true, found);
  }
}

function section(name: string, glyphs: Glyphs): string {
  const lines = [...glyphs].map(([character, outline]) => `${character}\t${outline.replace(" ", "\t")}`);
  return `= ${name}\n${lines.sort().join("\n")}\n`;
}

/**
 * Writes the outlines of every character that diagrams draw themselves, with the licences of the faces, to
 * `.cache/outlines.txt`, from where the build script takes them.
 */
export function outlines(root: string): Plugin {
  const target = join(root, ".cache/outlines.txt");
  return {
    name: "outlines",
    async buildStart() {
      const require = createRequire(join(root, "package.json"));
      const [mincho, simplified] = [MINCHO, SIMPLIFIED].map((name) => dirname(require.resolve(name)));
      if (!mincho || !simplified) return;
      const tags = (await readdir(join(root, "../locales"))).sort();
      const said = (await Promise.all(tags.map((tag) => words(root, tag)))).join("");
      const unique = (text: string) => [...new Set(text)].filter((c) => c >= " ").sort();
      const all = unique(`${GLYPHS}${CHINESE_MOVES}${LETTERS}${said}`);
      const chinese = unique(CHINESE_MOVES + (await words(root, "zh-Hans"))).filter((c) => c >= "\u3400");
      const script = await readFile(join(root, "build/outlines.ts"), "utf8");
      const want = [mincho, simplified, all.join(""), chinese.join(""), script].join("\n");
      const noted = join(root, ".cache/outlines-of.txt");
      const have = await readFile(noted, "utf8").catch(() => "");
      if (have === want && (await stat(target).catch(() => null))) return;

      const first: Glyphs = new Map();
      const file = `files/shippori-mincho-japanese-${WEIGHT}-normal.woff2`;
      await draw(join(mincho, file), all, false, first);
      const second: Glyphs = new Map();
      const missing = all.filter((character) => character >= "\u3400" && !first.has(character));
      await drawSlices(simplified, unique([...chinese, ...missing].join("")), second);
      const licence = async (folder: string) =>
        (await readFile(join(folder, "LICENSE"), "utf8")).trimEnd().replace(/^/gm, "# ").replace(/ +$/gm, "");
      await mkdir(dirname(target), { recursive: true });
      const head = [
        "# Outlines of characters, 1000 units an em, y downwards from the base line.",
        "#\n# mincho: from Shippori Mincho",
        await licence(mincho),
        "#\n# simplified: from Noto Serif SC",
        await licence(simplified),
      ];
      const body = section("mincho", first) + section("simplified", second);
      await writeFile(target, `${head.join("\n")}\n${body}`);
      await writeFile(noted, want);
    },
  };
}
