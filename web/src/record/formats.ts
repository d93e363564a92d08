/** A file that a record can be saved as. */
export interface FileFormat {
  /** The ending of its name, and the choice's own name. */
  id: string;
  /** The server's name of the format. */
  format: string;
  encoding: "utf-8" | "shift_jis";
}

/** The files offered; `.kif` and `.ki2` are Shift_JIS, as the programs that read them expect. */
export const FILES: readonly FileFormat[] = [
  { id: "kif", format: "kif", encoding: "shift_jis" },
  { id: "kifu", format: "kif", encoding: "utf-8" },
  { id: "ki2", format: "ki2", encoding: "shift_jis" },
  { id: "ki2u", format: "ki2", encoding: "utf-8" },
  { id: "csa", format: "csa", encoding: "utf-8" },
  { id: "jkf", format: "jkf", encoding: "utf-8" },
  { id: "usi", format: "usi", encoding: "utf-8" },
  { id: "usen", format: "usen", encoding: "utf-8" },
  { id: "psn", format: "psn", encoding: "utf-8" },
];

/** Texts that go to the clipboard: whole records, and the position looked at. */
export const COPIES = ["kif", "ki2", "csa", "usi"] as const;
