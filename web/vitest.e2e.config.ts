import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // What a page shows comes when the machine has time for it; the second that is the rule is too short for a busy one.
    expect: { poll: { timeout: 30_000 } },
    include: ["e2e/**/*.test.ts"],
    // Each file has its own server and browser; two cores bear one at a time.
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});
