import { describe, expect, it } from "vitest";
import { ApiError } from "../api/http";
import type { HasamiAnswer } from "../wire/HasamiAnswer";
import type { HasamiQuestion } from "../wire/HasamiQuestion";
import { type HasamiEvent, HasamiStore } from "./HasamiStore";
import { FIRST, type HasamiSetup, parseGame, type SavedGame } from "./saved";

const answer = (side: "black" | "white", more: Partial<HasamiAnswer> = {}): HasamiAnswer => ({
  refused: null,
  played: [],
  sfen: "9/9/9/9/9/9/9/9/9 b - 1",
  side,
  legal: { moves: {}, drops: {}, may_promote: [], must_promote: [] },
  taken: { black: 0, white: 0 },
  over: false,
  winner: null,
  ...more,
});
const move = (usi: string) => ({ usi, taken: [], sfen: "" });

async function open(setup: Partial<HasamiSetup>, moves: string[], answers: (HasamiAnswer | ApiError)[]) {
  const asked: HasamiQuestion[] = [];
  const saved: SavedGame[] = [];
  const told: HasamiEvent[] = [];
  const store = new HasamiStore(
    { ...FIRST, ...setup },
    moves,
    {
      ask: async (question) => {
        asked.push(question);
        const next = answers.shift();
        if (!next || next instanceof ApiError) throw next ?? new Error("nothing to answer");
        return next;
      },
      save: (game) => saved.push(game),
    },
    (what) => told.push(what),
    0,
  );
  await store.begin();
  return { store, asked, saved, told };
}

describe("hasami shogi", () => {
  it("is answered by the computer at its level, and saved after each move", async () => {
    const { store, asked, saved } = await open(
      { level: 4 },
      [],
      [answer("black"), answer("white", { played: [move("6i6e")] }), answer("black", { played: [move("5a5e")] })],
    );
    await store.try("6i6e");
    expect(asked.map(({ text, level }) => [text, level])).toEqual([
      [null, null],
      ["6i6e", null],
      [null, 4],
    ]);
    expect(store.moves.value).toEqual(["6i6e", "5a5e"]);
    expect(saved.at(-1)?.moves).toEqual(["6i6e", "5a5e"]);
    expect(store.mover.value).toBe("black");
  });

  it("lets the computer begin where it is Black", async () => {
    const { store } = await open({ side: "white" }, [], [answer("black"), answer("white", { played: [move("6i6e")] })]);
    expect(store.moves.value).toEqual(["6i6e"]);
    expect(store.mover.value).toBe("white");
  });

  it("lets both sides move at one board", async () => {
    const { store } = await open({ level: null }, [], [answer("black"), answer("white", { played: [move("6i6e")] })]);
    await store.try("6i6e");
    expect(store.mover.value).toBe("white");
  });

  it("takes back to one's own last move", async () => {
    const { store } = await open({}, ["6i6e", "5a5e", "4i4e", "1a1b"], [answer("black"), answer("black")]);
    await store.back();
    expect(store.moves.value).toEqual(["6i6e", "5a5e"]);
    const second = await open({ side: "white" }, ["6i6e"], [answer("white"), answer("white")]);
    await second.store.back();
    expect(second.store.moves.value).toEqual(["6i6e"]);
  });

  it("says why a move cannot be played, and leaves the board", async () => {
    const refused = { kind: "hasami_move", args: { reason: "blocked" } };
    const { store, told } = await open({}, [], [answer("black"), answer("black", { refused })]);
    await store.try("5i5a");
    expect(told).toEqual([{ kind: "refused", problem: refused }]);
    expect([store.revision.value, store.moves.value]).toEqual([1, []]);
    expect(store.mover.value).toBe("black");
  });

  it("goes on after a lost connection", async () => {
    const lost = new ApiError({ kind: "unreachable", args: {} });
    const { store, told } = await open(
      {},
      [],
      [answer("black"), lost, answer("white", { played: [move("6i6e")], over: true, winner: "black" })],
    );
    await store.try("6i6e");
    expect(told[0]?.kind).toBe("refused");
    await store.try("6i6e");
    expect(told.at(-1)).toEqual({ kind: "over" });
    expect(store.mover.value).toBeNull();
  });

  it("reads a saved game that is its own and no other", () => {
    const game = { setup: FIRST, moves: ["6i6e"] };
    expect(parseGame(JSON.stringify(game))).toEqual(game);
    for (const bad of [
      null,
      "",
      "{}",
      "[]",
      JSON.stringify({ ...game, moves: ["<b>"] }),
      JSON.stringify({ ...game, setup: { ...FIRST, level: 9 } }),
      JSON.stringify({ ...game, setup: { ...FIRST, goal: "ten" } }),
    ]) {
      expect(parseGame(bad), String(bad)).toBeNull();
    }
  });
});
