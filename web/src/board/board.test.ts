import { describe, expect, it } from "vitest";
import { step } from "./Cells";
import { moveSquares, parseSfen } from "./position";
import { asksPromotion, judge, tries } from "./tries";

const START = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

describe("a position as it is seen", () => {
  it("knows what stands where, promoted pieces and hands included", () => {
    const seen = parseSfen("4k4/9/4+P4/9/9/9/9/9/4K4 w 2PR10pb 7");
    expect(seen.pieces.get("5c")).toBe("+P");
    expect(seen.pieces.get("5a")).toBe("k");
    expect(seen.pieces.size).toBe(3);
    expect(seen.side).toBe("white");
    expect([seen.inHand.black.get("P"), seen.inHand.black.get("R")]).toEqual([2, 1]);
    expect([seen.inHand.white.get("P"), seen.inHand.white.get("B")]).toEqual([10, 1]);
  });

  it("files run from the right, as in 7g", () => {
    const seen = parseSfen(START);
    expect([seen.pieces.get("2h"), seen.pieces.get("8h"), seen.pieces.get("2b")]).toEqual(["R", "B", "b"]);
  });

  it("a drop touches one square, a move two", () => {
    expect(moveSquares("P*5e")).toEqual(["5e"]);
    expect(moveSquares("8h2b+")).toEqual(["8h", "2b"]);
  });
});

const table = {
  moves: { "8h": ["2b", "3c"], "1d": ["1c", "1b"] },
  drops: { P: ["5e"] },
  may_promote: ["8h2b", "8h3c", "1d1c"],
  must_promote: ["1d1b"],
};

describe("a try is looked up, never worked out", () => {
  it("legal moves and drops go as they are", () => {
    expect(judge("P*5e", table)).toEqual({ verdict: "legal", usi: "P*5e" });
  });

  it("a choice is asked", () => {
    expect(judge("8h2b", table).verdict).toBe("choice");
  });

  it("a forced promotion makes itself", () => {
    expect(judge("1d1b", table)).toEqual({ verdict: "legal", usi: "1d1b+" });
  });

  it("what the table lacks is to be explained", () => {
    expect(judge("P*5f", table).verdict).toBe("illegal");
    expect(judge("L*5e", table).verdict).toBe("illegal");
    expect(judge("7g7e", table).verdict).toBe("illegal");
  });
});

describe("what may be tried on the board", () => {
  const open = tries(parseSfen(START), "black", { ...table, moves: { "7g": ["7f"] } }, true, () => false);

  it("shows the legal destinations only", () => {
    expect([...(open.moves.get("7g") ?? [])]).toEqual(["7f"]);
    expect([...(open.moves.get("2h") ?? [])]).toEqual([]);
  });

  it("lets any square be tried but one's own pieces", () => {
    expect(open.moves.get("7g")?.includes("7e")).toBe(true);
    expect(open.moves.get("2h")?.includes("8h")).toBe(false);
    expect(open.moves.get("7g")?.includes("7g")).toBe(false);
  });

  it("never lets the other side's pieces be picked", () => {
    expect(open.moves.has("3c")).toBe(false);
  });

  it("shows nothing where dots are off", () => {
    const hidden = tries(parseSfen(START), "black", table, false, () => false);
    expect([...(hidden.drops.get("sente pawn") ?? [])]).toEqual([]);
  });
});

describe("at a real board", () => {
  const place = parseSfen("4k4/9/9/9/9/4P4/3G5/9/4K4 b - 1");

  it("promotion is asked wherever a piece with another side touches the far ranks", () => {
    expect(asksPromotion("5f5c", place)).toBe(true);
    expect(asksPromotion("5f5e", place)).toBe(false);
  });

  it("a gold, a king and a drop have no other side", () => {
    expect(asksPromotion("6g6c", place)).toBe(false);
    expect(asksPromotion("5i5c", place)).toBe(false);
    expect(asksPromotion("P*5c", place)).toBe(false);
  });
});

describe("arrows walk", () => {
  it("over the squares as they lie on the screen", () => {
    expect(step({ square: "7g" }, "ArrowUp", "black")).toEqual({ square: "7f" });
    expect(step({ square: "7g" }, "ArrowUp", "white")).toEqual({ square: "7h" });
    expect(step({ square: "7g" }, "ArrowRight", "black")).toEqual({ square: "6g" });
  });

  it("off the edge onto the komadai and back", () => {
    const hand = step({ square: "1i" }, "ArrowRight", "black");
    expect(hand).toEqual({ side: "black", letter: "R" });
    expect(step({ side: "black", letter: "R" }, "ArrowLeft", "black")).toEqual({ square: "1i" });
    expect(step({ square: "9a" }, "ArrowLeft", "black")).toMatchObject({ side: "white" });
    expect(step({ side: "white", letter: "R" }, "ArrowRight", "black")).toEqual({ square: "9a" });
  });

  it("along a komadai", () => {
    expect(step({ side: "black", letter: "R" }, "ArrowDown", "black")).toEqual({ side: "black", letter: "B" });
    expect(step({ side: "white", letter: "P" }, "ArrowDown", "black")).toEqual({ side: "white", letter: "L" });
  });

  it("not for other keys", () => {
    expect(step({ square: "7g" }, "x", "black")).toBeNull();
  });
});
