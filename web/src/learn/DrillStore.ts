import { batch, signal } from "@preact/signals";

/** Questions of a round. */
export const ROUND = 10;

export type Drill = "squares" | "castles" | "fouls" | "mates";
export const DRILLS = ["squares", "castles", "fouls", "mates"] as const satisfies readonly Drill[];

/** A question with its answers, by key. */
export interface Question {
  sfen: string;
  /** A move that is drawn. */
  arrow: string | null;
  /** What is asked for: a square, or one of the answers. */
  right: string;
  answers: readonly string[];
}

/** Takes `count` of a list, each at most once, in any order. */
export function draw<T>(list: readonly T[], count: number, random: () => number): T[] {
  const rest = [...list];
  const drawn: T[] = [];
  while (drawn.length < count && rest.length > 0) {
    drawn.push(...rest.splice(Math.floor(random() * rest.length), 1));
  }
  return drawn;
}

/** A round of questions: each is answered once, and how many were right is counted. */
export class DrillStore {
  readonly at = signal(0);
  readonly right = signal(0);
  /** What was answered to the question that stands; null while it is open. */
  readonly answered = signal<string | null>(null);
  readonly over = signal(false);
  readonly seconds = signal(0);
  #begun: number | null = null;

  constructor(
    readonly questions: readonly Question[],
    private readonly now: () => number,
    private readonly tell: (what: { right: boolean; over: boolean }) => void,
  ) {}

  get question(): Question | null {
    return this.questions[this.at.value] ?? null;
  }

  answer(text: string): void {
    const { question } = this;
    if (!question || this.answered.value !== null || this.over.value) return;
    const now = this.now();
    this.#begun ??= now;
    const begun = this.#begun;
    const right = text === question.right;
    batch(() => {
      this.answered.value = text;
      if (right) this.right.value++;
      if (this.at.value === this.questions.length - 1) {
        this.over.value = true;
        this.seconds.value = Math.max(0, Math.round((now - begun) / 100) / 10);
      }
    });
    this.tell({ right, over: this.over.value });
  }

  next(): void {
    if (this.over.value || this.answered.value === null) return;
    batch(() => {
      this.at.value++;
      this.answered.value = null;
    });
  }
}
