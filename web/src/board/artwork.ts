import type { PieceSet } from "../settings/store";

/** How large each kind is drawn: the more important, the larger. */
export const SIZES: Record<string, number> = { K: 1, R: 0.97, B: 0.97, G: 0.93, S: 0.93, N: 0.88, L: 0.85, P: 0.8 };

/** shogiground's names of the kinds. */
export const ROLES: Record<string, string> = {
  K: "king",
  R: "rook",
  B: "bishop",
  G: "gold",
  S: "silver",
  N: "knight",
  L: "lance",
  P: "pawn",
  "+R": "dragon",
  "+B": "horse",
  "+S": "promotedsilver",
  "+N": "promotedknight",
  "+L": "promotedlance",
  "+P": "tokin",
};

export const LETTERS: Record<string, string> = Object.fromEntries(
  Object.entries(ROLES).map(([letter, role]) => [role, letter]),
);

const ONE: Record<string, string> = {
  K: "玉",
  R: "飛",
  B: "角",
  G: "金",
  S: "銀",
  N: "桂",
  L: "香",
  P: "歩",
  "+R": "龍",
  "+B": "馬",
  "+S": "全",
  "+N": "圭",
  "+L": "杏",
  "+P": "と",
};

const TWO: Record<string, string> = {
  K: "玉将",
  R: "飛車",
  B: "角行",
  G: "金将",
  S: "銀将",
  N: "桂馬",
  L: "香車",
  P: "歩兵",
  "+R": "龍王",
  "+B": "龍馬",
  "+S": "成銀",
  "+N": "成桂",
  "+L": "成香",
  "+P": "と金",
};

/** The characters on a piece; White, the higher-ranked side, has 王. */
export function glyph(kind: string, white: boolean, set: PieceSet): string {
  const text = (set === "two" ? TWO : ONE)[kind] ?? "";
  return white && kind === "K" ? text.replace("玉", "王") : text;
}

/** A pentagon in the box 110 × 120, before it is scaled to its kind. */
export const PENTAGON = "M55 2 L95.500 17.500 L107.500 118 L2.500 118 L14.500 17.500Z";

/** Pictures of the international set, in the box 100 × 100: one shape a kind, told apart at 30 pixels. */
export const ICONS: Record<string, string> = {
  // A crown.
  K: "M50 16v14M43 23h14M20 42q15-14 30 4q15-18 30-4q4 14-10 30H30Q16 56 20 42ZM30 80h40v6H30Z",
  // A tower.
  R: "M26 20h12v9h7v-9h10v9h7v-9h12v22l-8 7v22l9 8v7H25v-7l9-8V49l-8-7Z",
  // A mitre.
  B: "M50 12q6 4 2 10q20 16 16 34q-3 10-9 13l11 10v7H30v-7l11-10q-6-3-9-13q-4-18 16-34q-4-6 2-10ZM50 36v22M40 46h20",
  // A full sun.
  G: "M50 22a28 28 0 1 1 0 56a28 28 0 1 1 0-56ZM50 34a16 16 0 1 0 0 32a16 16 0 1 0 0-32Z",
  // A crescent.
  S: "M60 18a34 34 0 1 0 18 52a30 30 0 1 1-18-52Z",
  // A horse's head.
  N: "M40 14l8 10q26 6 28 34q1 16-2 28H34q-2-14 14-26q-12 6-20 6q-8-2-8-10l18-24Z",
  // A spear.
  L: "M50 8q14 16 14 26l-9 10v44h-10V44l-9-10q0-10 14-26Z",
  // A foot soldier.
  P: "M50 24a13 13 0 1 1 0 26a13 13 0 1 1 0-26ZM40 52h20l4 18l8 8v6H28v-6l8-8Z",
};

type Reach = readonly [step: string, slide: string];

/** Where each kind goes, as seen by its owner: letters of the directions a step or any distance away. */
const REACH: Record<string, Reach> = {
  K: ["nsewabcd", ""],
  R: ["", "nsew"],
  B: ["", "abcd"],
  G: ["nsewab", ""],
  S: ["nabcd", ""],
  N: ["xy", ""],
  L: ["", "n"],
  P: ["n", ""],
  "+R": ["abcd", "nsew"],
  "+B": ["nsew", "abcd"],
  "+S": ["nsewab", ""],
  "+N": ["nsewab", ""],
  "+L": ["nsewab", ""],
  "+P": ["nsewab", ""],
};

const DIRECTIONS: Record<string, readonly [number, number]> = {
  n: [0, -1],
  s: [0, 1],
  e: [1, 0],
  w: [-1, 0],
  a: [-1, -1],
  b: [1, -1],
  c: [-1, 1],
  d: [1, 1],
  x: [-0.6, -1],
  y: [0.6, -1],
};

/** Marks of the beginner set around the character: a dot for a step, an arrow for any distance. */
export function reachMarks(kind: string): string {
  const [steps, slides] = REACH[kind] ?? ["", ""];
  const place = (letter: string, far: number): [number, number] => {
    const [dx, dy] = DIRECTIONS[letter] ?? [0, 0];
    return [55 + dx * 32 * far, 64 + dy * 38 * far];
  };
  const dots = [...steps].map((letter) => {
    const [x, y] = place(letter, 1);
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="5.500"/>`;
  });
  const arrows = [...slides].map((letter) => {
    const [dx, dy] = DIRECTIONS[letter] ?? [0, 0];
    const [x, y] = place(letter, 1);
    const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
    return `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)})" d="M-7-7L8 0L-7 7Z"/>`;
  });
  return dots.join("") + arrows.join("");
}
