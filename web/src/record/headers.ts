import type { RecordHeader } from "../wire/RecordHeader";

/** A row of the form: a header of the record, or a place for one that it lacks. */
export interface HeaderRow extends RecordHeader {
  /** The row's name while the form is open. */
  id: number;
}

/** Headers that every record is asked for, by their keys in files, with the message that names each. */
export const ASKED: readonly { key: string; label: string }[] = [
  { key: "表題", label: "header-title" },
  { key: "棋戦", label: "header-event" },
  { key: "場所", label: "header-site" },
  { key: "開始日時", label: "header-begun" },
  { key: "終了日時", label: "header-ended" },
  { key: "持ち時間", label: "term-time-limit" },
  { key: "戦型", label: "filter-opening" },
  { key: "備考", label: "header-note" },
];

/** Said by the start position, so that it is not written by hand. */
const GIVEN = "手合割";

/** The keys of the names: 上手 and 下手 only where the record has them or a handicap asks for them. */
export function nameKeys(headers: readonly RecordHeader[], handicap: string | null): { black: string; white: string } {
  const has = (key: string): boolean => headers.some((header) => header.key === key);
  const given = handicap !== null && handicap !== "even";
  const pick = (even: string, unequal: string): string => {
    if (has(even) !== has(unequal)) return has(even) ? even : unequal;
    return given ? unequal : even;
  };
  return { black: pick("先手", "下手"), white: pick("後手", "上手") };
}

/** The form of a record's headers: in its own order, then what is asked for and not there. */
export function formOf(headers: readonly RecordHeader[], handicap: string | null): HeaderRow[] {
  const names = nameKeys(headers, handicap);
  const asked = [names.black, names.white, ...ASKED.map(({ key }) => key)];
  const missing = asked.filter((key) => !headers.some((header) => header.key === key));
  return [...headers, ...missing.map((key) => ({ key, value: "" }))].map((header, id) => ({ ...header, id }));
}

/** The rows that have a field of their own: of headers that stand twice, the one that counts. */
export function askedRow(rows: readonly HeaderRow[], key: string): HeaderRow | undefined {
  return rows.findLast((row) => row.key === key);
}

/** The rows beside those with a field of their own. */
export function otherRows(rows: readonly HeaderRow[], names: { black: string; white: string }): HeaderRow[] {
  const own = new Set([names.black, names.white, ...ASKED.map(({ key }) => key)].map((key) => askedRow(rows, key)?.id));
  return rows.filter((row) => !own.has(row.id) && row.key !== GIVEN);
}

/** What the form says: rows without key or value are no headers. */
export function headersOf(rows: readonly HeaderRow[]): RecordHeader[] {
  return rows
    .map(({ key, value }) => ({ key: key.trim(), value: value.trim() }))
    .filter(({ key, value }) => key !== "" && value !== "");
}
