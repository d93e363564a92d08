import { computed, signal } from "@preact/signals";
import type { ClientMessage } from "../wire/ClientMessage";
import type { ClockView } from "../wire/ClockView";
import type { GameView } from "../wire/GameView";
import type { Notation } from "../wire/Notation";
import type { OfferKind } from "../wire/OfferKind";
import type { PlyView } from "../wire/PlyView";
import type { Problem } from "../wire/Problem";
import type { ServerMessage } from "../wire/ServerMessage";
import { GameSocket, type SocketLike } from "./socket";

const SLOW_MS = 400;

/** A move sent and not yet told back. */
export interface Pending {
  ply: number;
  usi: string;
}

/** What just happened, for sounds and for the screen reader. */
export type Happening =
  | { kind: "moved"; ply: PlyView }
  | { kind: "ended" }
  | { kind: "explained"; text: string; reason: string }
  | { kind: "refused"; problem: Problem };

/** One game as the page knows it: the server's word, the request on its way, and the ply looked at. */
export class GameStore {
  readonly view = signal<GameView | null>(null);
  readonly pending = signal<Pending | null>(null);
  /** The pending move has waited so long that it is worth a word. */
  readonly slow = signal(false);
  /** The ply looked at; null: the present. */
  readonly past = signal<number | null>(null);
  readonly hint = signal<{ ply: number; usi: string; notation: Notation } | null>(null);
  readonly hintAsked = signal(false);
  /** Counts up whenever the board must be laid anew. */
  readonly revision = signal(0);
  /** When the clocks were told, by {@link now}. */
  readonly clockAt = signal(0);
  readonly socket: GameSocket;

  readonly shownPly = computed(() => this.past.value ?? this.view.value?.plies.length ?? 0);
  /** The ply on the board; null at the start position. */
  readonly shown = computed(() => this.view.value?.plies[this.shownPly.value - 1] ?? null);
  readonly shownSfen = computed(() => this.shown.value?.sfen ?? this.view.value?.start_sfen ?? "");

  constructor(
    readonly id: string,
    open: () => SocketLike,
    private readonly happen: (what: Happening) => void = () => {},
    private readonly now: () => number = () => performance.now(),
  ) {
    this.socket = new GameSocket(open, (message) => this.receive(message));
  }

  /** Milliseconds since the clocks were told. */
  sinceClock(): number {
    return this.now() - this.clockAt.value;
  }

  look(ply: number | null): void {
    const length = this.view.value?.plies.length ?? 0;
    this.past.value = ply === null || ply >= length ? null : Math.max(0, ply);
    this.revision.value++;
  }

  play(usi: string): void {
    const ply = this.view.value?.turn?.ply;
    if (ply === undefined || this.pending.value) return;
    const pending = { ply, usi };
    this.pending.value = pending;
    this.slow.value = false;
    setTimeout(() => {
      if (this.pending.value === pending) this.slow.value = true;
    }, SLOW_MS);
    // While the line is down the move waits; the next word of the server lets it go or drops it.
    this.socket.send({ type: "move", ply, usi });
  }

  typed(text: string): void {
    this.#ask((ply) => ({ type: "typed", ply, text }));
  }

  explain(text: string): void {
    this.revision.value++;
    this.#ask((ply) => ({ type: "explain", ply, text }));
  }

  askHint(): void {
    this.hintAsked.value = this.#ask((ply) => ({ type: "hint", ply }));
  }

  takeBack(): void {
    this.#ask((ply) => ({ type: "take_back", ply }));
  }

  goOn(): void {
    this.#ask((ply) => ({ type: "continue", ply }));
  }

  resign(): void {
    this.#ask((ply) => ({ type: "resign", ply }));
  }

  declare(): void {
    this.#ask((ply) => ({ type: "declare", ply }));
  }

  offer(kind: OfferKind): void {
    this.#ask((ply) => ({ type: "offer", ply, kind }));
  }

  answer(accept: boolean): void {
    this.#ask((ply) => ({ type: "answer", ply, accept }));
  }

  #ask(make: (ply: number) => ClientMessage): boolean {
    const ply = this.view.value?.turn?.ply;
    if (ply === undefined) return false;
    const sent = this.socket.send(make(ply));
    if (!sent) this.happen({ kind: "refused", problem: { kind: "unreachable", args: {} } });
    return sent;
  }

  receive(message: ServerMessage): void {
    switch (message.type) {
      case "game":
        this.#whole(message.game);
        break;
      case "moved":
        this.#moved(message);
        break;
      case "ended":
        this.#update({ ending: message.ending, turn: null, offer: null }, message.clock);
        this.pending.value = null;
        this.happen({ kind: "ended" });
        break;
      case "offer":
        this.#update({ offer: message.offer });
        break;
      case "hint":
        this.hintAsked.value = false;
        if (message.ply === this.view.value?.turn?.ply) {
          this.hint.value = { ply: message.ply, usi: message.usi, notation: message.notation };
        }
        break;
      case "explanation":
        if (message.reason !== null) {
          this.happen({ kind: "explained", text: message.text, reason: message.reason });
        }
        break;
      case "refused":
        this.hintAsked.value = false;
        this.#forget();
        this.happen({ kind: "refused", problem: message.problem });
        break;
      case "pong":
        break;
    }
  }

  #whole(game: GameView): void {
    const before = this.view.value;
    // News of a seat must not disturb a hand that holds a piece: the same turn stays the same object.
    const same = before !== null && JSON.stringify(before.turn) === JSON.stringify(game.turn);
    this.view.value = same ? { ...game, turn: before.turn } : game;
    this.clockAt.value = this.now();
    if (!same || this.pending.value) {
      this.hint.value = null;
      this.hintAsked.value = false;
      this.revision.value++;
    }
    if ((this.past.value ?? 0) >= game.plies.length) this.past.value = null;
    const waiting = this.pending.value;
    if (waiting) {
      const stillOpen = game.turn?.ply === waiting.ply && game.turn.may.play;
      // It never arrived, or its answer was lost with the line: the ply it names keeps it from acting twice.
      if (stillOpen && this.socket.send({ type: "move", ...waiting })) return;
      this.pending.value = null;
    }
    const last = game.plies.at(-1);
    if (before && last && game.plies.length > before.plies.length) this.happen({ kind: "moved", ply: last });
    if (before && game.ending && !before.ending) this.happen({ kind: "ended" });
  }

  #moved({ ply, turn, clock }: Extract<ServerMessage, { type: "moved" }>): void {
    const game = this.view.value;
    if (!game) return;
    if (ply.ply <= game.plies.length) return;
    if (ply.ply !== game.plies.length + 1) {
      this.socket.renew();
      return;
    }
    this.pending.value = null;
    this.hint.value = null;
    this.hintAsked.value = false;
    this.#update({ plies: [...game.plies, ply], turn, offer: null }, clock);
    this.happen({ kind: "moved", ply });
  }

  #forget(): void {
    this.pending.value = null;
    this.revision.value++;
  }

  #update(change: Partial<GameView>, clock?: ClockView): void {
    const game = this.view.value;
    if (!game) return;
    this.view.value = { ...game, ...change, ...(clock && { clock }) };
    if (clock) this.clockAt.value = this.now();
  }
}
