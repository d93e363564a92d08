/**
 * The files offered, by their endings, which are also the server's names of them; `.kif` and `.ki2` are Shift_JIS, as
 * the programs that read them expect.
 */
export const FILES = ["kif", "kifu", "ki2", "ki2u", "csa", "jkf", "usi", "usen", "psn"] as const;

export type FileKind = (typeof FILES)[number];

/** Whole records that go to the clipboard, with what is copied. */
export const COPIES = [
  { name: "KIF", file: "kifu" },
  { name: "KI2", file: "ki2u" },
  { name: "CSA", file: "csa" },
  { name: "USI", file: "usi" },
] as const;
