import { computed, signal } from "@preact/signals";
import { ApiError } from "../api/http";
import { actOnMatch, getMatch } from "../api/matches";
import type { MatchAction } from "../wire/MatchAction";
import type { MatchView } from "../wire/MatchView";
import type { Problem } from "../wire/Problem";

/** What of the server is used; tests bring their own. */
export interface MatchApi {
  getMatch: typeof getMatch;
  actOnMatch: typeof actOnMatch;
}

/** After a failure the server is asked again so much later. */
const AGAIN_MS = 2_000;

/** A match that is looked on at: the game as it is played, or an earlier position of it. */
export class MatchStore {
  readonly view = signal<MatchView | null>(null);
  /** Why there is nothing to see. */
  readonly missing = signal<Problem | null>(null);
  /** The position looked at, in moves from the start; null for the latest. */
  readonly past = signal<number | null>(null);
  readonly shown = computed(() => this.past.value ?? this.view.value?.moves.length ?? 0);
  /** The move that led to the position looked at. */
  readonly move = computed(() => this.view.value?.moves[this.shown.value - 1] ?? null);
  readonly sfen = computed(() => this.move.value?.sfen ?? this.view.value?.start_sfen ?? "");
  #open = true;

  constructor(
    readonly id: string,
    private readonly told: (view: MatchView, before: MatchView | null) => void = () => {},
    private readonly say: (problem: Problem) => void = () => {},
    private readonly api: MatchApi = { getMatch, actOnMatch },
  ) {}

  /** Looks on until the match is over or the page is left. */
  async follow(): Promise<void> {
    while (this.#open && !this.#isOver()) {
      try {
        this.#accept(await this.api.getMatch(this.id, this.view.value?.seen ?? null));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.problem.kind === "no_such_match") {
          this.missing.value = error.problem;
          return;
        }
        await new Promise((again) => setTimeout(again, AGAIN_MS));
      }
    }
  }

  leave(): void {
    this.#open = false;
  }

  async act(action: MatchAction["type"]): Promise<void> {
    try {
      this.#accept(await this.api.actOnMatch(this.id, action));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.say(error.problem);
    }
  }

  /** Shows the position after so many moves; null for the latest. */
  look(ply: number | null): void {
    const length = this.view.value?.moves.length ?? 0;
    this.past.value = ply === null || ply >= length ? null : Math.max(0, ply);
  }

  #isOver(): boolean {
    const state = this.view.value?.state;
    return state === "over" || state === "failed";
  }

  #accept(view: MatchView): void {
    const before = this.view.value;
    // An answer that was overtaken tells nothing new.
    if (!this.#open || (before && view.seen < before.seen)) return;
    if (before && view.number !== before.number) this.past.value = null;
    this.view.value = view;
    this.told(view, before);
  }
}
