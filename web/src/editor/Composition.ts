import { computed, type Signal, signal } from "@preact/signals";
import { HAND_LETTERS, type HandLetter, other, type PieceText, parseSfen, RANK_LETTERS } from "../board/position";
import type { Side } from "../wire/Side";

/** How many of each kind the set has, without the kings. */
const SET: Record<HandLetter, number> = { R: 2, B: 2, G: 4, S: 4, N: 4, L: 4, P: 18 };
/** Steps that can be undone. */
const MOST_UNDONE = 200;

export const BARE = "4k4/9/9/9/9/9/9/9/9 b - 1";

type Hands = Record<Side, Readonly<Record<HandLetter, number>>>;

interface Setup {
  pieces: ReadonlyMap<string, PieceText>;
  hands: Hands;
  side: Side;
  /** The defender holds whatever is not on the board nor in the attacker's hand. */
  rest: boolean;
}

const NONE: Readonly<Record<HandLetter, number>> = { R: 0, B: 0, G: 0, S: 0, N: 0, L: 0, P: 0 };

/** How many of a kind stand on the board, whatever side they show. */
function onBoard(pieces: Setup["pieces"], letter: HandLetter): number {
  return [...pieces.values()].filter((piece) => piece.replace("+", "").toUpperCase() === letter).length;
}

/** What is left in the box. */
function box({ pieces, hands, side }: Setup): Record<HandLetter, number> {
  const left = { ...NONE };
  for (const letter of HAND_LETTERS) {
    left[letter] = Math.max(0, SET[letter] - onBoard(pieces, letter) - hands[side][letter]);
  }
  return left;
}

/** Both hands, the defender's filled up where that is wanted. */
function handsOf(setup: Setup): Hands {
  return setup.rest ? { ...setup.hands, [other(setup.side)]: box(setup) } : setup.hands;
}

function sfenOf(setup: Setup): string {
  const rows = [...RANK_LETTERS].map((rank) => {
    let row = "";
    let empty = 0;
    for (const file of [9, 8, 7, 6, 5, 4, 3, 2, 1]) {
      const piece = setup.pieces.get(`${file}${rank}`);
      if (!piece) empty++;
      else {
        row += (empty > 0 ? empty : "") + piece;
        empty = 0;
      }
    }
    return row + (empty > 0 ? empty : "");
  });
  const held = handsOf(setup);
  const hand = (side: Side) =>
    HAND_LETTERS.map((letter) => {
      const count = held[side][letter];
      const text = side === "black" ? letter : letter.toLowerCase();
      return count === 0 ? "" : `${count > 1 ? count : ""}${text}`;
    }).join("");
  return `${rows.join("/")} ${setup.side === "black" ? "b" : "w"} ${hand("black") + hand("white") || "-"} 1`;
}

/** Reads a SFEN; null when it has no nine rows of nine squares. */
export function readSetup(text: string): Setup | null {
  const sfen = text.trim().replace(/^sfen\s+/, "");
  const board = sfen.split(/\s+/)[0] ?? "";
  const rows = board.split("/");
  const widthOf = (row: string) =>
    [...row.matchAll(/\+?[a-z]|[1-9]/gi)].reduce((sum, [token]) => sum + (/\d/.test(token) ? Number(token) : 1), 0);
  const known = /^(?:[1-9]|\+?[plnsbr]|[gk])+$/i;
  if (rows.length !== 9 || rows.some((row) => !known.test(row) || widthOf(row) !== 9)) return null;
  const { pieces, inHand, side } = parseSfen(sfen.split(/\s+/).join(" "));
  const hand = (of: Side) => {
    const counts = { ...NONE };
    for (const letter of HAND_LETTERS) counts[letter] = Math.min(SET[letter], inHand[of].get(letter) ?? 0);
    return counts;
  };
  const setup: Setup = { pieces, hands: { black: hand("black"), white: hand("white") }, side, rest: false };
  const defender = other(side);
  const filled = box(setup);
  // Without a hand of the defender's, and with just the rest of the box, the rest is meant.
  const bare = HAND_LETTERS.every((letter) => setup.hands[defender][letter] === 0);
  const whole = HAND_LETTERS.every((letter) => setup.hands[defender][letter] === filled[letter]);
  return { ...setup, rest: bare || whole };
}

/** A piece turned over, if it has another side. */
function turned(piece: PieceText): PieceText {
  if (piece.startsWith("+")) return piece.slice(1);
  return /[kg]/i.test(piece) ? piece : `+${piece}`;
}

const swapped = (piece: PieceText): PieceText =>
  piece === piece.toUpperCase() ? piece.toLowerCase() : piece.toUpperCase();

/** The pieces on other squares. */
function moved(pieces: Setup["pieces"], to: (file: number, rank: string) => string): ReadonlyMap<string, PieceText> {
  return new Map([...pieces].map(([square, piece]) => [to(Number(square[0]), square[1] ?? ""), piece]));
}

/** A position being set up. It knows no rules: the server says what is wrong with it. */
export class Composition {
  readonly #setup = signal<Setup>(readSetup(BARE) as Setup);
  readonly #past = signal<readonly Setup[]>([]);
  readonly #undone = signal<readonly Setup[]>([]);

  readonly pieces = computed(() => this.#setup.value.pieces);
  readonly side = computed(() => this.#setup.value.side);
  readonly rest = computed(() => this.#setup.value.rest);
  readonly hands = computed(() => handsOf(this.#setup.value));
  readonly box = computed(() => {
    const { pieces } = this.#setup.value;
    const held = this.hands.value;
    const left = { ...NONE };
    for (const letter of HAND_LETTERS) {
      left[letter] = SET[letter] - onBoard(pieces, letter) - held.black[letter] - held.white[letter];
    }
    return left;
  });
  readonly sfen = computed(() => sfenOf(this.#setup.value));
  readonly canUndo = computed(() => this.#past.value.length > 0);
  readonly canRedo = computed(() => this.#undone.value.length > 0);

  /** With `asIs` no hand is filled up with what is left in the box. */
  constructor(
    sfen: string | null = null,
    private readonly asIs = false,
  ) {
    const setup = sfen === null ? null : readSetup(sfen);
    if (setup) this.#setup.value = this.#read(setup);
  }

  #read(setup: Setup): Setup {
    return this.asIs ? { ...setup, rest: false } : setup;
  }

  #change(next: Partial<Setup>): void {
    this.#past.value = [...this.#past.value, this.#setup.value].slice(-MOST_UNDONE);
    this.#undone.value = [];
    this.#setup.value = { ...this.#setup.value, ...next };
  }

  #board(change: (pieces: Map<string, PieceText>) => void): void {
    const pieces = new Map(this.#setup.value.pieces);
    change(pieces);
    this.#change({ pieces });
  }

  /** Puts a piece on a square; the same piece again takes it away, and a king leaves where it stood. */
  put(square: string, piece: PieceText | null): void {
    this.#board((pieces) => {
      const same = pieces.get(square) === piece;
      if (piece === null || same) {
        pieces.delete(square);
        return;
      }
      if (/k/i.test(piece)) for (const [at, there] of pieces) if (there === piece) pieces.delete(at);
      pieces.set(square, piece);
    });
  }

  move(from: string, to: string): void {
    const piece = this.pieces.value.get(from);
    if (!piece || from === to) return;
    this.#board((pieces) => {
      pieces.delete(from);
      pieces.set(to, piece);
    });
  }

  /** Turns a piece over. */
  turn(square: string): void {
    const piece = this.pieces.value.get(square);
    if (piece) this.#board((pieces) => pieces.set(square, turned(piece)));
  }

  /** Gives a piece to the other side. */
  swap(square: string): void {
    const piece = this.pieces.value.get(square);
    if (piece) this.#board((pieces) => pieces.set(square, swapped(piece)));
  }

  hold(side: Side, letter: HandLetter, count: number): void {
    const kept = Math.max(0, Math.min(SET[letter], Math.round(count)));
    const { hands } = this.#setup.value;
    this.#change({ hands: { ...hands, [side]: { ...hands[side], [letter]: kept } } });
  }

  toMove(side: Side): void {
    this.#change({ side });
  }

  giveRest(rest: boolean): void {
    // What was shown stays, so that single pieces can be taken out.
    this.#change({ rest, hands: this.hands.value });
  }

  /** Sets up another position; false when the text is none. */
  load(sfen: string): boolean {
    const setup = readSetup(sfen);
    if (setup) this.#change(this.#read(setup));
    return setup !== null;
  }

  /** Left and right exchanged. */
  mirror(): void {
    this.#change({ pieces: moved(this.pieces.value, (file, rank) => `${10 - file}${rank}`) });
  }

  /** Black's pieces become White's and the board is turned: the same position from the other side. */
  swapSides(): void {
    const { hands, side } = this.#setup.value;
    const turned = moved(this.pieces.value, (file, rank) => {
      return `${10 - file}${RANK_LETTERS[8 - RANK_LETTERS.indexOf(rank)] ?? rank}`;
    });
    this.#change({
      pieces: new Map([...turned].map(([square, piece]) => [square, swapped(piece)])),
      hands: { black: hands.white, white: hands.black },
      side: other(side),
    });
  }

  undo(): void {
    this.#back(this.#past, this.#undone);
  }

  redo(): void {
    this.#back(this.#undone, this.#past);
  }

  #back(from: Signal<readonly Setup[]>, to: Signal<readonly Setup[]>): void {
    const last = from.value.at(-1);
    if (!last) return;
    from.value = from.value.slice(0, -1);
    to.value = [...to.value, this.#setup.value];
    this.#setup.value = last;
  }
}
