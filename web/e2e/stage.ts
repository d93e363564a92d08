import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { Server } from "./server";
import { launch } from "./visit";

/** A browser and a server for all tests of a file; they are there once the tests run. */
export function stage(addr?: string): { browser: Browser; server: Server } {
  const on = {} as { browser: Browser; server: Server };
  beforeAll(async () => {
    on.browser = await launch();
    on.server = await Server.start(addr);
  });
  afterAll(async () => {
    await on.browser.close();
    await on.server.stop();
  });
  return on;
}
