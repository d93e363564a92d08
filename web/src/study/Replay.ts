import { signal } from "@preact/signals";
import type { RecordStore } from "../record/RecordStore";

/** Time a move stays, in milliseconds. */
export const SPEEDS = { fast: 1_000, slow: 3_000 } as const;
export type Speed = keyof typeof SPEEDS;

/** Walks along the line by itself, from where one stands to its end; from the start, if that is the end. */
export class Replay {
  readonly speed = signal<Speed | null>(null);
  #timer: ReturnType<typeof setInterval> | undefined;
  /** Where it has come to: whoever is elsewhere has walked there by hand. */
  #at = 0;

  constructor(private readonly store: Pick<RecordStore, "at" | "line" | "step" | "first">) {}

  start(speed: Speed): void {
    this.stop();
    if (this.#isOver()) this.store.first();
    this.speed.value = speed;
    this.#at = this.store.at.value;
    this.#timer = setInterval(() => this.#next(), SPEEDS[speed]);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.speed.value = null;
  }

  #isOver(): boolean {
    return this.store.line.value.at(-1) === this.store.at.value;
  }

  #next(): void {
    if (this.store.at.value === this.#at) this.store.step(1);
    else this.stop();
    this.#at = this.store.at.value;
    if (this.#isOver()) this.stop();
  }
}
