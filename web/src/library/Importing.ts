import { signal } from "@preact/signals";
import { ApiError } from "../api/http";
import { addRecords } from "../api/records";
import type { Problem } from "../wire/Problem";

/** A file that gave no game. */
export interface Failure {
  name: string;
  problem: Problem;
}

/** How far the import of many files is. */
export interface Progress {
  files: number;
  done: number;
  /** Games that are new in the library. */
  added: number;
  /** Games that had been there before. */
  already: number;
  /** Games with something that could not be used as it stands. */
  warned: number;
  failures: readonly Failure[];
  running: boolean;
}

/** What of a file is used. */
export interface NamedFile {
  name: string;
  content: Blob | string;
}

const AT_ONCE = 2;
/** More failures than these are counted, not listed. */
export const LISTED = 200;
const WAIT_MS = 1_000;
/** Refusals that pass by waiting. */
const PASSING = ["too_fast", "server_busy"];

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Puts files into the library, some at a time, and says how it goes. */
export class Importing {
  readonly progress = signal<Progress | null>(null);
  #stop = new AbortController();

  constructor(private readonly add: typeof addRecords = addRecords) {}

  /** Adds every file; those that were on the way before go on as well. */
  async run(files: readonly NamedFile[]): Promise<void> {
    const before = this.progress.value;
    if (!before?.running) this.#stop = new AbortController();
    this.progress.value = before?.running
      ? { ...before, files: before.files + files.length }
      : { files: files.length, done: 0, added: 0, already: 0, warned: 0, failures: [], running: true };
    const queue = [...files];
    const work = async () => {
      for (let file = queue.shift(); file && !this.#stop.signal.aborted; file = queue.shift()) await this.#one(file);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const now = this.progress.value;
    if (now.done === now.files || this.#stop.signal.aborted) this.progress.value = { ...now, running: false };
  }

  cancel(): void {
    this.#stop.abort();
  }

  close(): void {
    if (!this.progress.value?.running) this.progress.value = null;
  }

  async #one(file: NamedFile): Promise<void> {
    const { signal: stop } = this.#stop;
    let change: (now: Progress) => Partial<Progress> = () => ({});
    try {
      const { records } = await this.#patiently(file, stop);
      change = (now) => ({
        added: now.added + records.filter(({ already }) => !already).length,
        already: now.already + records.filter(({ already }) => already).length,
        warned: now.warned + records.filter(({ warnings }) => warnings.length > 0).length,
      });
    } catch (error) {
      if (stop.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      const failure = { name: file.name, problem: error.problem };
      change = (now) => ({ failures: [...now.failures, failure] });
    }
    const now = this.progress.value;
    if (now) this.progress.value = { ...now, ...change(now), done: now.done + 1 };
  }

  async #patiently(file: NamedFile, stop: AbortSignal): ReturnType<typeof addRecords> {
    for (;;) {
      try {
        return await this.add(file.content, file.name, stop);
      } catch (error) {
        if (stop.aborted || !(error instanceof ApiError) || !PASSING.includes(error.problem.kind)) throw error;
        await wait(WAIT_MS);
      }
    }
  }
}

/** The import of this page, which goes on while others are looked at. */
export const importing = new Importing();
