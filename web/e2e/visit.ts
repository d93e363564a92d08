import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { expect } from "vitest";
import type { NewGame } from "../src/wire/NewGame";

const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // A visitor from elsewhere: the same machine under a name that is not its own.
  "--host-resolver-rules=MAP friend.test 127.0.0.1",
];

export const launch = (): Promise<Browser> => chromium.launch({ executablePath: CHROMIUM, args: FLAGS });

export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

/** Every way in which a browser says that the server went away, whatever it was about to do just then. */
export const SERVER_GONE =
  /WebSocket connection|net::ERR_(?:CONNECTION_(?:REFUSED|RESET|CLOSED|ABORTED|FAILED)|EMPTY_RESPONSE|ABORTED|FAILED|SOCKET_NOT_CONNECTED|INCOMPLETE_CHUNKED_ENCODING|CONTENT_LENGTH_MISMATCH)\b/;

/** What a browser notes by itself when there is nothing at an address, or it was refused. */
export const NOTHING_THERE = /(?:a status of|response code:) 40[04]\b/;

/** A visitor of each kind: both sizes, both themes, all four languages. */
export const LOOKS: readonly [string, BrowserContextOptions][] = [
  ["a desktop, light", { locale: "zh-CN" }],
  ["a desktop, dark", { locale: "en", colorScheme: "dark" }],
  ["a phone, light", { locale: "ja", ...PHONE }],
  ["a phone, dark", { locale: "zh-TW", ...PHONE, colorScheme: "dark" }],
];

export interface Visit {
  page: Page;
  /** Errors of the console and of the page so far. */
  errors: readonly string[];
  /** Closes the page, and fails on any jump of the layout and on any error that was not expected. */
  leave: () => Promise<void>;
}

interface VisitOptions extends BrowserContextOptions {
  /** What the visitor is taken to have set up before. */
  setup?: Partial<NewGame>;
  settings?: Record<string, unknown>;
  /** Errors that the test brings about; they may come at any time, or not at all. */
  expected?: RegExp;
  /** Jumps of the layout are not counted: the page is turned over on purpose. */
  restless?: boolean;
}

declare global {
  interface Window {
    shifts?: { value: number; what: string }[];
  }
}

/** Opens an address as a fresh visitor. */
export async function visit(browser: Browser, url: string, options: VisitOptions = {}): Promise<Visit> {
  const { setup, settings, expected, restless, ...context } = options;
  const opened = await browser.newContext({ locale: "en", viewport: { width: 1280, height: 860 }, ...context });
  const page = await opened.newPage();
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  await page.addInitScript(
    ([game, chosen]) => {
      if (game && !localStorage.getItem("komadai.setup")) localStorage.setItem("komadai.setup", JSON.stringify(game));
      if (chosen && !localStorage.getItem("komadai.settings")) {
        localStorage.setItem("komadai.settings", JSON.stringify(chosen));
      }
      window.shifts = [];
      // A slow machine shows what a hand has done later than the half second that the rule allows: what comes with the
      // first frames after it is the hand's doing too.
      const doings: { from: number; to: number }[] = [];
      for (const kind of ["pointerdown", "click", "keydown", "input", "change"]) {
        const note = () => {
          const doing = { from: performance.now(), to: performance.now() + 500 };
          doings.push(doing);
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              doing.to = Math.max(doing.to, performance.now());
            }),
          );
        };
        addEventListener(kind, note, true);
      }
      const isDone = (at: number) => doings.some(({ from, to }) => from <= at && at <= to);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources?: { node?: Node }[];
        })[]) {
          const element = entry.sources?.[0]?.node;
          const what = element instanceof Element ? element.getAttribute("class") || element.tagName : "";
          if (!entry.hadRecentInput && !isDone(entry.startTime))
            window.shifts?.push({ value: entry.value, what: String(what) });
        }
      }).observe({ type: "layout-shift", buffered: true });
    },
    [setup ?? null, settings ?? null] as const,
  );
  await page.goto(url);
  const leave = async () => {
    const shifts = restless ? [] : await page.evaluate(() => window.shifts);
    await opened.close();
    expect(errors.filter((error) => !expected?.test(error))).toEqual([]);
    expect(shifts).toEqual([]);
  };
  return { page, errors, leave };
}
