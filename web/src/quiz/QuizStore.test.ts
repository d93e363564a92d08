import { expect, it } from "vitest";
import { ApiError } from "../api/http";
import type { QuizQuestion } from "../wire/QuizQuestion";
import type { QuizReply } from "../wire/QuizReply";
import type { QuizTry } from "../wire/QuizTry";
import { ordered, type QuizEvent, QuizStore } from "./QuizStore";
import { parseSolved } from "./solved";

const question = (ply: number): QuizQuestion => ({ record: "game", ply, sfen: `before ${ply}` }) as QuizQuestion;

const reply = (outcome: QuizReply["outcome"]): QuizReply => ({
  outcome,
  refused: outcome === "refused" ? { kind: "bad", args: {} } : null,
  tried: null,
  sfen: "after",
  lost: 0,
  answer: [],
  best: [],
});

/** A server that answers what the text says. */
function table(questions = [question(3), question(7)]) {
  const told: QuizEvent[] = [];
  const asked: QuizTry[] = [];
  const ask = async (tried: QuizTry) => {
    asked.push(tried);
    if (tried.text === "lost") throw new ApiError({ kind: "unreachable", args: {} });
    return reply(tried.text as QuizReply["outcome"]);
  };
  return { store: new QuizStore(questions, ask, (what) => told.push(what)), told, asked };
}

it("a question is tried until it is solved, and counts at the first try only", async () => {
  const { store, told, asked } = table();
  await store.try("bad");
  expect([store.stage.value, store.sfen.value]).toEqual(["open", "before 3"]);
  await store.try("good");
  expect([store.stage.value, store.sfen.value, store.right.value]).toEqual(["solved", "after", 0]);
  expect(told.at(-1)).toEqual({ kind: "solved", id: "game 3" });
  await store.try("best");
  expect(asked.length).toBe(2);
  store.next();
  expect([store.stage.value, store.reply.value, store.sfen.value]).toEqual(["open", null, "before 7"]);
  await store.try("best");
  expect([store.right.value, store.isLast.value]).toEqual([1, true]);
  store.next();
  expect(store.at.value).toBe(1);
});

it("what is no move, or is lost on the way, is told and counts for nothing", async () => {
  const { store, told } = table();
  for (const text of ["refused", "lost"]) {
    const { value } = store.revision;
    await store.try(text);
    expect([store.stage.value, store.revision.value]).toEqual(["open", value + 1]);
    expect(told.at(-1)?.kind).toBe("failed");
  }
  await store.try("best");
  expect(store.right.value).toBe(1);
});

it("an answer that is shown solves nothing", async () => {
  const { store, told } = table();
  await store.show("played");
  expect([store.stage.value, store.right.value]).toEqual(["shown", 0]);
  expect(told.some(({ kind }) => kind === "solved")).toBe(false);
});

it("an answer that comes after the next question was opened is none of it", async () => {
  let answer = (_: QuizReply) => {};
  const ask = () => new Promise<QuizReply>((resolve) => (answer = resolve));
  const store = new QuizStore([question(3), question(7)], ask, () => {});
  const trying = store.try("slow");
  store.next();
  answer(reply("best"));
  await trying;
  expect([store.at.value, store.stage.value, store.reply.value]).toEqual([1, "open", null]);
});

it("solved questions come last, the oldest first", () => {
  const plies = (solved: string[]) => ordered([question(1), question(2), question(3)], solved).map(({ ply }) => ply);
  expect(plies([])).toEqual([1, 2, 3]);
  expect(plies(["game 3", "game 1"])).toEqual([2, 3, 1]);
});

it("what is stored is read with care", () => {
  expect(parseSolved(null)).toEqual([]);
  expect(parseSolved("{")).toEqual([]);
  expect(parseSolved('{"a":1}')).toEqual([]);
  expect(parseSolved('["abc 3", 5, "<b> 3", "x"]')).toEqual(["abc 3"]);
});
