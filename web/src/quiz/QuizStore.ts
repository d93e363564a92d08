import { batch, computed, signal } from "@preact/signals";
import { ApiError } from "../api/http";
import type { tryQuiz } from "../api/quiz";
import type { Problem } from "../wire/Problem";
import type { QuizQuestion } from "../wire/QuizQuestion";
import type { QuizReply } from "../wire/QuizReply";

/** What a question is known by. */
export const idOf = ({ record, ply }: QuizQuestion): string => `${record} ${ply}`;

/** The questions in the order in which they are asked: solved ones last, the one solved longest ago first of them. */
export function ordered(questions: readonly QuizQuestion[], solved: readonly string[]): QuizQuestion[] {
  return [...questions].sort((a, b) => solved.indexOf(idOf(a)) - solved.indexOf(idOf(b)));
}

export type QuizEvent =
  | { kind: "answered"; reply: QuizReply }
  | { kind: "solved"; id: string }
  | { kind: "failed"; problem: Problem };

/** Questions from one's own games, one after the other; each can be tried until it is solved or its answer is shown. */
export class QuizStore {
  readonly at = signal(0);
  /** What came of the last try. */
  readonly reply = signal<QuizReply | null>(null);
  readonly stage = signal<"open" | "asking" | "solved" | "shown">("open");
  readonly right = signal(0);
  /** Counts up when the board is to be laid anew. */
  readonly revision = signal(0);
  readonly done = computed(() => this.stage.value === "solved" || this.stage.value === "shown");
  readonly isLast = computed(() => this.at.value >= this.questions.length - 1);
  readonly question = computed(() => this.questions[this.at.value] ?? null);
  /** The position to be seen: after the move once it is solved. */
  readonly sfen = computed(
    () => (this.stage.value === "solved" && this.reply.value?.sfen) || this.question.value?.sfen || "",
  );
  #tries = 0;

  constructor(
    readonly questions: readonly QuizQuestion[],
    private readonly ask: typeof tryQuiz,
    private readonly tell: (what: QuizEvent) => void,
  ) {}

  async try(text: string): Promise<void> {
    const question = this.question.value;
    if (!question || this.stage.value !== "open") return;
    this.stage.value = "asking";
    try {
      const reply = await this.ask({ record: question.record, ply: question.ply, text });
      if (this.question.value !== question) return;
      this.#take(question, reply);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (this.question.value === question) this.#open();
      this.tell({ kind: "failed", problem: error.problem });
    }
  }

  #take(question: QuizQuestion, reply: QuizReply): void {
    if (reply.refused) {
      this.#open();
      this.tell({ kind: "failed", problem: reply.refused });
      return;
    }
    this.#tries++;
    const solved = reply.outcome === "best" || reply.outcome === "good";
    batch(() => {
      this.reply.value = reply;
      if (!solved) this.#open();
      else {
        this.stage.value = "solved";
        if (this.#tries === 1) this.right.value++;
      }
    });
    this.tell({ kind: "answered", reply });
    if (solved) this.tell({ kind: "solved", id: idOf(question) });
  }

  #open(): void {
    batch(() => {
      this.stage.value = "open";
      this.revision.value++;
    });
  }

  /** Shows the answer: the game's own move is asked about, whose reply tells what was best. */
  async show(played: string): Promise<void> {
    await this.try(played);
    if (this.stage.value === "open" && this.reply.value) this.stage.value = "shown";
  }

  next(): void {
    if (this.isLast.value) return;
    this.#tries = 0;
    batch(() => {
      this.at.value++;
      this.reply.value = null;
      this.stage.value = "open";
      this.revision.value++;
    });
  }
}
