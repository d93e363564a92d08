import { computed, signal } from "@preact/signals";
import { ApiError } from "../api/http";
import { getReview, startReview, stopReview } from "../api/study";
import type { Problem } from "../wire/Problem";
import type { Review } from "../wire/Review";
import type { ReviewAnswer } from "../wire/ReviewAnswer";
import { merged } from "./reviewed";

/** What of the server is used; tests bring their own. */
export interface ReviewApi {
  getReview: typeof getReview;
  startReview: typeof startReview;
  stopReview: typeof stopReview;
}

/** News are asked for no faster than this: each brings what has come meanwhile. */
const PACE_MS = 150;
const AGAIN_MS = 2_000;

/** A record's review as the page knows it. */
export class ReviewStore {
  readonly review = signal<Review | null>(null);
  /** Whether the server has been asked for it. */
  readonly known = signal(false);
  /** Something was asked for and is not answered yet. */
  readonly busy = signal(false);
  readonly running = computed(() => this.review.value?.state === "running");
  #closed = false;
  #following = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wake: (() => void) | undefined;

  constructor(
    readonly id: string,
    private readonly say: (problem: Problem) => void = () => {},
    private readonly api: ReviewApi = { getReview, startReview, stopReview },
  ) {}

  /** Fetches what there is, and follows a review that is being made. */
  async open(): Promise<void> {
    if (this.known.value || this.busy.value) return;
    await this.#act(() => this.api.getReview(this.id, "", 0));
  }

  /** Begins a review by the house's engine, or by one of the owner's own. */
  async start(nodes: number, engine: string | null = null): Promise<void> {
    await this.#act(() => this.api.startReview(this.id, nodes, engine));
  }

  /** Stops it; what is done stays. */
  async stop(): Promise<void> {
    await this.#act(() => this.api.stopReview(this.id));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#wake?.();
  }

  async #act(ask: () => Promise<ReviewAnswer>): Promise<void> {
    if (this.busy.value) return;
    this.busy.value = true;
    try {
      this.#take(await ask());
      this.known.value = true;
      void this.#follow();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.say(error.problem);
    } finally {
      this.busy.value = false;
    }
  }

  #take({ review }: ReviewAnswer): void {
    if (!this.#closed) this.review.value = merged(this.review.value, review);
  }

  async #follow(): Promise<void> {
    if (this.#following) return;
    this.#following = true;
    for (;;) {
      const now = this.review.value;
      if (this.#closed || now?.state !== "running") break;
      try {
        const answer = await this.api.getReview(this.id, now.run, now.moves.length);
        // Stopped or begun anew meanwhile: that answer was the newer one.
        if (this.running.value && this.review.value?.run === now.run) this.#take(answer);
        await this.#rest(PACE_MS);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        await this.#rest(AGAIN_MS);
      }
    }
    this.#following = false;
  }

  #rest(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
      this.#timer = setTimeout(resolve, ms);
    });
  }
}
