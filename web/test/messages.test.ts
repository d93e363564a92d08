import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../src/i18n/language";

const here = dirname(fileURLToPath(import.meta.url));
const locales = join(here, "../../locales");
const FILES = ["terms", "web", "rules", "problems", "puzzles", "tsume", "lessons", "hasami", "study", "coach", "road"];

/** What a composition may be found to have. */
const FAULTS = [
  ..."side-mate early-mate no-mate pieces-left longer-variation equal-variation detour".split(" "),
  ..."unlimited-promotion unlimited-distance last-move-side-mate".split(" "),
];

/** Families whose members are chosen by a value: prefix, then every value that can follow. */
const FAMILIES: Record<string, readonly string[]> = {
  "reason-": [
    ..."nifu uchifuzume dead-end occupied not-in-hand cannot-promote must-promote".split(" "),
    ..."wrong-movement blocked own-piece leaves-king-in-check malformed".split(" "),
  ],
  "foul-": [
    ..."nifu uchifuzume dead-end occupied not-in-hand cannot-promote must-promote".split(" "),
    ..."wrong-movement blocked own-piece leaves-king-in-check two-moves".split(" "),
  ],
  "end-": [
    ..."checkmate no-moves resign timeout foul repetition perpetual-check impasse".split(" "),
    ..."declaration failed-declaration try move-limit adjourned".split(" "),
  ],
  "handicap-": [
    ..."even lance right-lance two-lances bishop rook rook-lance rook-two-lances two three four".split(" "),
    ..."five five-left six seven seven-left eight nine nine-left ten three-pawns bare-king".split(" "),
  ],
  "offer-": ["impasse", "repetition", "take-back"],
  "confirm-": ["resign", "declare", "impasse", "repetition"].flatMap((what) => [what, `${what}-text`, `${what}-yes`]),
  "face-": ["pawn", "tokin", "standing"],
  "theme-": ["system", "light", "dark"],
  "pieces-": ["one", "two", "international", "beginner"],
  "board-look-": ["wood", "pale", "dark", "green", "paper"],
  "board-size-": ["full", "large", "medium", "small"],
  "coordinates-": ["auto", "japanese", "letters", "digits", "none"],
  "notation-": ["auto", "ja", "zh", "western", "usi"],
  "opening-": [
    ..."yagura bishop-exchange side-pawn double-wing static-rook central-rook fourth-file-rook".split(" "),
    ..."third-file-rook opposing-rook double-ranging-rook".split(" "),
  ],
  "saving-": ["waiting", "failed"],
  "loss-": [
    ..."variations comments marks remarks bookmarks times thousandths headers end no-end".split(" "),
    ..."illegal-move ply moves characters".split(" "),
  ],
  "warning-": [
    ..."unknown-line unknown-handicap board hand unplayable-start no-position unreadable-move".split(" "),
    ..."illegal-move after-end piece-mismatch move-number no-branch time second-bookmark".split(" "),
    ..."too-many-marks too-many-moves no-start unknown-end wrong-side".split(" "),
  ],
  "format-": ["kif", "kifu", "ki2", "ki2u", "csa", "jkf", "usi", "usen", "psn"],
  "style-": ["board", "book"],
  "match-state-": ["running", "paused", "over", "failed"],
  "mark-": ["green", "red", "blue", "yellow"],
  "sort-": "added-desc added-asc date-desc date-asc black-asc white-asc moves-desc moves-asc".split(" "),
  "solve-refuted-": ["captures", "king-moves", "interposes", "counter-check"],
  "solve-why-": ["pawn-drop-mate", "no-checks"],
  "fault-": FAULTS,
  "tsume-fault-": FAULTS,
  "tsume-stop-": ["time", "cancelled", "nodes", "memory"],
  "engine-stage-": ["off", "starting", "waiting", "over", "lost"],
  "engine-fault-": ["not-started", "pipe", "died", "silent", "bad-answer", "bad-command"],
  "view-": ["black", "mover"],
  "graph-": ["chance", "cp"],
  "review-class-": ["forced", "best", "good", "doubtful", "mistake", "blunder"],
  "review-reason-": ["loses-piece", "allows-fork"],
  "replay-": ["fast", "slow"],
  "quiz-": ["best", "good", "played", "bad"],
  "review-": ["castle", "opening", "proverb"],
  "road-ladder-": [..."young-leaf clear-stream red-maple fresh-snow dragon-gate swallow cloud master".split(" ")],
  "road-style-": [
    ..."static-rook climbing-silver yagura right-fourth central-rook fourth-file".split(" "),
    ..."bear-in-the-hole third-file opposing-rook all-round giver".split(" "),
  ],
  "road-name-": roadNames(),
  "road-result-": ["win", "loss", "draw"],
  "road-turn-": ["again", "advanced", "out", "title"],
  "hasami-goal-": ["five", "all-but-one", "row"],
  "hasami-rule-": ["move", "sandwich", "line", "between", "corner"],
  "drill-": ["squares", "castles", "fouls", "mates"],
  "drill-ask-": ["castles", "fouls", "mates"],
  "castle-": castles(),
  "atlas-": ["castles", "openings", "proverbs"],
  "learn-again-": "any check mate capture promote stay drop fork not-this allowed alone".split(" "),
  ...course(),
  "problem-": ["unreachable", "status", "unknown"],
};

/** Who is met on the road. */
function roadNames(): readonly string[] {
  const table = readFileSync(join(here, "../../crates/road/src/opponent.rs"), "utf8");
  return [...table.matchAll(/"([a-z]+)" \d+ [A-Z]\w+,/g)].map(([, id = ""]) => id);
}

/** The castles that the coach knows. */
function castles(): readonly string[] {
  return readFileSync(join(here, "../../crates/coach/data/castles.tsv"), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => (line.split("\t")[0] ?? "").replaceAll("_", "-"));
}

/** What the course says, by its chapters, lessons and steps. */
function course(): Record<string, readonly string[]> {
  const chapters: string[] = [];
  const steps: string[] = [];
  let lesson = "";
  for (const line of readFileSync(join(here, "../../crates/lessons/course.txt"), "utf8").split("\n")) {
    const [word, id = "", task, count] = line.split(" ");
    if (word === "chapter") chapters.push(id);
    if (word === "lesson") lesson = id;
    if (word === "lesson") steps.push(id);
    if (word !== "step") continue;
    steps.push(`${lesson}-${id}`);
    if (task !== "choose") continue;
    const answers = Number(count?.split("/")[1]?.replace(":", ""));
    for (const letter of [..."abcdefgh"].slice(0, answers)) steps.push(`${lesson}-${id}-${letter}`);
    steps.push(`${lesson}-${id}-why`);
  }
  return { "chapter-": chapters, "lesson-": steps };
}

function texts(language: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of FILES) {
    const path = join(locales, language, `${file}.ftl`);
    if (statSync(path, { throwIfNoEntry: false })) found.set(file, readFileSync(path, "utf8"));
  }
  return found;
}

/** Each message's id with the variables its pattern names. */
function messages(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const block of text.split(/^(?=[a-z][a-z0-9-]* =)/m)) {
    const id = /^([a-z][a-z0-9-]*) =/.exec(block)?.[1];
    if (!id) continue;
    const names = [...block.matchAll(/\{ *\$(\w+)/g)].map(([, name = ""]) => name);
    found.set(id, [...new Set(names)].sort());
  }
  return found;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === "wire" ? [] : sources(path);
    return /(?<!\.test)\.tsx?$/.test(entry.name) ? [readFileSync(path, "utf8")] : [];
  });
}

const code = sources(join(here, "../src")).join("\n");
const literals = new Set([...code.matchAll(/"([a-z][a-z0-9]*(?:-[a-z0-9]+)*)"/g)].map(([, text = ""]) => text));
const asked = new Set([...code.matchAll(/\bt\(\s*"([^"]+)"/g)].map(([, id = ""]) => id));
for (const [prefix, members] of Object.entries(FAMILIES)) for (const member of members) asked.add(prefix + member);

const english = texts("en");
const all = new Map([...english.values()].flatMap((text) => [...messages(text)]));

describe("messages", () => {
  it.each(LANGUAGES)("%s can be read without faults", (language) => {
    for (const [file, text] of texts(language)) {
      const bundle = new FluentBundle(language, { useIsolating: false });
      expect(bundle.addResource(new FluentResource(text)), file).toEqual([]);
      const ids = [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, id]) => id);
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        `${file}: twice`,
      ).toEqual([]);
      for (const id of ids) expect(bundle.hasMessage(id ?? ""), `${file}: ${id} cannot be read`).toBe(true);
    }
  });

  it.each(LANGUAGES)("%s has the messages of English with the same variables", (language) => {
    const there = texts(language);
    for (const [file, text] of english) {
      const mine = messages(there.get(file) ?? "");
      const theirs = messages(text);
      expect([...mine.keys()].sort(), file).toEqual([...theirs.keys()].sort());
      if (file !== "web") continue;
      for (const [id, names] of theirs) {
        // A language may do without a variable it has no use for, but not ask for one that is not given.
        expect(
          names.filter((name) => mine.get(id)?.includes(name)),
          id,
        ).toEqual(mine.get(id));
      }
    }
  });

  it.each(LANGUAGES)("%s names no message that it lacks", (language) => {
    const text = [...texts(language).values()].join("\n");
    const ids = messages(text);
    const named = [...text.matchAll(/\{ *([a-z][a-z0-9-]*) *\}/g)].map(([, id = ""]) => id);
    expect([...new Set(named)].filter((id) => !ids.has(id))).toEqual([]);
  });

  it("are there for every key the code asks for", () => {
    const missing = [...asked].filter((id) => !all.has(id));
    expect(missing).toEqual([]);
  });

  it.each(["web", "puzzles", "lessons", "hasami", "study", "road"])("of %s.ftl are all used", (file) => {
    const unused = [...messages(english.get(file) ?? "").keys()].filter((id) => !literals.has(id) && !asked.has(id));
    expect(unused).toEqual([]);
  });

  it("knows every family that the code forms keys of", () => {
    const prefixes = [...code.matchAll(/family\(\s*"([^"]+)"/g)].map(([, prefix = ""]) => prefix);
    expect([...new Set(prefixes)].filter((prefix) => !(prefix in FAMILIES))).toEqual([]);
  });
});
