import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { SocketLike } from "../game/socket";
import type { AnalysisNews } from "../wire/AnalysisNews";
import { AnalysisStore } from "./AnalysisStore";

class Wire implements SocketLike {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  tell(news: AnalysisNews): void {
    this.onmessage?.({ data: JSON.stringify(news) });
  }
}

let wires: Wire[];
let store: AnalysisStore;
const last = () => wires.at(-1) as Wire;
const START = { sfen: "startpos", moves: [] };
const NEXT = { sfen: "startpos", moves: ["7g7f"] };

const found = (id: number, count = 1, end: "limit" | null = null): AnalysisNews => ({
  type: "found",
  id,
  engine: "E",
  depth: 3,
  nodes: 10,
  nps: 100,
  lines: Array.from({ length: count }, () => ({
    score: { cp: 5, mate: null, chance: 0.5 },
    exact: true,
    depth: 3,
    moves: [],
  })),
  end,
});

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  store = new AnalysisStore(() => {
    const wire = new Wire();
    wires.push(wire);
    return wire;
  });
  store.look(START);
});

afterEach(() => {
  store.close();
  vi.useRealTimers();
});

const begin = () => {
  store.start();
  last().onopen?.();
};

it("takes a line only when it is started, and lets go of it", () => {
  expect(wires).toHaveLength(0);
  begin();
  expect(last().sent).toEqual([
    { type: "look", id: expect.any(Number), sfen: "startpos", moves: [], lines: 1, engine: null },
  ]);
  expect(store.stage.value).toBe("starting");
  store.stop();
  expect(last().sent.at(-1)).toEqual({ type: "stop" });
  expect([store.stage.value, last().closed]).toEqual(["off", false]);
  store.close();
  expect(last().closed).toBe(true);
});

it("follows the position once the hand rests, and shows nothing of the one before", () => {
  begin();
  const first = last().sent[0]?.id as number;
  last().tell(found(first));
  expect(store.found.value?.depth).toBe(3);
  store.look(NEXT);
  store.look({ ...NEXT, moves: ["2g2f"] });
  expect(store.found.value).toBe(null);
  last().tell(found(first, 2));
  expect(store.found.value).toBe(null);
  vi.advanceTimersByTime(200);
  expect(last().sent).toHaveLength(2);
  const second = last().sent[1]?.id as number;
  expect(last().sent[1]).toMatchObject({ moves: ["2g2f"] });
  last().tell(found(second, 1, "limit"));
  expect(store.stage.value).toBe("over");
});

it("asks for other lines while it runs", () => {
  begin();
  store.show(3);
  expect(last().sent.at(-1)).toMatchObject({ type: "look", lines: 3 });
  store.stop();
  store.show(5);
  expect(last().sent.at(-1)).toEqual({ type: "stop" });
});

it("has another engine look when one is chosen", () => {
  begin();
  last().tell(found(last().sent[0]?.id as number));
  store.use("mine");
  expect([store.found.value, last().sent.at(-1)?.engine]).toEqual([null, "mine"]);
  store.use("mine");
  expect(last().sent).toHaveLength(2);
});

it("keeps what it has when it has to wait", () => {
  begin();
  const id = last().sent[0]?.id as number;
  last().tell(found(id));
  last().tell({ type: "waiting", id });
  expect([store.stage.value, store.found.value?.lines.length]).toEqual(["waiting", 1]);
  last().tell(found(id, 0));
  expect([store.stage.value, store.found.value?.lines.length]).toEqual(["thinking", 1]);
});

it("asks again when a lost line is back", () => {
  begin();
  last().onclose?.();
  expect(store.stage.value).toBe("lost");
  vi.advanceTimersByTime(1_000);
  expect(wires).toHaveLength(2);
  last().onopen?.();
  expect(last().sent[0]).toMatchObject({ type: "look", sfen: "startpos" });
});

it("a failed engine is said, and can be started again", () => {
  begin();
  const id = last().sent[0]?.id as number;
  last().tell({ type: "failed", id, kind: "engine_died" });
  expect([store.stage.value, store.fault.value, store.on]).toEqual(["failed", "engine_died", false]);
  store.look(NEXT);
  vi.advanceTimersByTime(1_000);
  expect(last().sent.filter(({ type }) => type === "look")).toHaveLength(1);
  store.start();
  expect(last().sent.at(-1)).toMatchObject({ type: "look", moves: ["7g7f"] });
});
