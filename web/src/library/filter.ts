/** What the list of records can be narrowed to; the address of the page says it in the same words as the server's. */
export const FILTER_KEYS = [
  "q",
  "player",
  "after",
  "before",
  "handicap",
  "result",
  "opening",
  "min_moves",
  "max_moves",
  "position",
  "game",
  "sort",
] as const;

export type FilterKey = (typeof FILTER_KEYS)[number];
export type Filter = Partial<Record<FilterKey, string>>;

/** The filter that a page's query names; what is unknown or empty is left out. */
export function parseFilter(query: string): Filter {
  const given = new URLSearchParams(query);
  const filter: Filter = {};
  for (const key of FILTER_KEYS) {
    const value = given.get(key)?.trim();
    if (value) filter[key] = value;
  }
  return filter;
}

/** The filter with some of it changed; an empty value takes a part away. */
export function changed(filter: Filter, change: Filter): Filter {
  const all = { ...filter, ...change };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined && value.trim() !== ""));
}

/** The address of the list so narrowed. */
export function filterPath(filter: Filter): string {
  const query = new URLSearchParams();
  for (const key of FILTER_KEYS) {
    const value = filter[key];
    if (value) query.set(key, value);
  }
  return query.size > 0 ? `/records?${query}` : "/records";
}

/** What stands outside the fields that open on request. */
const PLAIN: readonly string[] = ["q", "player", "position", "game", "sort"];

/** Whether more is asked than the two fields that are always seen. */
export const isDetailed = (filter: Filter): boolean => Object.keys(filter).some((key) => !PLAIN.includes(key));

/** The orders of the list; the first is the one without asking. */
export const SORTS = [
  "added_desc",
  "added_asc",
  "date_desc",
  "date_asc",
  "black_asc",
  "white_asc",
  "moves_desc",
  "moves_asc",
] as const;
