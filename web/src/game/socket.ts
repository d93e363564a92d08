import { signal } from "@preact/signals";
import type { ClientMessage } from "../wire/ClientMessage";
import type { ServerMessage } from "../wire/ServerMessage";

export type Connection = "connecting" | "open" | "lost";

/** What of a WebSocket is used; tests bring their own. */
export interface SocketLike {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
}

const PING_MS = 10_000;
const SILENCE_MS = 25_000;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 4_000;
/** A timer this late means that the machine slept. */
const SLEPT_MS = 8_000;

/** A line to the server that mends itself: after a loss, a silence, a sleep, or when the network is back. */
export class MendingSocket<Asked extends object, Told> {
  readonly connection = signal<Connection>("connecting");
  #socket: SocketLike | null = null;
  #wait = FIRST_WAIT_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #pinged = 0;
  #looked = 0;
  #ended = false;

  constructor(
    private readonly open: () => SocketLike,
    private readonly receive: (message: Told) => void,
    private readonly now: () => number = () => Date.now(),
  ) {}

  start(): void {
    this.#looked = this.now();
    this.#watch = setInterval(() => this.#look(), 1_000);
    this.#connect();
  }

  stop(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    clearInterval(this.#watch);
    this.#drop();
  }

  /** Sends, or says that the line is down. */
  send(message: Asked | { type: "ping" }): boolean {
    if (this.connection.value !== "open" || !this.#socket) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Tries again at once: the network is back, or the page is seen again. */
  hurry(): void {
    if (this.#ended || this.connection.value === "open") return;
    this.#wait = FIRST_WAIT_MS;
    this.#connect();
  }

  /** Throws the line away and takes a new one: what it showed can no longer be trusted. */
  renew(): void {
    if (this.#ended) return;
    this.#wait = FIRST_WAIT_MS;
    this.#connect();
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onclose = socket.onmessage = null;
    socket.close();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#drop();
    if (this.connection.value === "open") this.connection.value = "lost";
    const socket = this.open();
    this.#socket = socket;
    this.#heard = this.now();
    socket.onopen = () => {
      this.#heard = this.now();
      this.connection.value = "open";
    };
    socket.onclose = () => {
      this.#socket = null;
      this.connection.value = "lost";
      this.#timer = setTimeout(() => this.#connect(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
    };
    socket.onmessage = (event) => {
      this.#heard = this.now();
      this.#wait = FIRST_WAIT_MS;
      const message = parse(event.data) as Told | null;
      if (message) this.receive(message);
    };
  }

  #look(): void {
    const now = this.now();
    const slept = now - this.#looked > SLEPT_MS;
    this.#looked = now;
    if (this.connection.value !== "open") {
      if (slept) this.hurry();
      return;
    }
    if (slept || now - this.#heard > SILENCE_MS) this.renew();
    else if (now - this.#pinged > PING_MS) {
      this.#pinged = now;
      this.send({ type: "ping" });
    }
  }
}

/** A line to one game. */
export class GameSocket extends MendingSocket<ClientMessage, ServerMessage> {}

function parse(data: unknown): unknown {
  try {
    return typeof data === "string" ? JSON.parse(data) : null;
  } catch {
    return null;
  }
}

/** A socket of this server. */
export function openAt(path: string): SocketLike {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(`${scheme}//${location.host}${path}`) as unknown as SocketLike;
}

/** The socket of a game. */
export const openSocket = (id: string): SocketLike => openAt(`/ws/game/${encodeURIComponent(id)}`);
