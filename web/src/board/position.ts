import type { Side } from "../wire/Side";

/** A piece as USI writes it: `P`, `+B`; capital for Black, small for White. */
export type PieceText = string;

/** Kinds of piece in hand, most valuable first, as they stand on a komadai. */
export const HAND_LETTERS = ["R", "B", "G", "S", "N", "L", "P"] as const;
export type HandLetter = (typeof HAND_LETTERS)[number];

/** What can be seen of a position. No rules: only where things stand. */
export interface Placement {
  board: string;
  hands: string;
  side: Side;
  pieces: Map<string, PieceText>;
  inHand: Record<Side, Map<HandLetter, number>>;
}

export const RANK_LETTERS = "abcdefghi";

/** All squares in the order seen by Black: 9a, 8a … 1i. */
export const SQUARES: readonly string[] = [...RANK_LETTERS].flatMap((rank) =>
  [9, 8, 7, 6, 5, 4, 3, 2, 1].map((file) => `${file}${rank}`),
);

export const other = (side: Side): Side => (side === "black" ? "white" : "black");

export const sideOf = (piece: PieceText): Side => (piece === piece.toUpperCase() ? "black" : "white");

/** Who moves in a SFEN. */
export const sideToMove = (sfen: string): Side => (sfen.split(" ")[1] === "w" ? "white" : "black");

/** Takes a SFEN apart. The server writes it, so that it is taken at its word. */
export function parseSfen(sfen: string): Placement {
  const [board = "", , hands = "-"] = sfen.split(" ");
  const pieces = new Map<string, PieceText>();
  board.split("/").forEach((row, rank) => {
    let file = 9;
    for (const [token] of row.matchAll(/\+?[a-z]|\d/gi)) {
      if (/\d/.test(token)) file -= Number(token);
      else pieces.set(`${file--}${RANK_LETTERS[rank]}`, token);
    }
  });
  const inHand: Placement["inHand"] = { black: new Map(), white: new Map() };
  for (const [, count, letter = ""] of hands.matchAll(/(\d*)([a-z])/gi)) {
    inHand[sideOf(letter)].set(letter.toUpperCase() as HandLetter, count ? Number(count) : 1);
  }
  return { board, hands, side: sideToMove(sfen), pieces, inHand };
}

/** The squares a move touches, its destination last. */
export function moveSquares(usi: string): string[] {
  return usi[1] === "*" ? [usi.slice(2, 4)] : [usi.slice(0, 2), usi.slice(2, 4)];
}
