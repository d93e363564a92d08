import type { RecordNode } from "../wire/RecordNode";

/** What of a node makes the tree. */
export type Branch = Pick<RecordNode, "id" | "parent">;

/** A record's nodes by id, with what follows each: the main continuation first. */
export interface Tree<Node extends Branch = RecordNode> {
  nodes: ReadonlyMap<number, Node>;
  children: ReadonlyMap<number, readonly number[]>;
  root: number;
}

const NONE: readonly number[] = [];

/** Builds the tree from nodes that each stand after their parent, siblings in order. */
export function treeOf<Node extends Branch>(list: readonly Node[]): Tree<Node> {
  const nodes = new Map<number, Node>();
  const children = new Map<number, number[]>();
  for (const node of list) {
    nodes.set(node.id, node);
    if (node.parent === null) continue;
    const siblings = children.get(node.parent);
    if (siblings) siblings.push(node.id);
    else children.set(node.parent, [node.id]);
  }
  return { nodes, children, root: list[0]?.id ?? 0 };
}

export const childrenOf = (tree: Tree<Branch>, id: number): readonly number[] => tree.children.get(id) ?? NONE;

/** From the start to a node, both included. */
export function pathTo(tree: Tree<Branch>, id: number): number[] {
  const path: number[] = [];
  for (let at: number | null = id; at !== null; at = tree.nodes.get(at)?.parent ?? null) path.push(at);
  return path.reverse();
}

/** The line through a node: the way to it, then at each branch the continuation last taken, else the main one. */
export function lineThrough(tree: Tree<Branch>, id: number, taken: ReadonlyMap<number, number>): number[] {
  const line = pathTo(tree, id);
  for (let at = id; ; ) {
    const next = childrenOf(tree, at);
    const kept = taken.get(at);
    const follow = kept !== undefined && next.includes(kept) ? kept : next[0];
    if (follow === undefined) return line;
    line.push(follow);
    at = follow;
  }
}

/** The nodes that share a node's parent, itself included. */
export function siblings(tree: Tree<Branch>, id: number): readonly number[] {
  const parent = tree.nodes.get(id)?.parent ?? null;
  return parent === null ? [id] : childrenOf(tree, parent);
}

/** The sibling so many places on; null where there is none. */
export function sibling(tree: Tree<Branch>, id: number, by: number): number | null {
  const all = siblings(tree, id);
  return all[all.indexOf(id) + by] ?? null;
}

/** The first node of the variation that a node lies in; null on the main line. */
export function variationHead(tree: Tree<Branch>, id: number): number | null {
  for (let at: number | null = id; at !== null; at = tree.nodes.get(at)?.parent ?? null) {
    if (siblings(tree, at)[0] !== at) return at;
  }
  return null;
}

/** One line of the list of moves. */
export interface Row {
  id: number;
  /** 0 on the main line, 1 in a variation of it, and so on. */
  level: number;
  /** It begins a variation, which can be folded. */
  head: boolean;
  /** Rows folded away behind it. */
  hidden: number;
}

/** How many nodes follow each, at any distance. */
function sizes(tree: Tree<Branch>): Map<number, number> {
  const found = new Map<number, number>();
  // Nodes stand after their parents, so that backwards every node comes before its parent.
  for (const node of [...tree.nodes.values()].reverse()) {
    const own = found.get(node.id) ?? 0;
    found.set(node.id, own);
    if (node.parent !== null) found.set(node.parent, (found.get(node.parent) ?? 0) + own + 1);
  }
  return found;
}

/** The list of moves: after a move its rivals, each with all that follows it, then the line goes on. */
export function rowsOf(tree: Tree<Branch>, folded: ReadonlySet<number>): Row[] {
  const rows: Row[] = [];
  const counts = folded.size > 0 ? sizes(tree) : null;
  const waiting: { id: number; level: number; head: boolean }[] = [{ id: tree.root, level: 0, head: false }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { id, level, head } = next;
    const shut = head && folded.has(id);
    rows.push({ id, level, head, hidden: shut ? (counts?.get(id) ?? 0) : 0 });
    const [first] = childrenOf(tree, id);
    if (first !== undefined && !shut) waiting.push({ id: first, level, head: false });
    if (head) continue;
    const rivals = siblings(tree, id);
    for (let index = rivals.length - 1; index > 0; index--) {
      waiting.push({ id: rivals[index] ?? id, level: level + 1, head: true });
    }
  }
  return rows;
}

/** The heads of all variations: what can be folded. */
export function variationHeads(tree: Tree<Branch>): number[] {
  return [...tree.children.values()].flatMap((all) => all.slice(1));
}
