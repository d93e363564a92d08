import { batch, signal } from "@preact/signals";
import { MendingSocket, openAt, type SocketLike } from "../game/socket";
import type { AnalysisNews } from "../wire/AnalysisNews";
import type { AnalysisRequest } from "../wire/AnalysisRequest";
import type { Problem } from "../wire/Problem";

/** A position and the way to it. */
export interface Place {
  sfen: string;
  moves: readonly string[];
}

export type Found = Extract<AnalysisNews, { type: "found" }>;

/**
 * What the engine does: nothing, about to begin, waiting for its turn, thinking, through with it, or failed. `lost`:
 * the server cannot be reached.
 */
export type Stage = "off" | "starting" | "waiting" | "thinking" | "over" | "failed" | "refused" | "lost";

/** A hand that rests so long on a position is going to look at it. */
const REST_MS = 120;

/** An engine that looks at the position on the page. */
export class AnalysisStore {
  readonly stage = signal<Stage>("off");
  /** The newest that was found in the position looked at. */
  readonly found = signal<Found | null>(null);
  /** Why the engine failed, by its key. */
  readonly fault = signal("");
  readonly problem = signal<Problem | null>(null);
  #place: Place | null = null;
  #lines = 1;
  #engine: string | null = null;
  #id = 0;
  #line: MendingSocket<AnalysisRequest, AnalysisNews> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #follow: (() => void) | undefined;

  constructor(private readonly open: () => SocketLike = () => openAt("/ws/analysis")) {}

  get on(): boolean {
    return this.stage.value !== "off" && this.stage.value !== "failed";
  }

  /** Begins, or begins again after a failure. */
  start(): void {
    if (this.on) return;
    this.stage.value = "starting";
    if (!this.#line) {
      this.#line = new MendingSocket(this.open, (news) => this.#hear(news));
      this.#follow = this.#line.connection.subscribe((connection) => {
        if (!this.on) return;
        if (connection === "open") this.#ask();
        else if (connection === "lost") this.stage.value = "lost";
      });
      this.#line.start();
    } else this.#ask();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#id++;
    this.stage.value = "off";
    this.#line?.send({ type: "stop" });
  }

  /** The page is left: the line is let go of, and with it the search. */
  close(): void {
    this.stop();
    this.#follow?.();
    this.#line?.stop();
    this.#line = null;
  }

  /** Another position is looked at; null for one that cannot be played. */
  look(place: Place | null): void {
    const same = place?.sfen === this.#place?.sfen && place?.moves.join() === this.#place?.moves.join();
    if (same) return;
    batch(() => {
      this.#place = place;
      this.found.value = null;
      // What is told from now on of the position before is not shown.
      this.#id++;
      if (!this.on) return;
      this.stage.value = "starting";
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#ask(), REST_MS);
    });
  }

  /** So many lines from now on. */
  show(lines: number): void {
    if (lines === this.#lines) return;
    this.#lines = lines;
    if (this.on) this.#ask();
  }

  /** Another engine: one of the own by its id, or the house's. */
  use(engine: string | null): void {
    if (engine === this.#engine) return;
    this.#engine = engine;
    this.found.value = null;
    if (this.on) this.#ask();
  }

  /** Tries again what was lost, at once. */
  hurry(): void {
    this.#line?.hurry();
  }

  #ask(): void {
    clearTimeout(this.#timer);
    const place = this.#place;
    if (!place) {
      this.#line?.send({ type: "stop" });
      return;
    }
    this.#id++;
    this.fault.value = "";
    this.problem.value = null;
    const { sfen, moves } = place;
    const sent = this.#line?.send({
      type: "look",
      id: this.#id,
      sfen,
      moves: [...moves],
      lines: this.#lines,
      engine: this.#engine,
    });
    if (sent) this.stage.value = "starting";
  }

  #hear(news: AnalysisNews): void {
    if (news.type === "pong") return;
    // Of an earlier search, or of none: a request that came too fast is not repeated by itself.
    if (!this.on || (news.id !== null && news.id !== this.#id)) return;
    batch(() => {
      switch (news.type) {
        case "waiting":
          this.stage.value = "waiting";
          break;
        case "found": {
          // A search that goes on after a pause begins with nothing.
          const empty = news.lines.length === 0 && news.end === null;
          if (!empty || this.found.value === null) this.found.value = news;
          this.stage.value = news.end === null ? "thinking" : "over";
          break;
        }
        case "failed":
          this.fault.value = news.kind;
          this.stage.value = "failed";
          break;
        case "refused":
          this.problem.value = news.problem;
          this.stage.value = "refused";
      }
    });
  }
}
