import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { Page } from "playwright-core";
import type { Side } from "../src/wire/Side";

/** A strong player for a test's side of the board: our own engine, asked over USI. */
export class Brain {
  #child: ChildProcessWithoutNullStreams;
  #lines: AsyncIterator<string>;

  private constructor(child: ChildProcessWithoutNullStreams) {
    this.#child = child;
    this.#lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  }

  static async start(): Promise<Brain> {
    const program = process.env.KOMADAI_BIN;
    if (!program) throw new Error("KOMADAI_BIN must name the komadai program to test");
    const brain = new Brain(spawn(program, ["usi"]));
    brain.#say("usi");
    await brain.#hear("usiok");
    brain.#say("isready");
    await brain.#hear("readyok");
    return brain;
  }

  /** The best move it finds within so many positions. */
  async best(sfen: string, nodes = 30_000): Promise<string> {
    this.#say(`position sfen ${sfen}`);
    this.#say(`go nodes ${nodes}`);
    const answer = await this.#hear("bestmove");
    return answer.split(" ")[1] ?? "";
  }

  stop(): void {
    this.#child.kill();
  }

  #say(line: string): void {
    this.#child.stdin.write(`${line}\n`);
  }

  async #hear(word: string): Promise<string> {
    for (;;) {
      const { value, done } = await this.#lines.next();
      if (done) throw new Error(`the engine ended before it said ${word}`);
      if (value.startsWith(word)) return value;
    }
  }
}

/** The position as the page shows it, with this side to move. */
export const shownSfen = (page: Page, side: Side): Promise<string> =>
  page.evaluate((turn) => {
    const rows = [..."abcdefghi"].map((rank) => {
      let row = "";
      let empty = 0;
      for (const file of "987654321") {
        const piece = document.querySelector<HTMLElement>(`[data-square='${file}${rank}']`)?.dataset.piece;
        if (piece === undefined) {
          empty++;
          continue;
        }
        row += (empty > 0 ? empty : "") + piece;
        empty = 0;
      }
      return row + (empty > 0 ? empty : "");
    });
    const hand = (owner: string) =>
      [...document.querySelectorAll<HTMLElement>(`[id^=hand-${owner}-]`)]
        .map(({ dataset }) => {
          const letter = dataset.letter ?? "";
          const count = Number(dataset.count ?? 0);
          const piece = owner === "black" ? letter : letter.toLowerCase();
          return count > 0 ? (count > 1 ? count : "") + piece : "";
        })
        .join("");
    return `${rows.join("/")} ${turn === "black" ? "b" : "w"} ${hand("black") + hand("white") || "-"} 1`;
  }, side);
