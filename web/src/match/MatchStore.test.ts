import { expect, it } from "vitest";
import { ApiError } from "../api/http";
import type { MatchMove } from "../wire/MatchMove";
import type { MatchView } from "../wire/MatchView";
import { type MatchApi, MatchStore } from "./MatchStore";

const START = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
const notation = { ja: "", zh_hans: "", zh_hant: "", western: "" };
const move = (usi: string): MatchMove => ({ usi, notation, sfen: `after ${usi}`, check: false, ms: 10 });

const view = (seen: number, change: Partial<MatchView> = {}): MatchView => ({
  id: "m",
  seen,
  state: "running",
  failure: null,
  engines: [
    { type: "house", grade: "15k" },
    { type: "house", grade: "max" },
  ],
  names: ["A", "B"],
  limit: { type: "nodes", nodes: 1000 },
  from: { type: "start" },
  games: 2,
  number: 1,
  first: "black",
  start_sfen: START,
  moves: [],
  results: [],
  score: { wins: 0, draws: 0, losses: 0, elo: null },
  ...change,
});

/** A server that gives these answers one after another. */
function server(answers: (MatchView | string)[]): { api: MatchApi; asked: (number | null)[] } {
  const asked: (number | null)[] = [];
  const next = async (): Promise<MatchView> => {
    const answer = answers.shift();
    if (typeof answer === "object") return answer;
    throw new ApiError({ kind: answer ?? "unreachable", args: {} });
  };
  const looked: MatchApi["getMatch"] = (_id, seen) => {
    asked.push(seen);
    return next();
  };
  return { api: { getMatch: looked, actOnMatch: next }, asked };
}

it("follows a match to its end, and a new game brings the latest position back", async () => {
  const two = [move("7g7f"), move("3c3d")];
  const { api, asked } = server([
    view(1, { moves: two }),
    view(2, { moves: two, number: 2, first: "white" }),
    view(3, { state: "over", number: 2, moves: [] }),
  ]);
  const seen: number[] = [];
  const store = new MatchStore(
    "m",
    (now) => {
      seen.push(now.seen);
      if (now.seen === 1) {
        store.look(1);
        expect(store.sfen.value).toBe("after 7g7f");
        store.look(9);
        expect(store.past.value).toBeNull();
        store.look(-3);
        expect(store.sfen.value).toBe(START);
      }
      if (now.seen === 2) expect(store.sfen.value).toBe("after 3c3d");
    },
    undefined,
    api,
  );
  await store.follow();
  expect(seen).toEqual([1, 2, 3]);
  expect(asked).toEqual([null, 1, 2]);
});

it("takes no answer that another has overtaken, and says what is refused", async () => {
  const { api } = server([view(5), view(4), "too_fast"]);
  const said: string[] = [];
  const store = new MatchStore("m", undefined, ({ kind }) => said.push(kind), api);
  await store.act("pause");
  await store.act("resume");
  expect(store.view.value?.seen).toBe(5);
  await store.act("stop");
  expect(said).toEqual(["too_fast"]);
});

it("says that there is no such match", async () => {
  const store = new MatchStore("m", undefined, undefined, server(["no_such_match"]).api);
  await store.follow();
  expect(store.missing.value?.kind).toBe("no_such_match");
});
