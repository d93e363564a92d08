import { describe, expect, it } from "vitest";
import { printed } from "../tsume/CompositionTools";
import { BARE, Composition, readSetup } from "./Composition";

const SIMPLE = "9/8k/9/8P/9/9/9/9/9 b 2G2r2b2g4s4n4l17p 1";

describe("a composition", () => {
  it("begins with a lonely king and the rest of the box in its hand", () => {
    const composition = new Composition();
    expect(composition.sfen.value).toBe("4k4/9/9/9/9/9/9/9/9 b 2r2b4g4s4n4l18p 1");
  });

  it("writes what it reads", () => {
    for (const sfen of [
      SIMPLE,
      "4k4/9/9/9/9/9/9/9/4K4 w R2b4g4s4n4l18pr 1".replace("R2b4g4s4n4l18pr", "R2B4G4S4N4L18Pr"),
      "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
      "k8/9/+P8/9/9/9/9/9/9 b G2rp 1",
    ]) {
      expect(new Composition(sfen).sfen.value).toBe(sfen);
    }
  });

  it("fills the defender's hand up when it was left out", () => {
    expect(new Composition("9/8k/9/8P/9/9/9/9/9 b 2G 1").sfen.value).toBe(SIMPLE);
    // A hand of one's own choice stays.
    expect(new Composition("9/8k/9/8P/9/9/9/9/9 b 2Gp 1").rest.value).toBe(false);
  });

  it("takes no text that is no board", () => {
    for (const bad of [
      "",
      "x",
      "9/9/9",
      "9/9/9/9/9/9/9/9/8",
      "9/9/9/9/9/9/9/9/+k8",
      "9/9/9/9/9/9/9/9/55",
      "10/9/9/9/9/9/9/9/9",
    ]) {
      expect(readSetup(bad), bad).toBeNull();
    }
    const composition = new Composition(SIMPLE);
    expect(composition.load("nothing")).toBe(false);
    expect(composition.sfen.value).toBe(SIMPLE);
  });

  it("puts, moves, turns and gives pieces away, and the hand follows", () => {
    const composition = new Composition(BARE);
    composition.put("5c", "P");
    expect(composition.sfen.value).toBe("4k4/9/4P4/9/9/9/9/9/9 b 2r2b4g4s4n4l17p 1");
    composition.turn("5c");
    composition.move("5c", "5b");
    expect(composition.pieces.value.get("5b")).toBe("+P");
    composition.swap("5b");
    expect(composition.pieces.value.get("5b")).toBe("+p");
    composition.put("5b", "+p");
    expect(composition.pieces.value.has("5b")).toBe(false);
    composition.turn("5a");
    expect(composition.pieces.value.get("5a")).toBe("k");
    composition.put("1a", "k");
    expect([...composition.pieces.value]).toEqual([["1a", "k"]]);
  });

  it("holds no more than the set has", () => {
    const composition = new Composition(BARE);
    composition.hold("black", "G", 9);
    expect(composition.hands.value.black.G).toBe(4);
    composition.hold("black", "G", -1);
    expect(composition.hands.value.black.G).toBe(0);
    composition.giveRest(false);
    composition.hold("white", "P", 3);
    expect(composition.sfen.value.split(" ")[2]).toBe("2r2b4g4s4n4l3p");
    expect(composition.box.value.P).toBe(15);
  });

  it("undoes and redoes", () => {
    const composition = new Composition(BARE);
    const before = composition.sfen.value;
    composition.put("5b", "G");
    const after = composition.sfen.value;
    composition.undo();
    expect(composition.sfen.value).toBe(before);
    expect(composition.canUndo.value).toBe(false);
    composition.redo();
    expect(composition.sfen.value).toBe(after);
    composition.undo();
    composition.put("1a", "p");
    expect(composition.canRedo.value).toBe(false);
  });

  it("is printed without the defender's hand", () => {
    expect(printed(SIMPLE, true)).toBe("9/8k/9/8P/9/9/9/9/9 b 2G 1");
    expect(printed(SIMPLE, false)).toBe(SIMPLE);
    expect(printed("9/8K/9/9/9/9/9/9/9 w 2GP4r 1", true)).toBe("9/8K/9/9/9/9/9/9/9 w 4r 1");
    expect(printed(BARE, true)).toBe(BARE);
  });
});

describe("any position", () => {
  const sfenOf = (change: (composition: Composition) => void, from: string) => {
    const composition = new Composition(from, true);
    change(composition);
    return composition.sfen.value;
  };

  it("is taken as it is: no hand is filled up", () => {
    expect(new Composition("4k4/9/4P4/9/9/9/9/9/4K4 b G 1", true).sfen.value).toBe("4k4/9/4P4/9/9/9/9/9/4K4 b G 1");
    expect(sfenOf((composition) => composition.load(SIMPLE), BARE)).toBe(SIMPLE);
  });

  it("is mirrored, and seen from the other side", () => {
    const from = "k8/9/+P8/9/9/9/9/9/K7L b G2p 1";
    expect(sfenOf((composition) => composition.mirror(), from)).toBe("8k/9/8+P/9/9/9/9/9/L7K b G2p 1");
    const turned = sfenOf((composition) => composition.swapSides(), from);
    expect(turned).toBe("l7k/9/9/9/9/9/8+p/9/8K w 2Pg 1");
    expect(sfenOf((composition) => composition.swapSides(), turned)).toBe(from);
    expect(
      sfenOf((composition) => {
        composition.swapSides();
        composition.undo();
      }, from),
    ).toBe(from);
  });
});
