import { batch, computed, signal } from "@preact/signals";
import { ApiError } from "../api/http";
import type { tryLesson } from "../api/lessons";
import type { LegalTable } from "../wire/LegalTable";
import type { LessonReply } from "../wire/LessonReply";
import type { LessonStep } from "../wire/LessonStep";
import type { LessonView } from "../wire/LessonView";
import type { Problem } from "../wire/Problem";
import type { TypedMove } from "../wire/TypedMove";

/** How long an own move is seen before the reply. */
const ANSWER_MS = 400;
/** How long each piece of a set-up is seen before the next. */
const FRAME_MS = 450;

/** What is to be said of the last thing done. */
export type Word =
  | { kind: "task" }
  | { kind: "well" }
  | { kind: "forbidden"; problem: Problem }
  | { kind: "refused"; problem: Problem }
  | { kind: "again"; why: string }
  | { kind: "left"; count: number }
  | { kind: "wrong-square" }
  | { kind: "wrong-answer" }
  | { kind: "hint"; move: TypedMove };

export type LessonEvent =
  | { kind: "played" }
  | { kind: "word"; word: Word }
  | { kind: "failed"; problem: Problem }
  | { kind: "done"; step: string; seconds: number | null };

interface Asks {
  tryLesson: typeof tryLesson;
  now: () => number;
}

const NO_MOVES: LegalTable = { moves: {}, drops: {}, may_promote: [], must_promote: [] };

/** One lesson being done, step by step. */
export class LessonStore {
  readonly at = signal(0);
  readonly sfen = signal("");
  readonly legal = signal<LegalTable>(NO_MOVES);
  readonly lastMove = signal<string | null>(null);
  readonly check = signal(false);
  /** Squares still to visit or to point at. */
  readonly left = signal<readonly string[]>([]);
  /** Squares rightly pointed at. */
  readonly pointed = signal<readonly string[]>([]);
  /** Answers wrongly chosen, and the right one. */
  readonly chosen = signal<readonly number[]>([]);
  readonly word = signal<Word>({ kind: "task" });
  readonly stage = signal<"open" | "asking" | "done">("open");
  /** A move that is drawn as an arrow. */
  readonly arrow = signal<string | null>(null);
  readonly revision = signal(0);
  /** Pieces set up so far. */
  readonly frame = signal(0);
  /** Own moves so far. */
  readonly moves = signal<readonly string[]>([]);
  readonly seconds = signal<number | null>(null);
  readonly step = computed(() => this.lesson.steps[this.at.value] as LessonStep);
  readonly isLast = computed(() => this.at.value === this.lesson.steps.length - 1);
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #begun: number | null = null;

  constructor(
    readonly lesson: LessonView,
    private readonly asks: Asks,
    private readonly tell: (what: LessonEvent) => void,
    at = 0,
    private readonly wait = ANSWER_MS,
    private readonly pace = FRAME_MS,
  ) {
    this.goTo(at);
  }

  /** Opens a step, from its start. */
  goTo(at: number): void {
    this.stop();
    batch(() => {
      this.at.value = Math.max(0, Math.min(this.lesson.steps.length - 1, at));
      const step = this.step.value;
      this.sfen.value = step.frames[0] ?? step.sfen;
      this.legal.value = step.legal;
      this.left.value = step.task === "collect" ? step.squares : [];
      this.lastMove.value = null;
      this.check.value = false;
      this.pointed.value = [];
      this.chosen.value = [];
      this.word.value = { kind: "task" };
      this.stage.value = "open";
      this.arrow.value = null;
      this.frame.value = 0;
      this.moves.value = [];
      this.seconds.value = null;
    });
    this.#begun = null;
    const { task } = this.step.value;
    if (task === "read") this.#finish({ kind: "task" });
    else if (task === "set_up") this.#setUp();
  }

  next(): void {
    if (!this.isLast.value) this.goTo(this.at.value + 1);
  }

  stop(): void {
    this.#turn++;
    clearTimeout(this.#timer);
  }

  #say(word: Word): void {
    this.word.value = word;
    this.tell({ kind: "word", word });
  }

  #finish(word: Word): void {
    const step = this.step.value;
    batch(() => {
      this.stage.value = "done";
      this.arrow.value = null;
      this.left.value = [];
      if (step.task === "build" && this.#begun !== null) {
        this.seconds.value = Math.max(0.1, Math.round((this.asks.now() - this.#begun) / 100) / 10);
      }
    });
    this.tell({ kind: "done", step: step.id, seconds: this.seconds.value });
    if (word.kind !== "task") this.#say(word);
  }

  #setUp(): void {
    const { frames } = this.step.value;
    const turn = this.#turn;
    const lay = () => {
      if (turn !== this.#turn) return;
      const frame = this.frame.value + 1;
      batch(() => {
        this.frame.value = frame;
        this.sfen.value = frames[frame] ?? this.sfen.value;
      });
      if (frame === frames.length - 1) this.#finish({ kind: "task" });
      else this.#timer = setTimeout(lay, this.pace);
    };
    this.#timer = setTimeout(lay, this.pace);
  }

  /** All pieces at once. */
  setUpAll(): void {
    const { frames } = this.step.value;
    this.stop();
    batch(() => {
      this.frame.value = frames.length - 1;
      this.sfen.value = frames.at(-1) ?? "";
    });
    this.#finish({ kind: "task" });
  }

  /** A square that is pointed at. */
  point(square: string): void {
    const step = this.step.value;
    if (step.task !== "point" || this.stage.value === "done" || this.pointed.value.includes(square)) return;
    if (!step.squares.includes(square)) {
      this.#say({ kind: "wrong-square" });
      return;
    }
    this.pointed.value = [...this.pointed.value, square];
    const count = step.squares.length - this.pointed.value.length;
    if (count === 0) this.#finish({ kind: "well" });
    else this.#say({ kind: "left", count });
  }

  /** An answer, counted from 0. */
  choose(answer: number): void {
    const step = this.step.value;
    if (step.task !== "choose" || this.stage.value === "done") return;
    this.chosen.value = [...this.chosen.value, answer];
    if (answer === step.right) this.#finish({ kind: "well" });
    else this.#say({ kind: "wrong-answer" });
  }

  async #ask(text: string | null): Promise<LessonReply | null> {
    const turn = ++this.#turn;
    const { lesson, moves } = this;
    try {
      const asked = { lesson: lesson.id, step: this.step.value.id, moves: [...moves.value], text };
      const reply = await this.asks.tryLesson(asked);
      return turn === this.#turn ? reply : null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (turn === this.#turn) this.tell({ kind: "failed", problem: error.problem });
      return null;
    }
  }

  /** A move in any notation. */
  async try(text: string): Promise<void> {
    if (this.stage.value !== "open") return;
    this.#begun ??= this.asks.now();
    this.stage.value = "asking";
    const reply = await this.#ask(text);
    if (this.stage.value !== "asking") return;
    this.stage.value = "open";
    if (reply) this.#take(reply);
    else this.revision.value++;
  }

  #take(reply: LessonReply): void {
    const { outcome, tried, refused, answer } = reply;
    if (outcome === "refused" && refused) {
      this.revision.value++;
      this.#say({ kind: "refused", problem: refused });
    } else if (outcome === "again") {
      this.revision.value++;
      this.#say({ kind: "again", why: reply.why ?? "not_this" });
    } else if (outcome === "done") {
      if (refused) {
        // The forbidden move is told and not played.
        this.revision.value++;
        this.#finish({ kind: "forbidden", problem: refused });
        return;
      }
      if (tried) this.#show(tried);
      this.#finish({ kind: "well" });
    } else if (outcome === "goes_on" && tried) {
      this.#show(tried);
      this.stage.value = "asking";
      const turn = ++this.#turn;
      const goOn = () => {
        if (turn !== this.#turn) return;
        batch(() => {
          if (answer) this.#show(answer);
          this.sfen.value = reply.sfen;
          this.legal.value = reply.legal;
          this.left.value = reply.left;
          this.stage.value = "open";
        });
        if (reply.left.length > 0) this.#say({ kind: "left", count: reply.left.length });
        else this.#say({ kind: "task" });
      };
      if (answer) this.#timer = setTimeout(goOn, this.wait);
      else goOn();
    }
  }

  #show(move: TypedMove): void {
    batch(() => {
      this.sfen.value = move.sfen;
      this.lastMove.value = move.usi;
      this.check.value = move.check;
      this.moves.value = [...this.moves.value, move.usi];
      this.arrow.value = null;
      this.legal.value = NO_MOVES;
    });
    this.tell({ kind: "played" });
  }

  /** Shows a way to do it: a square, an answer or a move. */
  async hint(): Promise<void> {
    const step = this.step.value;
    if (this.stage.value !== "open") return;
    if (step.task === "point") {
      const next = step.squares.find((square) => !this.pointed.value.includes(square));
      if (next) this.point(next);
      return;
    }
    if (step.task === "choose") {
      if (step.right !== null) this.choose(step.right);
      return;
    }
    const reply = await this.#ask(null);
    if (reply?.tried && this.stage.value === "open") {
      this.arrow.value = reply.tried.usi;
      this.#say({ kind: "hint", move: reply.tried });
    }
  }
}
