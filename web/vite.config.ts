import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { outlines } from "./build/outlines.ts";
import { pieceFont } from "./build/piece-font.ts";

const root = dirname(fileURLToPath(import.meta.url));

export default defineConfig({
  plugins: [pieceFont(root), outlines(root)],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  server: {
    fs: { allow: [".."] },
    proxy: {
      // The host stays as the page names it: the server takes posts from its own pages only.
      "/api": { target: "http://127.0.0.1:4649" },
      "/ws": { target: "ws://127.0.0.1:4649", ws: true },
    },
  },
  build: { target: "es2022", modulePreload: { polyfill: false }, reportCompressedSize: false },
});
