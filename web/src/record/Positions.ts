import { signal } from "@preact/signals";
import type { askPosition } from "../api/records";
import type { PositionAnswer } from "../wire/PositionAnswer";

/** A hand that rests so long on a position is going to look at it. */
const REST_MS = 100;
const KEPT = 256;

/** What the server says of positions: the one looked at first, then its neighbours. */
export class Positions {
  readonly #known = new Map<string, PositionAnswer | null>();
  readonly #told = signal(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ask: typeof askPosition) {}

  /** What is known of a position; null while nothing is. */
  of(sfen: string): PositionAnswer | null {
    // Reading the counter makes the reader follow what comes in.
    return this.#told.value >= 0 ? (this.#known.get(sfen) ?? null) : null;
  }

  /** Asks for these, in order, once they have been wanted for a moment. */
  want(sfens: readonly string[]): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#fetch(sfens), REST_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async #fetch(sfens: readonly string[]): Promise<void> {
    for (const sfen of sfens) {
      if (this.#known.has(sfen)) continue;
      this.#known.set(sfen, null);
      try {
        this.#known.set(sfen, await this.ask({ sfen, last: null, text: null }));
        this.#told.value++;
      } catch {
        // A position that cannot be played has no moves to show; a server that is away is asked again later.
        this.#known.delete(sfen);
        return;
      }
      const oldest = this.#known.size > KEPT ? this.#known.keys().next().value : undefined;
      if (oldest !== undefined) this.#known.delete(oldest);
    }
  }
}
