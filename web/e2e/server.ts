import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const START_MS = 20_000;

function binary(): string {
  const path = process.env.KOMADAI_BIN;
  if (!path) throw new Error("KOMADAI_BIN must name the komadai program to test");
  return path;
}

/** A komadai server of one test, with a data directory of its own. */
export class Server {
  #child: ChildProcess;

  private constructor(
    child: ChildProcess,
    readonly data: string,
    readonly url: string,
  ) {
    this.#child = child;
  }

  static async start(addr = "127.0.0.1:0", more: readonly string[] = []): Promise<Server> {
    const data = await mkdtemp(join(tmpdir(), "komadai-e2e-"));
    const { child, url } = await launch(data, addr, more);
    return new Server(child, data, url);
  }

  /** Puts a record into the library; tells its id. */
  async addRecord(text: string): Promise<string> {
    const headers = { origin: this.url };
    const response = await fetch(`${this.url}/api/records`, { method: "POST", headers, body: text });
    const { records } = (await response.json()) as { records: { record: { id: string } }[] };
    return records[0]?.record.id ?? "";
  }

  /** `kill -9`, as a power cut would. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await gone;
  }

  /** Starts again over the same data, at the same address. */
  async again(): Promise<void> {
    const { child } = await launch(this.data, new URL(this.url).host);
    this.#child = child;
  }

  async stop(): Promise<void> {
    await this.kill();
    await rm(this.data, { recursive: true, force: true, maxRetries: 5 });
  }
}

function launch(
  data: string,
  addr: string,
  more: readonly string[] = [],
): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(binary(), ["serve", "--addr", addr, "--data", data, "--no-open", ...more], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  return new Promise((resolve, reject) => {
    let said = "";
    const timer = setTimeout(() => reject(new Error(`the server did not start; it said:\n${said}`)), START_MS);
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const url = /listening on (http:\/\/[^\s/]+)/.exec(said)?.[1];
      if (!url) return;
      clearTimeout(timer);
      resolve({ child, url });
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.once("exit", (code) => {
      clearTimeout(timer);
      reject(new Error(`the server ended with ${code}; it said:\n${said}`));
    });
  });
}
