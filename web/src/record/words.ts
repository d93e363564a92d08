import { sideName } from "../board/names";
import { other, sideToMove } from "../board/position";
import { family, language, t } from "../i18n/messages";
import { moveText, withoutMark } from "../moves/notation";
import { settings } from "../settings/store";
import type { RecordEnd } from "../wire/RecordEnd";
import type { RecordHeader } from "../wire/RecordHeader";
import type { RecordNode } from "../wire/RecordNode";
import type { RecordResult } from "../wire/RecordResult";
import type { RecordSummary } from "../wire/RecordSummary";
import type { RecordView } from "../wire/RecordView";
import type { RecordWarning } from "../wire/RecordWarning";
import type { Side } from "../wire/Side";

/** How a line can be ended by hand, with the message for each; what only files say is among them. */
const CLOSINGS: Record<string, string> = {
  resign: "end-resign",
  mate: "end-checkmate",
  timeout: "end-timeout",
  repetition: "end-repetition",
  impasse: "end-impasse",
  entering_king: "end-declaration",
  foul_win: "closing-foul-win",
  foul_lose: "closing-foul-lose",
  max_moves: "end-move-limit",
  draw: "term-draw",
  interrupt: "end-adjourned",
  sealed_move: "closing-sealed-move",
  forfeit: "closing-forfeit",
  no_mate: "closing-no-mate",
  illegal_action_black: "closing-foul-black",
  illegal_action_white: "closing-foul-white",
};

/** Ends that can be chosen. */
export const CHOSEN_ENDS = Object.keys(CLOSINGS).slice(0, 13);

/** An end's key in words. */
export function endName(kind: string, word: string | null = null): string {
  const key = CLOSINGS[kind];
  return key ? t(key) : (word ?? kind);
}

/** The end of a line, with the winner. */
export function endWords(end: RecordEnd, handicap: string | null): string {
  const way = endName(end.kind, end.word);
  return end.winner ? t("result-side-won", { side: sideName(end.winner, handicap ?? "even"), reason: way }) : way;
}

/** What a node says in the list of moves, without the mark of its side. */
export function nodeWords(node: RecordNode): string {
  if (node.end) return endName(node.end.kind, node.end.word);
  if (node.usi === null) return t("step-first");
  return node.notation ? withoutMark(moveText(node.notation, node.usi, settings.value.notation, language())) : node.usi;
}

/** Who made a move: the position after a foul is the one before it. */
export function moverOf(node: RecordNode): Side | null {
  if (node.usi === null || node.sfen === null) return null;
  const next = sideToMove(node.sfen);
  return node.illegal === null ? other(next) : next;
}

/** `1:02:03` or `0:07`. */
export function timeText(seconds: number): string {
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number): string => String(n).padStart(2, "0");
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** The keys under which a side's name may stand. */
const NAME_KEYS: Record<Side, readonly string[]> = { black: ["先手", "下手"], white: ["後手", "上手"] };

const lastOf = (headers: readonly RecordHeader[], keys: readonly string[]): string =>
  headers.findLast(({ key, value }) => keys.includes(key) && value !== "")?.value ?? "";

/** A side's name in a record; empty for none. */
export const playerName = (headers: readonly RecordHeader[], side: Side): string => lastOf(headers, NAME_KEYS[side]);

/** What the record is called: its title or event, else its players, else its file. */
export function recordTitle(view: RecordView): string {
  const title = lastOf(view.headers, ["表題", "棋戦"]);
  if (title) return title;
  const names = [playerName(view.headers, "black"), playerName(view.headers, "white")];
  if (names.some((name) => name !== "")) return names.map((name) => name || "?").join(" – ");
  return view.source.file ?? t("title-record");
}

/** Who won, and how, in the list. */
export function resultWords(record: Pick<RecordSummary, "result" | "end" | "handicap">): string {
  const way = record.end ? endName(record.end) : "";
  const won = (side: Side): string => sideName(side, record.handicap ?? "even");
  const words: Record<RecordResult, string> = {
    black: t("records-won", { side: won("black") }),
    white: t("records-won", { side: won("white") }),
    draw: t("term-draw"),
    open: t("result-open"),
  };
  const said = words[record.result];
  return way && way !== said ? `${said} · ${way}` : said;
}

/** What the reader could not use, and where. */
export function warningWords(warning: RecordWarning): { place: string; text: string } {
  return {
    place: t("warning-place", { line: warning.line, column: warning.column }),
    text: family("warning-", warning.kind),
  };
}
