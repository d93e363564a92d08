import { batch, computed, signal } from "@preact/signals";
import { ApiError } from "../api/http";
import { askPosition, editRecord, getRecord } from "../api/records";
import { toggled } from "../board/drawing";
import type { Problem } from "../wire/Problem";
import type { RecordEdit } from "../wire/RecordEdit";
import type { RecordMark } from "../wire/RecordMark";
import type { RecordNode } from "../wire/RecordNode";
import type { RecordView } from "../wire/RecordView";
import { Positions } from "./Positions";
import { childrenOf, lineThrough, pathTo, rowsOf, sibling, treeOf, variationHead, variationHeads } from "./tree";

/** What of the server is used; tests bring their own. */
export interface RecordApi {
  getRecord: typeof getRecord;
  editRecord: typeof editRecord;
  askPosition: typeof askPosition;
}

/** Whether what was written has reached the server. */
export type Saving = "saved" | "waiting" | "failed";

interface Draft {
  text: string;
  /** The text that the server has. */
  saved: string;
  /** The text that is on its way there. */
  sent: string | null;
}

const REST_MS = 700;
const AGAIN_MS = 4_000;
/** Refusals that pass by waiting. */
const PASSING = ["unreachable", "too_fast", "server_busy"];
/** With more variations than this a record opens with them folded. */
const MANY_VARIATIONS = 40;

/** Edits that leave the page where it is. */
const STAYING: readonly RecordEdit["type"][] = ["comment", "headers", "marks"];
const NO_MARKS: readonly RecordMark[] = [];

/** What just happened, for the page to say. */
export type RecordEvent = { kind: "refused"; problem: Problem } | { kind: "played" };

/** One record as the page knows it: the server's word, the node looked at, and what is on its way. */
export class RecordStore {
  readonly view = signal<RecordView | null>(null);
  /** Why there is nothing to show. */
  readonly missing = signal<Problem | null>(null);
  /** The node looked at. */
  readonly at = signal(0);
  readonly folded = signal<ReadonlySet<number>>(new Set());
  readonly saving = signal<Saving>("saved");
  /** Counts up whenever the board must be laid anew. */
  readonly revision = signal(0);
  /** Comments as they are being written, by node, with what the server has of them. */
  readonly drafts = signal<ReadonlyMap<number, Draft>>(new Map());
  readonly positions: Positions;
  /** Arrows and circles that are on their way to the server, by node. */
  readonly #drawn = signal<ReadonlyMap<number, readonly RecordMark[]>>(new Map());
  readonly #taken = signal<ReadonlyMap<number, number>>(new Map());
  /** The server could not be reached: that is said once, and what is not saved is sent again. */
  #away = false;
  #queue: Promise<unknown> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** It is read by somebody's link: nothing of it can be changed. */
  readonly readOnly = computed(() => this.view.value?.read_only ?? false);
  readonly tree = computed(() => treeOf(this.view.value?.nodes ?? []));
  readonly node = computed<RecordNode | null>(() => this.tree.value.nodes.get(this.at.value) ?? null);
  /** The line that is stepped along, by node. */
  readonly line = computed(() =>
    this.node.value ? lineThrough(this.tree.value, this.at.value, this.#taken.value) : [],
  );
  readonly path = computed<ReadonlySet<number>>(() => new Set(pathTo(this.tree.value, this.at.value)));
  readonly rows = computed(() => (this.view.value ? rowsOf(this.tree.value, this.folded.value) : []));
  readonly heads = computed(() => variationHeads(this.tree.value));
  readonly comment = computed(() => this.drafts.value.get(this.at.value)?.text ?? this.node.value?.comment ?? "");
  /** Arrows and circles at the node looked at. */
  readonly marks = computed<readonly RecordMark[]>(
    () => this.#drawn.value.get(this.at.value) ?? this.node.value?.marks ?? NO_MARKS,
  );
  /** The node that a move played now follows: an end and a foul are passed by. */
  readonly base = computed<RecordNode | null>(() => {
    const node = this.node.value;
    if (!node || (!node.end && node.illegal === null) || node.parent === null) return node;
    return this.tree.value.nodes.get(node.parent) ?? node;
  });
  readonly sfen = computed(() => this.node.value?.sfen ?? this.view.value?.start_sfen ?? "");
  /** The move that led to the position shown. */
  readonly lastMove = computed(() => {
    const node = this.node.value;
    if (!node?.end || node.parent === null) return node?.usi ?? null;
    return this.tree.value.nodes.get(node.parent)?.usi ?? null;
  });

  constructor(
    readonly id: string,
    private readonly say: (what: RecordEvent) => void = () => {},
    private readonly api: RecordApi = { getRecord, editRecord, askPosition },
  ) {
    this.positions = new Positions(api.askPosition);
  }

  /** Fetches the record and shows a node of it, or the first that `choose` names. */
  async open(choose: (view: RecordView) => number | null): Promise<void> {
    try {
      const view = await this.api.getRecord(this.id);
      batch(() => {
        this.missing.value = null;
        this.view.value = view;
        const heads = this.heads.value;
        if (heads.length > MANY_VARIATIONS) this.folded.value = new Set(heads);
        this.#show(choose(view) ?? this.tree.value.root);
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.missing.value = error.problem;
    }
  }

  /** Shows a node, unfolding what hides it. */
  look(id: number | null | undefined): void {
    if (id === null || id === undefined || !this.tree.value.nodes.has(id)) return;
    void this.flush();
    batch(() => this.#show(id));
  }

  step(by: number): void {
    const line = this.line.value;
    const next = line.indexOf(this.at.value) + by;
    this.look(line[Math.min(Math.max(next, 0), line.length - 1)]);
  }

  first(): void {
    this.look(this.tree.value.root);
  }

  last(): void {
    this.look(this.line.value.at(-1));
  }

  /** The variation above or below: another move in place of this one. */
  rival(by: number): void {
    this.look(sibling(this.tree.value, this.at.value, by));
  }

  fold(head: number): void {
    const folded = new Set(this.folded.value);
    const hides = this.path.value.has(head) && head !== this.at.value;
    if (!folded.delete(head)) folded.add(head);
    batch(() => {
      this.folded.value = folded;
      if (hides && folded.has(head)) this.look(head);
    });
  }

  foldAll(shut: boolean): void {
    this.folded.value = new Set(shut ? this.heads.value : []);
    if (shut) this.#unfold(this.at.value);
  }

  /** Plays a move: follows it where the record has it, adds a variation where it has not. */
  async play(usi: string): Promise<void> {
    const base = this.base.value;
    if (!base) return;
    const known = childrenOf(this.tree.value, base.id).find((id) => this.tree.value.nodes.get(id)?.usi === usi);
    if (known !== undefined) {
      this.look(known);
      this.say({ kind: "played" });
    } else await this.playFrom(base.id, usi);
  }

  /** Plays a line after a node: what of it is there already is followed. */
  async playFrom(node: number, usi: string): Promise<void> {
    if (await this.edit({ type: "add_move", node, usi })) this.say({ kind: "played" });
  }

  /** Plays what was typed: one move or a whole line, in any notation. */
  async typed(text: string): Promise<void> {
    const base = this.base.value;
    if (!base?.sfen) return;
    try {
      const { moves } = await this.api.askPosition({ sfen: base.sfen, last: base.usi, text });
      if (moves.length > 0) await this.play(moves.map(({ usi }) => usi).join(" "));
    } catch (error) {
      this.#refuse(error);
    }
    this.revision.value++;
  }

  /** Writes on the comment of the node looked at; it is sent once the pen rests. */
  write(text: string): void {
    const node = this.node.value;
    if (!node) return;
    const saved = this.drafts.value.get(node.id)?.saved ?? node.comment;
    this.#draft(node.id, { text, saved, sent: null });
    this.saving.value = "waiting";
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), REST_MS);
  }

  /** Sends the comments that the server does not have yet. */
  async flush(keepalive = false): Promise<void> {
    clearTimeout(this.#timer);
    for (const [node, draft] of this.drafts.value) {
      const { text, saved, sent } = draft;
      if (text === saved || text === sent) continue;
      this.#draft(node, { ...draft, sent: text });
      const done = await this.edit({ type: "comment", node, text }, keepalive);
      const now = this.drafts.value.get(node);
      // What could not be saved stays here, to be sent again with the next word.
      if (now) this.#draft(node, { ...now, saved: done ? text : now.saved, sent: null });
    }
    this.#forget();
    if (this.#away && this.drafts.value.size > 0 && !keepalive) {
      this.#timer = setTimeout(() => void this.flush(), AGAIN_MS);
    }
  }

  /** Draws an arrow or circle at the node looked at, or takes one away that is there. */
  draw(mark: RecordMark): Promise<void> {
    return this.#mark(toggled(this.marks.value, mark));
  }

  /** Takes all arrows and circles away from the node looked at. */
  erase(): Promise<void> {
    return this.#mark([]);
  }

  async #mark(marks: readonly RecordMark[]): Promise<void> {
    const node = this.at.value;
    if (!this.readOnly.value) this.#drawn.value = new Map(this.#drawn.value).set(node, marks);
    await this.edit({ type: "marks", node, marks: [...marks] });
    // Something more may have been drawn meanwhile.
    if (this.#drawn.value.get(node) !== marks) return;
    const left = new Map(this.#drawn.value);
    left.delete(node);
    this.#drawn.value = left;
  }

  #draft(node: number, draft: Draft): void {
    this.drafts.value = new Map(this.drafts.value).set(node, draft);
  }

  /** Lets go of comments that are saved and no longer looked at. */
  #forget(): void {
    const kept = [...this.drafts.value].filter(([node, { text, saved }]) => text !== saved || node === this.at.value);
    if (kept.length < this.drafts.value.size) this.drafts.value = new Map(kept);
  }

  /** Sends an edit after those before it; whether it was accepted. */
  edit(edit: RecordEdit, keepalive = false): Promise<boolean> {
    if (this.readOnly.value) {
      this.revision.value++;
      this.say({ kind: "refused", problem: { kind: "shared_record", args: {} } });
      return Promise.resolve(false);
    }
    this.saving.value = "waiting";
    const done = this.#queue.then(() => this.#send(edit, keepalive));
    this.#queue = done;
    return done;
  }

  async undo(): Promise<void> {
    await this.flush();
    if (this.view.value?.can_undo) await this.edit({ type: "undo" });
  }

  async redo(): Promise<void> {
    await this.flush();
    if (this.view.value?.can_redo) await this.edit({ type: "redo" });
  }

  /** Puts the variation looked at a place nearer to the main line. */
  async promote(): Promise<void> {
    if (variationHead(this.tree.value, this.at.value) === null) return;
    await this.edit({ type: "promote", node: this.at.value });
  }

  /** Takes out the node looked at with all that follows it. */
  async remove(): Promise<void> {
    if (this.node.value?.parent != null) await this.edit({ type: "delete", node: this.at.value });
  }

  stop(): void {
    void this.flush(true);
    clearTimeout(this.#timer);
    this.positions.stop();
  }

  async #send(edit: RecordEdit, keepalive: boolean, again = true): Promise<boolean> {
    const view = this.view.value;
    if (!view) return false;
    try {
      this.#accept(await this.api.editRecord(this.id, view.version, edit, keepalive), edit);
      const behind = [...this.drafts.value].some(([node, { text, saved }]) => {
        return text !== saved && !(edit.type === "comment" && edit.node === node && edit.text === text);
      });
      this.saving.value = behind ? "waiting" : "saved";
      this.#away = false;
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The record was changed elsewhere. An edit names its node, so that it means the same in the tree as it is now.
      if (again && error.problem.kind.startsWith("stale")) {
        this.#accept(await this.api.getRecord(this.id), null);
        const meant = !("node" in edit) || this.tree.value.nodes.has(edit.node);
        const repeatable = edit.type !== "undo" && edit.type !== "redo";
        if (meant && repeatable) return this.#send(edit, keepalive, false);
      }
      this.saving.value = "failed";
      const known = this.#away;
      this.#away = PASSING.includes(error.problem.kind);
      if (!known || !this.#away) this.#refuse(error);
      return false;
    }
  }

  #accept(view: RecordView, edit: RecordEdit | null): void {
    const before = pathTo(this.tree.value, this.at.value);
    batch(() => {
      this.view.value = view;
      const { nodes } = this.tree.value;
      // After very many edits a record begins anew, with other numbers for its nodes.
      const renumbered = edit !== null && edit.type !== "undo" && !view.can_undo;
      const follows = renumbered || (edit !== null && !STAYING.includes(edit.type));
      if (edit?.type === "undo" || edit?.type === "redo") this.drafts.value = new Map();
      const shown = follows && view.current !== null && nodes.has(view.current) ? view.current : null;
      this.#show(shown ?? before.findLast((id) => nodes.has(id)) ?? this.tree.value.root);
    });
  }

  #refuse(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    this.revision.value++;
    this.say({ kind: "refused", problem: error.problem });
  }

  #show(id: number): void {
    const moved = id !== this.at.value;
    this.at.value = id;
    if (moved) this.revision.value++;
    const taken = new Map(this.#taken.value);
    const path = pathTo(this.tree.value, id);
    for (const [index, step] of path.entries()) {
      const from = path[index - 1];
      if (from !== undefined) taken.set(from, step);
    }
    this.#taken.value = taken;
    this.#forget();
    this.#unfold(id);
    this.#ask();
  }

  #unfold(id: number): void {
    const folded = this.folded.value;
    const hiding = pathTo(this.tree.value, id).filter((step) => step !== id && folded.has(step));
    if (hiding.length > 0) this.folded.value = new Set([...folded].filter((head) => !hiding.includes(head)));
  }

  #ask(): void {
    const line = this.line.value;
    const here = line.indexOf(this.at.value);
    const near = [
      this.base.value,
      ...[here + 1, here - 1].map((index) => this.tree.value.nodes.get(line[index] ?? -1)),
    ];
    this.positions.want(near.flatMap((node) => node?.sfen ?? []));
  }
}

/** The node at which a record stands as `sfen` does: board, side and hands. */
export function nodeAt(view: RecordView, sfen: string): number | null {
  const bare = (text: string): string => text.split(" ").slice(0, 3).join(" ");
  const wanted = bare(sfen);
  return view.nodes.find((node) => node.sfen !== null && bare(node.sfen) === wanted)?.id ?? null;
}
