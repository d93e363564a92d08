import type { DropDests, Key, MoveDests, PieceName } from "shogiground/types";
import type { LegalTable } from "../wire/LegalTable";
import type { Side } from "../wire/Side";
import { ROLES } from "./artwork";
import { HAND_LETTERS, type Placement, sideOf } from "./position";

/**
 * Destinations for one piece: those listed are drawn as dots, but any square that `open` lets through can be
 * tried, so that an illegal try reaches the server and is explained instead of being swallowed.
 */
class Destinations extends Array<Key> {
  open: (key: Key) => boolean = () => false;

  static list(legal: readonly string[], open: (key: Key) => boolean): Destinations {
    const made = new Destinations();
    for (const key of legal) made.push(key as Key);
    made.open = open;
    return made;
  }

  override includes(key: Key): boolean {
    return this.open(key);
  }
}

export interface Tries {
  moves: MoveDests;
  drops: DropDests;
}

/**
 * What a side may try. `onto` says whether a square that holds an own piece counts as a try (a drag onto it)
 * or as another choice of piece (a click on it).
 */
export function tries(
  placement: Placement,
  side: Side,
  legal: LegalTable | null,
  shown: boolean,
  onto: (key: string) => boolean,
): Tries {
  const color = side === "black" ? "sente" : "gote";
  const own = (key: string): boolean => {
    const piece = placement.pieces.get(key);
    return piece !== undefined && sideOf(piece) === side;
  };
  const moves: MoveDests = new Map();
  const drops: DropDests = new Map();
  for (const [from, piece] of placement.pieces) {
    if (sideOf(piece) !== side) continue;
    const list = shown ? (legal?.moves[from] ?? []) : [];
    moves.set(
      from as Key,
      Destinations.list(list, (key) => key !== from && (!own(key) || onto(key))),
    );
  }
  for (const letter of HAND_LETTERS) {
    const list = shown ? (legal?.drops[letter] ?? []) : [];
    drops.set(
      `${color} ${ROLES[letter]}` as PieceName,
      Destinations.list(list, (key) => !own(key) || onto(key)),
    );
  }
  return { moves, drops };
}

/** What a try turns out to be, by the table of legal moves. */
export type Verdict = "legal" | "choice" | "illegal";

/** Looks a try without its promotion (`7d7c`, `P*5e`) up; `usi` has a forced promotion added. */
export function judge(usi: string, legal: LegalTable): { verdict: Verdict; usi: string } {
  if (usi[1] === "*") {
    const there = legal.drops[usi[0] ?? ""]?.includes(usi.slice(2));
    return { verdict: there ? "legal" : "illegal", usi };
  }
  if (!legal.moves[usi.slice(0, 2)]?.includes(usi.slice(2, 4))) return { verdict: "illegal", usi };
  if (legal.must_promote.includes(usi)) return { verdict: "legal", usi: `${usi}+` };
  return { verdict: legal.may_promote.includes(usi) ? "choice" : "legal", usi };
}

/**
 * At a real board the choice is asked whenever the piece has another side and its move touches the far three
 * ranks: what is allowed stays for the players to know.
 */
export function asksPromotion(usi: string, placement: Placement): boolean {
  if (usi[1] === "*") return false;
  const piece = placement.pieces.get(usi.slice(0, 2));
  if (!piece || piece.startsWith("+") || /[kg]/i.test(piece)) return false;
  const zone = sideOf(piece) === "black" ? "abc" : "ghi";
  return zone.includes(usi[1] ?? "-") || zone.includes(usi[3] ?? "-");
}
