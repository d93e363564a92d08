import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../api/http";
import type { TsumeReply } from "../wire/TsumeReply";
import type { TsumeSolution } from "../wire/TsumeSolution";
import type { TypedMove } from "../wire/TypedMove";
import { type SolveEvent, SolveStore } from "./SolveStore";

const legal = { moves: {}, drops: { G: ["1c"] }, may_promote: [], must_promote: [] };
const move = (usi: string, check = false): TypedMove => ({
  usi,
  notation: { ja: usi, zh_hans: usi, zh_hant: usi, western: usi },
  sfen: `after ${usi}`,
  check,
});
const reply = (more: Partial<TsumeReply>): TsumeReply => ({
  outcome: "goes_on",
  refused: null,
  tried: move("G*1c", true),
  answer: move("1b1a"),
  how: null,
  why: null,
  legal,
  left: 1,
  futile: false,
  ...more,
});
const solution = (line: string[]): TsumeSolution => ({
  verdict: "mate",
  stop: null,
  plies: line.length,
  raw_plies: line.length,
  minimal: true,
  line: line.map((usi) => move(usi)),
  left: 0,
});

describe("solving by hand", () => {
  const tryMove = vi.fn();
  const solve = vi.fn();
  let told: SolveEvent[] = [];
  let store: SolveStore;

  beforeEach(() => {
    vi.useFakeTimers();
    tryMove.mockReset();
    solve.mockReset();
    told = [];
    store = new SolveStore({ id: "0123abcd", sfen: "start", plies: 3, legal }, { tryMove, solve }, (what) =>
      told.push(what),
    );
  });
  afterEach(() => vi.useRealTimers());

  const attempt = async (more: Partial<TsumeReply>, text = "G*1c") => {
    tryMove.mockResolvedValueOnce(reply(more));
    await store.try(text);
    vi.runAllTimers();
  };
  const words = () => told.flatMap((what) => (what.kind === "word" ? [what.word.kind] : []));

  it("plays the try, then the answer, then lets the attacker go on", async () => {
    tryMove.mockResolvedValueOnce(reply({}));
    await store.try("G*1c");
    expect(store.line.value.map(({ usi }) => usi)).toEqual(["G*1c"]);
    expect(store.legal.value).toBeNull();
    vi.runAllTimers();
    expect(store.line.value.map(({ usi }) => usi)).toEqual(["G*1c", "1b1a"]);
    expect(store.sfen.value).toBe("after 1b1a");
    expect(store.stage.value).toBe("solving");
    expect(store.word.value).toEqual({ kind: "goes-on", left: 1, longer: false });
    await attempt({ outcome: "mate", tried: move("G*1b"), answer: null });
    expect(tryMove.mock.lastCall?.[0]).toEqual({ sfen: "start", moves: ["G*1c", "1b1a"], text: "G*1c" });
    expect(store.word.value).toEqual({ kind: "solved", plies: 3, longer: false, futile: false });
    expect(told.at(-1)).toEqual({ kind: "solved", helped: false });
  });

  it("says when the mate will be longer, and when it was", async () => {
    await attempt({ left: 3 });
    expect(store.word.value).toMatchObject({ kind: "goes-on", longer: true });
    await attempt({ left: 1 });
    await attempt({ outcome: "mate", answer: null });
    expect(store.word.value).toMatchObject({ kind: "solved", plies: 5, longer: true });
  });

  it("shows what refutes a try, and takes both moves back", async () => {
    await attempt({ outcome: "refuted", how: "captures", why: null, left: null });
    expect(store.stage.value).toBe("refuted");
    expect(store.legal.value).toBeNull();
    expect(words()).toEqual(["refuted"]);
    await store.try("G*1d");
    expect(tryMove).toHaveBeenCalledTimes(1);
    store.back();
    expect(store.line.value).toEqual([]);
    expect(store.legal.value).toBe(legal);
  });

  it("leaves the board as it was after a move that is no check or no move", async () => {
    await attempt({ outcome: "not_check", answer: null });
    expect([store.line.value.length, store.revision.value, store.stage.value]).toEqual([0, 1, "solving"]);
    const refused = { kind: "illegal_move", args: { reason: "nifu" } };
    await attempt({ outcome: "refused", refused, tried: null, answer: null });
    expect(told.at(-1)).toEqual({ kind: "refused", problem: refused });
    expect(store.revision.value).toBe(2);
  });

  it("goes on after the server was away", async () => {
    tryMove.mockRejectedValueOnce(new ApiError({ kind: "unreachable", args: {} }));
    await store.try("G*1c");
    expect([store.stage.value, store.line.value.length]).toEqual(["solving", 0]);
    await attempt({});
    expect(store.line.value.length).toBe(2);
  });

  it("an answer that nobody waits for any more is dropped", async () => {
    tryMove.mockResolvedValueOnce(reply({}));
    await store.try("G*1c");
    store.back();
    vi.runAllTimers();
    expect([store.line.value.length, store.stage.value]).toEqual([0, "solving"]);
    let late: (value: TsumeReply) => void = () => undefined;
    tryMove.mockReturnValueOnce(new Promise((resolve) => (late = resolve)));
    const asked = store.try("G*1c");
    store.restart();
    late(reply({}));
    await asked;
    vi.runAllTimers();
    expect([store.line.value.length, store.stage.value]).toEqual([0, "solving"]);
  });

  it("hints at the piece, then at the move, and remembers that it helped", async () => {
    solve.mockResolvedValue(solution(["G*1c", "1b1a", "G*1b"]));
    await store.hint();
    expect(store.word.value).toMatchObject({ kind: "hint", whole: false });
    expect(store.arrow.value).toBeNull();
    await store.hint();
    expect(store.word.value).toMatchObject({ kind: "hint", whole: true });
    expect(store.arrow.value).toBe("G*1c");
    await attempt({});
    expect(store.arrow.value).toBeNull();
    await attempt({ outcome: "mate", answer: null });
    expect(told.at(-1)).toEqual({ kind: "solved", helped: true });
  });

  it("shows the solution from the start, to be stepped through", async () => {
    solve.mockResolvedValue(solution(["G*1c", "1b1a", "G*1b"]));
    await store.show();
    expect([store.stage.value, store.at.value, store.line.value.length]).toEqual(["shown", 0, 3]);
    store.step(2);
    expect([store.sfen.value, store.legal.value]).toEqual(["after 1b1a", null]);
    store.step(9);
    expect(store.at.value).toBe(3);
    store.back();
    expect([store.stage.value, store.line.value.length]).toEqual(["solving", 0]);
    expect(store.helped).toBe(true);
  });

  it("looks back without playing", async () => {
    await attempt({});
    store.step(-1);
    expect([store.at.value, store.legal.value, store.isLatest.value]).toEqual([1, null, false]);
    store.step(1);
    expect(store.legal.value).toBe(legal);
  });
});
