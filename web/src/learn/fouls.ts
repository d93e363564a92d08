/** Positions and moves to be judged: the server says which rule, if any, each breaks. */
export const FOULS: readonly { sfen: string; usi: string }[] = [
  { sfen: "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b P 3", usi: "P*7e" },
  { sfen: "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3", usi: "8h3c+" },
  { sfen: "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3", usi: "8h2b" },
  { sfen: "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", usi: "2h2c" },
  { sfen: "4k4/9/9/9/4r4/9/9/4G4/4K4 b - 1", usi: "5h4h" },
  { sfen: "4k4/9/9/9/4r4/9/9/4G4/4K4 b - 1", usi: "5h5g" },
  { sfen: "4k4/9/9/9/9/9/9/9/4K4 b N 1", usi: "N*5b" },
  { sfen: "4k4/9/9/9/9/9/9/9/4K4 b N 1", usi: "N*4c" },
  { sfen: "4k4/9/9/9/9/9/9/9/4K4 b L 1", usi: "L*9a" },
  { sfen: "4k4/1P7/9/9/9/9/9/9/4K4 b - 1", usi: "8b8a" },
  { sfen: "4k4/1P7/9/9/9/9/9/9/4K4 b - 1", usi: "8b8a+" },
  { sfen: "4k4/9/1N7/9/9/9/9/9/4K4 b - 1", usi: "8c7a" },
  { sfen: "4k4/9/9/9/9/1S7/9/9/4K4 b - 1", usi: "8f8e+" },
  { sfen: "4k4/9/9/9/9/1S7/9/9/4K4 b - 1", usi: "8f7f" },
  { sfen: "7nk/9/8G/9/9/9/9/9/4K4 b P 1", usi: "P*1b" },
  { sfen: "8k/9/8G/9/9/9/9/9/4K4 b P 1", usi: "P*1b" },
  { sfen: "4k4/9/4+P4/9/9/9/9/9/4K4 b P 1", usi: "P*5e" },
  { sfen: "4k4/9/4p4/9/9/9/9/9/4K4 b P 1", usi: "P*5e" },
  { sfen: "3k5/9/3G5/9/9/9/9/9/4K4 b G 1", usi: "G*6b" },
  { sfen: "4k4/9/9/9/9/9/9/1B5R1/3GKG3 b - 1", usi: "8h5h" },
];

/** What may be answered; the last one is that the move is allowed. */
export const VERDICTS = [
  "nifu",
  "uchifuzume",
  "dead_end",
  "must_promote",
  "cannot_promote",
  "leaves_king_in_check",
  "wrong_movement",
  "blocked",
] as const;
