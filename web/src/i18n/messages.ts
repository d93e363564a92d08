import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { type Language, pickLanguage } from "./language";

const FILES = import.meta.glob<string>("../../../locales/*/{terms,web,rules,problems}.ftl", {
  query: "?raw",
  import: "default",
});

type Files = Record<string, () => Promise<string>>;

/** What only some pages say, by area; fetched with them. */
const LATER = {
  puzzles: import.meta.glob<string>("../../../locales/*/{puzzles,tsume}.ftl", { query: "?raw", import: "default" }),
  hasami: import.meta.glob<string>("../../../locales/*/hasami.ftl", { query: "?raw", import: "default" }),
  lessons: import.meta.glob<string>("../../../locales/*/lessons.ftl", { query: "?raw", import: "default" }),
  road: import.meta.glob<string>("../../../locales/*/road.ftl", { query: "?raw", import: "default" }),
  study: import.meta.glob<string>("../../../locales/*/study.ftl", { query: "?raw", import: "default" }),
  coach: import.meta.glob<string>("../../../locales/*/coach.ftl", { query: "?raw", import: "default" }),
} satisfies Record<string, Files>;
export type Area = keyof typeof LATER;
const areas = new Set<Area>();

interface Loaded {
  language: Language;
  bundle: FluentBundle;
}

const loaded = signal<Loaded | null>(null);

/** The language now shown. */
export function language(): Language {
  return loaded.value?.language ?? "en";
}

/** The language asked for last; it may still be on its way. */
let wanted: Language = "en";
/** What is fetched is shown in the order in which it was asked for. */
let speaking: Promise<void> = Promise.resolve();

/** Fetches a language's messages and shows them. */
export function speak(next: Language): Promise<void> {
  wanted = next;
  const done = speaking.then(() => fetchWords(next));
  speaking = done.catch(() => {});
  return done;
}

async function fetchWords(next: Language): Promise<void> {
  const bundle = new FluentBundle(next, { useIsolating: false });
  const files: Files = Object.assign({}, FILES, ...[...areas].map((area) => LATER[area]));
  const paths = Object.keys(files).filter((path) => path.includes(`/${next}/`));
  const texts = await Promise.all(paths.map((path) => files[path]?.() ?? ""));
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  loaded.value = { language: next, bundle };
  document.documentElement.lang = next;
}

/** Fetches the words of an area as well, now and in every language to come. */
export function speakOf(area: Area): Promise<void> {
  if (areas.has(area)) return speaking;
  areas.add(area);
  return speak(wanted);
}

export function browserLanguage(): Language {
  return pickLanguage(navigator.languages);
}

/** Words of the glossary stand alone on a page, so that they begin with a capital where the script has them. */
const LABELS = /^(term|handicap|grade|end|foul|side)-/;

export type Args = Record<string, FluentVariable>;

/** Whether the current language has such a message. */
export function has(id: string): boolean {
  return loaded.value?.bundle.hasMessage(id) ?? false;
}

/** A message in the current language. An unknown one shows its id, so that it is seen and mended. */
export function t(id: string, args?: Args): string {
  const bundle = loaded.value?.bundle;
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return id;
  const text = bundle.formatPattern(pattern, args ?? null, []);
  return LABELS.test(id) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** A message of a family: `family("end-", "no_moves")` is `end-no-moves`. */
export function family(prefix: string, key: string, args?: Args): string {
  return t(prefix + key.replaceAll("_", "-"), args);
}
