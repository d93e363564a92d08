import { describe, expect, it } from "vitest";
import { ApiError } from "../api/http";
import type { LessonReply } from "../wire/LessonReply";
import type { LessonStep } from "../wire/LessonStep";
import type { LessonTry } from "../wire/LessonTry";
import { type LessonEvent, LessonStore } from "./LessonStore";

const NONE = { moves: {}, drops: {}, may_promote: [], must_promote: [] };

const step = (id: string, task: string, more: Partial<LessonStep> = {}): LessonStep => ({
  id,
  task,
  sfen: `${id} b - 1`,
  legal: NONE,
  squares: [],
  answers: 0,
  right: null,
  castle: null,
  frames: [],
  ...more,
});

const reply = (outcome: LessonReply["outcome"], more: Partial<LessonReply> = {}): LessonReply => ({
  outcome,
  refused: null,
  why: null,
  tried: null,
  answer: null,
  sfen: "then b - 1",
  legal: NONE,
  left: [],
  ...more,
});

const move = (usi: string) => ({
  usi,
  notation: { ja: usi, zh_hans: usi, zh_hant: usi, western: usi },
  sfen: `after ${usi}`,
  check: false,
});

function open(steps: LessonStep[], replies: (LessonReply | ApiError)[] = []) {
  const told: LessonEvent[] = [];
  const asked: LessonTry[] = [];
  let now = 1_000;
  const store = new LessonStore(
    { id: "it", chapter: "rules", steps, next: null },
    {
      tryLesson: async (question) => {
        asked.push(question);
        now += 1_500;
        const next = replies.shift();
        if (!next || next instanceof ApiError) throw next ?? new Error("nothing to answer");
        return next;
      },
      now: () => now,
    },
    (what) => told.push(what),
    0,
    0,
    0,
  );
  return { store, told, asked };
}

const rest = () => new Promise((resolve) => setTimeout(resolve, 5));

describe("a lesson", () => {
  it("is read step by step", () => {
    const { store, told } = open([step("a", "read"), step("b", "read")]);
    expect(store.stage.value).toBe("done");
    store.next();
    expect(store.step.value.id).toBe("b");
    expect(store.isLast.value).toBe(true);
    store.next();
    expect(store.at.value).toBe(1);
    expect(told.filter(({ kind }) => kind === "done")).toHaveLength(2);
  });

  it("takes squares in any order, each once, and tells a wrong one", () => {
    const { store } = open([step("a", "point", { squares: ["5e", "5d"] })]);
    store.point("1a");
    expect(store.word.value.kind).toBe("wrong-square");
    store.point("5d");
    store.point("5d");
    expect(store.word.value).toEqual({ kind: "left", count: 1 });
    store.point("5e");
    expect(store.stage.value).toBe("done");
  });

  it("lets one choose again until the answer is right", () => {
    const { store } = open([step("a", "choose", { answers: 3, right: 2 })]);
    store.choose(0);
    expect(store.word.value.kind).toBe("wrong-answer");
    store.choose(2);
    expect(store.stage.value).toBe("done");
    store.choose(1);
    expect(store.chosen.value).toEqual([0, 2]);
  });

  it("plays a line: the own move, then the reply", async () => {
    const goesOn = reply("goes_on", { tried: move("3b3a+"), answer: move("4a3a") });
    const { store, asked } = open([step("a", "line")], [goesOn, reply("done", { tried: move("S*3b") })]);
    await store.try("3b3a+");
    expect(store.stage.value).toBe("asking");
    await rest();
    expect(store.sfen.value).toBe("then b - 1");
    await store.try("S*3b");
    expect(asked.map(({ moves }) => moves)).toEqual([[], ["3b3a+", "4a3a"]]);
    expect(store.word.value.kind).toBe("well");
  });

  it("leaves the board as it was when a move is not what was asked", async () => {
    const problem = { kind: "illegal_move", args: { reason: "nifu" } };
    const { store } = open(
      [step("a", "reach")],
      [reply("again", { why: "check" }), reply("refused", { refused: problem })],
    );
    await store.try("7g7f");
    expect(store.word.value).toEqual({ kind: "again", why: "check" });
    expect(store.sfen.value).toBe("a b - 1");
    expect(store.revision.value).toBe(1);
    await store.try("P*5e");
    expect(store.word.value).toEqual({ kind: "refused", problem });
    expect(store.moves.value).toEqual([]);
  });

  it("is done by a forbidden move where that was asked for, without playing it", async () => {
    const problem = { kind: "illegal_move", args: { reason: "nifu" } };
    const { store } = open([step("a", "foul")], [reply("done", { refused: problem })]);
    await store.try("P*5e");
    expect(store.stage.value).toBe("done");
    expect(store.word.value).toEqual({ kind: "forbidden", problem });
    expect(store.sfen.value).toBe("a b - 1");
  });

  it("measures the time of a castle from the first move", async () => {
    const { store, told } = open(
      [step("a", "build", { castle: "hon_mino" })],
      [reply("goes_on", { tried: move("2h6h") }), reply("done", { tried: move("5i4h") })],
    );
    await store.try("2h6h");
    await store.try("5i4h");
    expect(store.seconds.value).toBe(3);
    expect(told.at(-2)).toEqual({ kind: "done", step: "a", seconds: 3 });
  });

  it("sets the pieces up one by one, or all at once", async () => {
    const frames = ["0", "1", "2"];
    const { store } = open([step("a", "set_up", { frames })]);
    expect(store.sfen.value).toBe("0");
    await rest();
    await rest();
    await rest();
    expect(store.sfen.value).toBe("2");
    store.goTo(0);
    store.setUpAll();
    expect(store.frame.value).toBe(2);
    expect(store.stage.value).toBe("done");
  });

  it("tells a failure and stays open", async () => {
    const { store, told } = open([step("a", "reach")], [new ApiError({ kind: "unreachable", args: {} })]);
    await store.try("7g7f");
    expect(told.at(-1)).toEqual({ kind: "failed", problem: { kind: "unreachable", args: {} } });
    expect(store.stage.value).toBe("open");
  });

  it("forgets an answer that comes after the step was left", async () => {
    const { store } = open([step("a", "reach"), step("b", "reach")], [reply("done", { tried: move("7g7f") })]);
    const asked = store.try("7g7f");
    store.goTo(1);
    await asked;
    expect(store.stage.value).toBe("open");
    expect(store.sfen.value).toBe("b b - 1");
  });
});
