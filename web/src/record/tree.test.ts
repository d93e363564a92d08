import { describe, expect, it } from "vitest";
import { lineThrough, pathTo, rowsOf, sibling, treeOf, variationHead, variationHeads } from "./tree";

const node = (id: number, parent: number | null) => ({ id, parent });

/** 0 - 1 - 2 - 3 on the main line; 4 - 5 in place of 2, 6 in place of 5; 7 in place of 1. */
const tree = treeOf([
  node(0, null),
  node(1, 0),
  node(2, 1),
  node(3, 2),
  node(4, 1),
  node(5, 4),
  node(6, 4),
  node(7, 0),
]);

const nothing = new Set<number>();

describe("the list of moves", () => {
  it("has a move's rivals right after it, nested", () => {
    const drawn = rowsOf(tree, nothing).map(({ id, level, head }) => `${"·".repeat(level)}${id}${head ? "/" : ""}`);
    expect(drawn).toEqual(["0", "1", "·7/", "2", "·4/", "·5", "··6/", "3"]);
  });

  it("folds a variation with all that follows it", () => {
    const rows = rowsOf(tree, new Set([4]));
    expect(rows.map(({ id }) => id)).toEqual([0, 1, 7, 2, 4, 3]);
    expect(rows.find(({ id }) => id === 4)?.hidden).toBe(2);
  });

  it("bears a line and a nesting of any depth", () => {
    const deep = Array.from({ length: 10_000 }, (_, index) => [
      node(2 * index + 1, index === 0 ? 0 : 2 * index),
      node(2 * index + 2, index === 0 ? 0 : 2 * index),
    ]).flat();
    const nested = treeOf([node(0, null), ...deep]);
    const rows = rowsOf(nested, nothing);
    expect(rows).toHaveLength(20_001);
    expect(Math.max(...rows.map(({ level }) => level).slice(-5))).toBeGreaterThanOrEqual(1);
    expect(rowsOf(nested, new Set([2]))).toHaveLength(3);
    expect(pathTo(nested, 20_000)).toHaveLength(10_001);
  });
});

describe("ways through the tree", () => {
  it("goes on along the line last taken", () => {
    expect(lineThrough(tree, 1, new Map())).toEqual([0, 1, 2, 3]);
    expect(lineThrough(tree, 1, new Map([[1, 4]]))).toEqual([0, 1, 4, 5]);
    expect(
      lineThrough(
        tree,
        0,
        new Map([
          [0, 1],
          [1, 4],
          [4, 6],
        ]),
      ),
    ).toEqual([0, 1, 4, 6]);
    // What was taken may have been deleted since.
    expect(lineThrough(tree, 2, new Map([[2, 99]]))).toEqual([0, 1, 2, 3]);
  });

  it("finds rivals and the variation a node lies in", () => {
    expect(sibling(tree, 2, 1)).toBe(4);
    expect(sibling(tree, 4, 1)).toBeNull();
    expect(sibling(tree, 4, -1)).toBe(2);
    expect(sibling(tree, 0, 1)).toBeNull();
    expect(variationHead(tree, 3)).toBeNull();
    expect(variationHead(tree, 5)).toBe(4);
    expect(variationHead(tree, 6)).toBe(6);
    expect(variationHeads(tree).sort()).toEqual([4, 6, 7]);
  });
});
