import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../api/http";
import type { RecordEdit } from "../wire/RecordEdit";
import type { RecordNode } from "../wire/RecordNode";
import type { RecordView } from "../wire/RecordView";
import { nodeAt, type RecordApi, type RecordEvent, RecordStore } from "./RecordStore";

const START = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

const node = (id: number, parent: number | null, usi: string | null, more: Partial<RecordNode> = {}): RecordNode => ({
  id,
  parent,
  ply: id,
  usi,
  notation: null,
  sfen: `${START.slice(0, -1)}${id + 1}`,
  check: false,
  comment: "",
  marks: [],
  bookmark: null,
  seconds: null,
  illegal: null,
  end: null,
  ...more,
});

const end = { kind: "resign", word: null, winner: "black" as const };

/** 0 – 1 – 2 – 3 (an end), and 4 in place of 2. */
const nodes = [
  node(0, null, null),
  node(1, 0, "7g7f"),
  node(2, 1, "3c3d"),
  node(3, 2, null, { end }),
  node(4, 1, "8c8d"),
];

const record = (change: Partial<RecordView> = {}): RecordView => ({
  id: "r",
  version: 1,
  headers: [],
  handicap: "even",
  start_sfen: START,
  nodes,
  result: "black",
  warnings: [],
  source: { format: null, encoding: null, file: null, game: null },
  can_undo: true,
  can_redo: false,
  read_only: false,
  current: null,
  ...change,
});

let sent: { version: number; edit: RecordEdit }[];
let said: RecordEvent[];
let answer: (edit: RecordEdit, version: number) => RecordView;
let api: RecordApi;
let store: RecordStore;

beforeEach(async () => {
  vi.useFakeTimers();
  sent = [];
  said = [];
  answer = (edit, version) =>
    record({
      version: version + 1,
      nodes: nodes.map((one) =>
        edit.type === "comment" && edit.node === one.id ? { ...one, comment: edit.text } : one,
      ),
    });
  api = {
    getRecord: async () => record({ version: 7 }),
    editRecord: async (_id, version, edit) => {
      sent.push({ version, edit });
      return answer(edit, version);
    },
    askPosition: async () => {
      throw new ApiError({ kind: "unreachable", args: {} });
    },
  };
  store = new RecordStore("r", (what) => said.push(what), api);
  await store.open(() => null);
});

const stale = (): never => {
  throw new ApiError({ kind: "stale_record", args: {} });
};

describe("looking", () => {
  it("steps along the line last taken and stays within it", () => {
    store.last();
    expect(store.at.value).toBe(3);
    store.step(1);
    expect(store.at.value).toBe(3);
    store.look(4);
    store.step(-1);
    store.step(1);
    expect(store.at.value).toBe(4);
    store.rival(-1);
    expect(store.at.value).toBe(2);
    store.rival(-1);
    expect(store.at.value).toBe(2);
    store.first();
    store.step(-1);
    expect(store.at.value).toBe(0);
  });

  it("unfolds what hides the node shown, and leaves what it folds", () => {
    store.foldAll(true);
    expect(store.rows.value.map(({ id }) => id)).toEqual([0, 1, 2, 4, 3]);
    store.view.value = record({ nodes: [...nodes, node(5, 4, "2g2f")] });
    store.look(5);
    expect(store.folded.value.has(4)).toBe(false);
    store.fold(4);
    expect(store.at.value).toBe(4);
    expect(store.rows.value.find(({ id }) => id === 4)?.hidden).toBe(1);
  });

  it("shows the last move also at an end", () => {
    store.last();
    expect(store.lastMove.value).toBe("3c3d");
    expect(store.base.value?.id).toBe(2);
  });

  it("finds where a position stands, whatever its move number", () => {
    expect(nodeAt(record(), `${START.slice(0, -1)}99`)).toBe(0);
    expect(nodeAt(record(), "9/9/9/9/9/9/9/9/9 b - 1")).toBeNull();
  });
});

describe("playing", () => {
  it("follows a move that is there and adds one that is not", async () => {
    store.look(1);
    await store.play("8c8d");
    expect(store.at.value).toBe(4);
    expect(sent).toEqual([]);
    answer = () => record({ version: 8, nodes: [...nodes, node(5, 4, "2g2f")], current: 5 });
    await store.play("2g2f");
    expect(sent).toEqual([{ version: 7, edit: { type: "add_move", node: 4, usi: "2g2f" } }]);
    expect(store.at.value).toBe(5);
  });

  it("says why a move was refused and lays the board anew", async () => {
    const before = store.revision.value;
    answer = () => {
      throw new ApiError({ kind: "illegal_move", args: { reason: "nifu" } });
    };
    await store.play("P*5e");
    expect(said).toEqual([{ kind: "refused", problem: { kind: "illegal_move", args: { reason: "nifu" } } }]);
    expect(store.revision.value).toBeGreaterThan(before);
    expect(store.saving.value).toBe("failed");
  });
});

describe("a comment", () => {
  it("is sent once the pen rests", async () => {
    store.write("a");
    store.write("ab");
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent.map(({ edit }) => edit)).toEqual([{ type: "comment", node: 0, text: "ab" }]);
    expect(store.saving.value).toBe("saved");
    expect(store.comment.value).toBe("ab");
  });

  it("is sent before another node is looked at, and goes to its own node", async () => {
    store.write("first");
    store.look(1);
    expect(store.comment.value).toBe("");
    await vi.advanceTimersByTimeAsync(10);
    expect(sent.map(({ edit }) => edit)).toEqual([{ type: "comment", node: 0, text: "first" }]);
  });

  it("is not lost when the server is away", async () => {
    const works = answer;
    answer = () => {
      throw new ApiError({ kind: "unreachable", args: {} });
    };
    store.write("kept");
    store.look(1);
    await vi.advanceTimersByTimeAsync(10);
    expect(store.saving.value).toBe("failed");
    store.look(0);
    expect(store.comment.value).toBe("kept");
    await vi.advanceTimersByTimeAsync(10_000);
    answer = works;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent.at(-1)?.edit).toEqual({ type: "comment", node: 0, text: "kept" });
    // That the server is away is said once, not at every try.
    expect(said).toHaveLength(1);
    expect(store.saving.value).toBe("saved");
  });
});

describe("a record that was changed elsewhere", () => {
  it("is fetched again, and the edit means the same node", async () => {
    const works = answer;
    answer = (edit, version) => (version === 7 ? stale() : works(edit, version));
    api.getRecord = async () => record({ version: 9 });
    store.write("mine");
    await store.flush();
    expect(sent.map(({ version }) => version)).toEqual([7, 9]);
    expect(store.saving.value).toBe("saved");
  });

  it("does not undo another's edit, nor change a node that is gone", async () => {
    answer = stale;
    api.getRecord = async () => record({ version: 9, nodes: nodes.slice(0, 2) });
    store.look(4);
    await store.undo();
    expect(sent).toHaveLength(1);
    // The node looked at is gone: the one before it is shown.
    expect(store.at.value).toBe(1);
    expect(said.at(-1)?.kind).toBe("refused");
  });

  it("shows what is drawn at once, keeps what follows it, and lets go of what is refused", async () => {
    const arrow = { from: "7g", to: "7f", color: "red" } as const;
    const circle = { from: "5e", to: "5e", color: "green" } as const;
    answer = (edit, version) =>
      record({
        version: version + 1,
        nodes: nodes.map((one) =>
          edit.type === "marks" && edit.node === one.id ? { ...one, marks: edit.marks } : one,
        ),
      });
    const first = store.draw(arrow);
    const second = store.draw(circle);
    expect(store.marks.value).toEqual([arrow, circle]);
    await Promise.all([first, second]);
    expect(sent.map(({ edit }) => edit.type === "marks" && edit.marks.length)).toEqual([1, 2]);
    expect(store.marks.value).toEqual([arrow, circle]);
    await store.draw(arrow);
    expect(store.marks.value).toEqual([circle]);
    answer = () => {
      throw new ApiError({ kind: "bad_marks", args: {} });
    };
    await store.erase();
    expect(store.marks.value).toEqual([circle]);
    expect(said.at(-1)).toMatchObject({ kind: "refused" });
  });
});
