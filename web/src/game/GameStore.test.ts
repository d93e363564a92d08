import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ClientMessage } from "../wire/ClientMessage";
import type { GameView } from "../wire/GameView";
import type { PlyView } from "../wire/PlyView";
import type { ServerMessage } from "../wire/ServerMessage";
import type { TurnView } from "../wire/TurnView";
import { GameStore, type Happening } from "./GameStore";
import type { SocketLike } from "./socket";

class FakeSocket implements SocketLike {
  sent: ClientMessage[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.closed = true;
  }
  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const may = {
  play: true,
  take_back: false,
  hint: true,
  resign: true,
  go_on: false,
  declare: false,
  offer_impasse: false,
  offer_repetition: false,
};
const turn = (ply: number, play = true): TurnView => ({
  ply,
  side: ply % 2 === 0 ? "black" : "white",
  sfen: `after-${ply} b - 1`,
  check: false,
  legal: null,
  declaration: null,
  may: { ...may, play },
});
const ply = (n: number): PlyView => ({
  ply: n,
  usi: "7g7f",
  sfen: `after-${n} w - 1`,
  check: false,
  notation: { ja: "▲７六歩", zh_hans: "▲7六步", zh_hant: "▲7六步", western: "P-7f" },
  seconds: 1,
  told: [],
  building: null,
});
const clock = { running: null, sides: { black: null, white: null } };
const game = (plies: number, over: Partial<GameView> = {}): GameView => ({
  id: "g",
  handicap: "even",
  start_sfen: "start b - 1",
  mode: "assisted",
  points: "27",
  try_rule: false,
  move_limit: null,
  draw_replay: false,
  clocks: { black: null, white: null },
  seats: {
    black: { kind: "human", name: null, grade: null, character: null, present: true },
    white: { kind: "engine", name: null, grade: "15k", character: null, present: true },
  },
  yours: ["black"],
  furigoma: null,
  plies: Array.from({ length: plies }, (_, index) => ply(index + 1)),
  turn: turn(plies),
  clock,
  offer: null,
  ending: null,
  invite: null,
  career: false,
  lapsed: null,
  continues: 0,
  next_game: null,
  ...over,
});

let sockets: FakeSocket[];
let happened: Happening[];
let store: GameStore;
const line = (): FakeSocket => sockets.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  happened = [];
  store = new GameStore(
    "g",
    () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    (what) => happened.push(what),
    () => 0,
  );
  store.socket.start();
  line().onopen?.();
  line().tell({ type: "game", game: game(0) });
});

afterEach(() => {
  store.socket.stop();
  vi.useRealTimers();
});

describe("a move", () => {
  it("waits until the server tells it back", () => {
    store.play("7g7f");
    expect(line().sent).toEqual([{ type: "move", ply: 0, usi: "7g7f" }]);
    expect(store.pending.value).toEqual({ ply: 0, usi: "7g7f" });
    line().tell({ type: "moved", ply: ply(1), turn: turn(1, false), clock });
    expect(store.pending.value).toBeNull();
    expect(store.view.value?.plies).toHaveLength(1);
    expect(happened).toMatchObject([{ kind: "moved" }]);
  });

  it("is spoken of only when it waits long", () => {
    store.play("7g7f");
    expect(store.slow.value).toBe(false);
    vi.advanceTimersByTime(500);
    expect(store.slow.value).toBe(true);
    line().tell({ type: "moved", ply: ply(1), turn: turn(1), clock });
    store.play("2g2f");
    expect(store.slow.value).toBe(false);
  });

  it("is not sent twice while it waits", () => {
    store.play("7g7f");
    store.play("2g2f");
    expect(line().sent).toHaveLength(1);
  });

  it("goes back when it is refused", () => {
    const before = store.revision.value;
    store.play("7g7f");
    line().tell({ type: "refused", problem: { kind: "stale_ply", args: {} } });
    expect(store.pending.value).toBeNull();
    expect(store.revision.value).toBeGreaterThan(before);
    expect(happened).toMatchObject([{ kind: "refused" }]);
  });

  it("told a second time changes nothing", () => {
    line().tell({ type: "moved", ply: ply(1), turn: turn(1), clock });
    line().tell({ type: "moved", ply: ply(1), turn: turn(1), clock });
    expect(store.view.value?.plies).toHaveLength(1);
  });

  it("with a gap before it makes the page ask for the whole game", () => {
    line().tell({ type: "moved", ply: ply(3), turn: turn(3), clock });
    expect(sockets).toHaveLength(2);
    expect(store.view.value?.plies).toHaveLength(0);
  });
});

describe("a lost line", () => {
  it("mends itself, waiting longer each time", () => {
    line().onclose?.();
    expect(store.socket.connection.value).toBe("lost");
    vi.advanceTimersByTime(250);
    expect(sockets).toHaveLength(2);
    line().onclose?.();
    vi.advanceTimersByTime(250);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(250);
    expect(sockets).toHaveLength(3);
    line().onopen?.();
    expect(store.socket.connection.value).toBe("open");
  });

  it("sends the waiting move again when the server has not seen it", () => {
    store.play("7g7f");
    line().onclose?.();
    vi.advanceTimersByTime(300);
    line().onopen?.();
    line().tell({ type: "game", game: game(0) });
    expect(line().sent).toEqual([{ type: "move", ply: 0, usi: "7g7f" }]);
    expect(store.pending.value).not.toBeNull();
  });

  it("drops the waiting move when the server has it", () => {
    store.play("7g7f");
    line().onclose?.();
    vi.advanceTimersByTime(300);
    line().onopen?.();
    line().tell({ type: "game", game: game(1) });
    expect(line().sent).toEqual([]);
    expect(store.pending.value).toBeNull();
  });

  it("is noticed by silence", () => {
    vi.advanceTimersByTime(11_000);
    expect(line().sent).toEqual([{ type: "ping" }]);
    vi.advanceTimersByTime(20_000);
    expect(sockets.length).toBeGreaterThan(1);
    expect(sockets[0]?.closed).toBe(true);
  });

  it("is not trusted after the machine has slept", () => {
    vi.setSystemTime(Date.now() + 3_600_000);
    vi.advanceTimersByTime(1_000);
    expect(sockets).toHaveLength(2);
    expect(sockets[0]?.closed).toBe(true);
  });

  it("says so when something else than a move is asked", () => {
    line().onclose?.();
    store.resign();
    expect(happened).toMatchObject([{ kind: "refused", problem: { kind: "unreachable" } }]);
  });
});

it("asks to go on after the flag has fallen, for the moves played so far", () => {
  line().tell({ type: "game", game: game(2, { career: true, lapsed: "black" }) });
  store.goOn();
  expect(line().sent).toEqual([{ type: "continue", ply: 2 }]);
});

describe("news of a seat", () => {
  it("leaves the turn and the board as they are", () => {
    const { turn: before } = store.view.value as GameView;
    const revision = store.revision.value;
    const seats = {
      ...game(0).seats,
      white: { kind: "human" as const, name: "Sora", grade: null, character: null, present: false },
    };
    line().tell({ type: "game", game: game(0, { seats }) });
    expect(store.view.value?.seats.white.name).toBe("Sora");
    expect(store.view.value?.turn).toBe(before);
    expect(store.revision.value).toBe(revision);
  });
});

describe("looking back", () => {
  beforeEach(() => line().tell({ type: "game", game: game(3) }));

  it("shows any ply and returns to the present", () => {
    store.look(1);
    expect(store.shownSfen.value).toBe("after-1 w - 1");
    store.look(0);
    expect(store.shownSfen.value).toBe("start b - 1");
    store.look(3);
    expect(store.past.value).toBeNull();
    store.look(-5);
    expect(store.past.value).toBe(0);
  });

  it("stays where it is while the game goes on", () => {
    store.look(1);
    line().tell({ type: "moved", ply: ply(4), turn: turn(4), clock });
    expect(store.shownPly.value).toBe(1);
    expect(store.view.value?.plies).toHaveLength(4);
  });
});

describe("answers", () => {
  it("a hint for another position is thrown away", () => {
    store.askHint();
    const notation = ply(1).notation;
    line().tell({ type: "hint", ply: 5, usi: "2g2f", notation });
    expect([store.hint.value, store.hintAsked.value]).toEqual([null, false]);
    line().tell({ type: "hint", ply: 0, usi: "2g2f", notation });
    expect(store.hint.value?.usi).toBe("2g2f");
  });

  it("why a try is not legal is handed on", () => {
    store.explain("P*5e");
    expect(line().sent).toEqual([{ type: "explain", ply: 0, text: "P*5e" }]);
    line().tell({ type: "explanation", ply: 0, text: "P*5e", reason: "nifu" });
    expect(happened).toEqual([{ kind: "explained", text: "P*5e", reason: "nifu" }]);
  });

  it("garbage on the line is passed over", () => {
    line().onmessage?.({ data: "{" });
    line().onmessage?.({ data: new ArrayBuffer(4) });
    expect(store.view.value?.plies).toHaveLength(0);
  });

  it("the end stops the turn", () => {
    const ending = {
      kind: "resign",
      winner: "white",
      ply: 0,
      foul: null,
      foul_move: null,
      points: null,
      replay: false,
    };
    line().tell({ type: "ended", ending: ending as never, clock });
    expect(store.view.value?.turn).toBeNull();
    expect(happened).toEqual([{ kind: "ended" }]);
  });
});
