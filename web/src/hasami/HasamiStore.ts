import { batch, computed, signal } from "@preact/signals";
import type { askHasami } from "../api/hasami";
import { ApiError } from "../api/http";
import type { HasamiAnswer } from "../wire/HasamiAnswer";
import type { HasamiMove } from "../wire/HasamiMove";
import type { LegalTable } from "../wire/LegalTable";
import type { Problem } from "../wire/Problem";
import type { Side } from "../wire/Side";
import type { HasamiSetup, SavedGame } from "./saved";

/** How long an own move is seen before the computer's. */
const ANSWER_MS = 450;

export type HasamiEvent =
  | { kind: "played"; move: HasamiMove; side: Side }
  | { kind: "refused"; problem: Problem }
  | { kind: "over" };

interface Asks {
  ask: typeof askHasami;
  save: (game: SavedGame) => void;
}

const NO_MOVES: LegalTable = { moves: {}, drops: {}, may_promote: [], must_promote: [] };

/** A game of hasami shogi: against the computer, or two at one board. */
export class HasamiStore {
  readonly moves = signal<readonly string[]>([]);
  readonly sfen = signal("");
  readonly side = signal<Side>("black");
  readonly legal = signal<LegalTable>(NO_MOVES);
  readonly taken = signal({ black: 0, white: 0 });
  readonly lastMove = signal<string | null>(null);
  /** Squares where a piece was taken by the last move. */
  readonly lastTaken = signal<readonly string[]>([]);
  readonly over = signal(false);
  readonly winner = signal<Side | null>(null);
  readonly asking = signal(false);
  readonly ready = signal(false);
  readonly revision = signal(0);
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Who may move at this screen. */
  readonly mover = computed<Side | null>(() => {
    if (!this.ready.value || this.asking.value || this.over.value) return null;
    const { level, side } = this.setup;
    return level === null || side === this.side.value ? this.side.value : null;
  });

  constructor(
    readonly setup: HasamiSetup,
    moves: readonly string[],
    private readonly asks: Asks,
    private readonly tell: (what: HasamiEvent) => void,
    private readonly wait = ANSWER_MS,
  ) {
    this.moves.value = moves;
  }

  /** Lays the board, and lets the computer move where it is its turn. */
  async begin(): Promise<void> {
    const answer = await this.#ask(null, null);
    if (!answer) return;
    this.#lay(answer);
    this.ready.value = true;
    await this.#letAnswer();
  }

  stop(): void {
    this.#turn++;
    clearTimeout(this.#timer);
  }

  async #ask(text: string | null, level: number | null): Promise<HasamiAnswer | null> {
    const turn = ++this.#turn;
    this.asking.value = true;
    try {
      const { goal, eighteen } = this.setup;
      const answer = await this.asks.ask({ goal, eighteen, moves: [...this.moves.value], text, level });
      return turn === this.#turn ? answer : null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (turn === this.#turn) this.tell({ kind: "refused", problem: error.problem });
      return null;
    } finally {
      if (turn === this.#turn) this.asking.value = false;
    }
  }

  #lay(answer: HasamiAnswer): void {
    batch(() => {
      this.sfen.value = answer.sfen;
      this.side.value = answer.side;
      this.legal.value = answer.legal;
      this.taken.value = answer.taken;
      this.over.value = answer.over;
      this.winner.value = answer.winner;
    });
  }

  #play(answer: HasamiAnswer): void {
    const before = this.side.value;
    batch(() => {
      for (const move of answer.played) {
        this.moves.value = [...this.moves.value, move.usi];
        this.lastMove.value = move.usi;
        this.lastTaken.value = move.taken;
      }
      this.#lay(answer);
    });
    this.asks.save({ setup: this.setup, moves: this.moves.value });
    for (const move of answer.played) this.tell({ kind: "played", move, side: before });
    if (answer.over) this.tell({ kind: "over" });
  }

  /** A move of the side at this screen. */
  async try(text: string): Promise<void> {
    if (this.mover.value === null) return;
    const answer = await this.#ask(text, null);
    if (!answer || answer.refused) {
      this.revision.value++;
      if (answer?.refused) this.tell({ kind: "refused", problem: answer.refused });
      return;
    }
    this.#play(answer);
    await this.#letAnswer();
  }

  async #letAnswer(): Promise<void> {
    const { level, side } = this.setup;
    if (level === null || this.over.value || this.side.value === side) return;
    this.asking.value = true;
    const turn = this.#turn;
    await new Promise<void>((resolve) => {
      this.#timer = setTimeout(resolve, this.wait);
    });
    if (turn !== this.#turn) return;
    const answer = await this.#ask(null, level);
    if (answer) this.#play(answer);
  }

  /** Takes the last move back, against the computer with its answer. */
  async back(): Promise<void> {
    const { level, side } = this.setup;
    const { length } = this.moves.value;
    this.stop();
    this.asking.value = false;
    const own = side === "black" ? 0 : 1;
    // The last own move and all after it.
    let keep = length - 1;
    while (level !== null && keep > 0 && keep % 2 !== own) keep--;
    if (keep < 0 || (level !== null && keep % 2 !== own)) return;
    batch(() => {
      this.moves.value = this.moves.value.slice(0, keep);
      this.lastMove.value = this.moves.value.at(-1) ?? null;
      this.lastTaken.value = [];
    });
    this.asks.save({ setup: this.setup, moves: this.moves.value });
    const answer = await this.#ask(null, null);
    if (answer) this.#lay(answer);
  }
}
