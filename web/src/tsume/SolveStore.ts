import { batch, computed, signal } from "@preact/signals";
import { ApiError } from "../api/http";
import type { solve, tryMove } from "../api/tsume";
import type { LegalTable } from "../wire/LegalTable";
import type { Problem } from "../wire/Problem";
import type { TsumeReply } from "../wire/TsumeReply";
import type { TypedMove } from "../wire/TypedMove";

/** How long the attacker's move is seen before the defender answers. */
const ANSWER_MS = 350;

/** The problem that is solved. One's own has no name, and its length comes later. */
export interface Task {
  id: string | null;
  sfen: string;
  plies: number | null;
  legal: LegalTable;
}

/** Where the solving stands. */
export type Stage = "solving" | "asking" | "refuted" | "solved" | "shown";

/** What is to be said of the last move. */
export type Word =
  | { kind: "begin" }
  | { kind: "not-check" }
  | { kind: "unsettled" }
  | { kind: "no-mate" }
  | { kind: "goes-on"; longer: boolean; left: number }
  | { kind: "refuted"; how: string; why: string | null; answer: TypedMove }
  | { kind: "solved"; plies: number; longer: boolean; futile: boolean }
  | { kind: "hint"; move: TypedMove; whole: boolean }
  | { kind: "shown" };

export type SolveEvent =
  | { kind: "played" }
  | { kind: "word"; word: Word }
  | { kind: "refused"; problem: Problem }
  | { kind: "solved"; helped: boolean };

interface Asks {
  tryMove: typeof tryMove;
  solve: typeof solve;
}

/** One problem being solved by hand. */
export class SolveStore {
  readonly line = signal<readonly TypedMove[]>([]);
  /** Moves of the line before the position that is looked at. */
  readonly at = signal(0);
  readonly stage = signal<Stage>("solving");
  readonly word = signal<Word>({ kind: "begin" });
  /** Shortest length known. */
  readonly plies = signal<number | null>(null);
  readonly revision = signal(0);
  /** A move that is drawn as an arrow. */
  readonly arrow = signal<string | null>(null);
  readonly tries = signal(0);
  helped = false;
  /** What the attacker may move at each turn of the line. */
  readonly #legal = signal<readonly LegalTable[]>([]);
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly sfen = computed(() => (this.at.value === 0 ? this.task.sfen : (this.#moveAt(this.at.value)?.sfen ?? "")));
  readonly lastMove = computed(() => this.#moveAt(this.at.value)?.usi ?? null);
  readonly check = computed(() => this.#moveAt(this.at.value)?.check ?? false);
  readonly isLatest = computed(() => this.at.value === this.line.value.length);
  /** What may be played here and now; null when it is nobody's turn. */
  readonly legal = computed(() =>
    this.stage.value === "solving" && this.isLatest.value ? (this.#legal.value.at(-1) ?? null) : null,
  );

  constructor(
    readonly task: Task,
    private readonly asks: Asks,
    private readonly tell: (what: SolveEvent) => void,
    private readonly wait = ANSWER_MS,
  ) {
    this.plies.value = task.plies;
    this.#legal.value = [task.legal];
  }

  #moveAt(at: number): TypedMove | undefined {
    return this.line.value[at - 1];
  }

  #say(word: Word): void {
    this.word.value = word;
    this.tell({ kind: "word", word });
  }

  stop(): void {
    this.#turn++;
    clearTimeout(this.#timer);
  }

  /** Asks something; null when it could not be answered, or is of interest no more. */
  async #ask<T>(question: Promise<T>): Promise<T | null> {
    const turn = ++this.#turn;
    try {
      const found = await question;
      return turn === this.#turn ? found : null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (turn === this.#turn) this.tell({ kind: "refused", problem: error.problem });
      return null;
    }
  }

  #asked(text?: string) {
    return {
      sfen: this.task.sfen,
      moves: this.line.value.map(({ usi }) => usi),
      ...(text !== undefined && { text }),
    } as { sfen: string; moves: string[]; text: string | null };
  }

  /** The attacker's move in any notation. */
  async try(text: string): Promise<void> {
    if (this.stage.value !== "solving") return;
    this.at.value = this.line.value.length;
    this.stage.value = "asking";
    const reply = await this.#ask(this.asks.tryMove(this.#asked(text)));
    if (this.stage.value !== "asking") return;
    this.stage.value = "solving";
    if (reply) this.#take(reply);
    else this.revision.value++;
  }

  #take(reply: TsumeReply): void {
    const { tried, answer } = reply;
    if (reply.outcome === "refused" || !tried) {
      this.revision.value++;
      if (reply.refused) this.tell({ kind: "refused", problem: reply.refused });
      return;
    }
    if (reply.outcome === "not_check" || reply.outcome === "unsettled") {
      this.revision.value++;
      this.#say({ kind: reply.outcome === "not_check" ? "not-check" : "unsettled" });
      return;
    }
    this.arrow.value = null;
    this.#play(tried);
    const length = this.line.value.length;
    if (reply.outcome === "mate") {
      this.stage.value = "solved";
      const longer = this.plies.value !== null && length > this.plies.value;
      this.#say({ kind: "solved", plies: length, longer, futile: reply.futile });
      this.tell({ kind: "solved", helped: this.helped });
      return;
    }
    if (!answer) return;
    this.stage.value = "asking";
    const turn = ++this.#turn;
    this.#timer = setTimeout(() => {
      if (turn !== this.#turn) return;
      this.#play(answer);
      if (reply.outcome === "refuted") {
        this.tries.value++;
        this.stage.value = "refuted";
        this.#say({ kind: "refuted", how: reply.how ?? "captures", why: reply.why, answer });
        return;
      }
      if (reply.legal) this.#legal.value = [...this.#legal.value, reply.legal];
      this.stage.value = "solving";
      const left = reply.left ?? 0;
      const total = this.line.value.length + left;
      this.#say({ kind: "goes-on", left, longer: this.plies.value !== null && total > this.plies.value });
    }, this.wait);
  }

  #play(move: TypedMove): void {
    batch(() => {
      this.line.value = [...this.line.value, move];
      this.at.value = this.line.value.length;
    });
    this.tell({ kind: "played" });
  }

  /** Takes the attacker's last move back, with the answer to it. */
  back(): void {
    this.stop();
    if (this.stage.value === "shown") {
      this.restart();
      return;
    }
    const { length } = this.line.value;
    if (length === 0) return;
    const keep = length - (length % 2 === 0 ? 2 : 1);
    batch(() => {
      this.line.value = this.line.value.slice(0, keep);
      this.at.value = keep;
      this.#legal.value = this.#legal.value.slice(0, keep / 2 + 1);
      this.stage.value = "solving";
      this.arrow.value = null;
      this.word.value = { kind: "begin" };
    });
  }

  restart(): void {
    this.stop();
    batch(() => {
      this.line.value = [];
      this.at.value = 0;
      this.#legal.value = [this.task.legal];
      this.stage.value = "solving";
      this.arrow.value = null;
      this.word.value = { kind: "begin" };
    });
  }

  /** First says which piece moves, asked again the whole move. */
  async hint(): Promise<void> {
    if (this.stage.value !== "solving") return;
    const { word } = this;
    if (word.value.kind === "hint") {
      const { move } = word.value;
      this.arrow.value = move.usi;
      this.#say({ kind: "hint", move, whole: true });
      return;
    }
    this.at.value = this.line.value.length;
    const found = await this.#ask(this.asks.solve(this.#asked()));
    const move = found?.line[0];
    if (this.stage.value !== "solving" || !found) return;
    if (!move) {
      this.#say({ kind: found.verdict === "nomate" ? "no-mate" : "unsettled" });
      return;
    }
    this.helped = true;
    this.#say({ kind: "hint", move, whole: false });
  }

  /** Shows the whole solution from the start. */
  async show(): Promise<void> {
    this.stop();
    const asked = { ...this.#asked(), moves: [] };
    const found = await this.#ask(this.asks.solve(asked));
    if (!found) return;
    if (found.line.length === 0) {
      this.#say({ kind: found.verdict === "nomate" ? "no-mate" : "unsettled" });
      return;
    }
    if (this.stage.value !== "solved") this.helped = true;
    batch(() => {
      this.stage.value = "shown";
      this.line.value = found.line;
      this.at.value = 0;
      this.arrow.value = null;
    });
    this.#say({ kind: "shown" });
  }

  step(by: number): void {
    this.at.value = Math.max(0, Math.min(this.line.value.length, this.at.value + by));
  }
}
