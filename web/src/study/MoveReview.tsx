import type { ComponentChildren } from "preact";
import { pieceName, sideName } from "../board/names";
import { family, t } from "../i18n/messages";
import { isLatin } from "../moves/notation";
import { nodeWords } from "../record/words";
import type { LineMove } from "../wire/LineMove";
import type { RecordNode } from "../wire/RecordNode";
import type { ReviewMove } from "../wire/ReviewMove";
import type { ReviewReason } from "../wire/ReviewReason";
import { LineMoves } from "./LineMoves";
import { BAD } from "./reviewed";
import { scoreWords } from "./words";

interface MoveReviewProps {
  move: ReviewMove;
  node: RecordNode;
  handicap: string;
  /** Puts so many moves of a line into the record, in place of the move or after it. */
  add: (from: "before" | "after", line: readonly LineMove[], count: number) => void;
}

/** What is to be said of a move: how good it was, what was better, and why. */
export function MoveReview({ move, node, handicap, add }: MoveReviewProps) {
  const words = nodeWords(node);
  const bad = BAD.includes(move.class ?? "");
  const line = (from: "before" | "after", moves: readonly LineMove[]) =>
    moves.length > 0 && <LineMoves moves={moves} add={(count) => add(from, moves, count)} />;
  return (
    <>
      <h3>
        <span data-latin={isLatin(words)}>
          {move.ply} {words}
        </span>
        {move.class && (
          <span class={`class ${move.class}`} data-class={move.class}>
            {family("review-class-", move.class)}
            {bad && ` −${Math.round(move.lost * 100)}%`}
          </span>
        )}
      </h3>
      {move.score && <p class="hint">{scoreWords(move.score, handicap)}</p>}
      <Said when={move.missed_mate} tone="warning">
        {t("review-missed-mate", { plies: move.missed_mate?.plies ?? 0 })}{" "}
        {line("before", move.missed_mate?.line ?? [])}
      </Said>
      <Said when={move.missed_brinkmate} tone="warning">
        {t("review-missed-brinkmate")} {line("before", move.missed_brinkmate ?? [])}
      </Said>
      <Said when={move.allows_mate} tone="warning">
        {t("review-allows-mate", { plies: move.allows_mate?.plies ?? 0 })} {line("after", move.allows_mate?.line ?? [])}
      </Said>
      {move.reasons.map((reason) => (
        <Said key={reason.kind} when={true} tone="warning">
          {reasonWords(reason)} {line("after", move.expected)}
        </Said>
      ))}
      <Said when={bad && move.reasons.length === 0 && !move.allows_mate && move.expected.length > 0} tone="warning">
        {t("review-expected")} {line("after", move.expected)}
      </Said>
      <Said when={move.better.length > 0 && !move.missed_mate} tone="better">
        {t("review-better")} {line("before", move.better)}
      </Said>
      <Said when={move.brinkmate} tone="praise">
        {t("review-brinkmate")} {line("after", move.brinkmate ?? [])}
      </Said>
      <Said when={move.threat !== null && !move.brinkmate} tone="note">
        {t("review-threat", { plies: move.threat ?? 0 })}
      </Said>
      {move.notices.map(({ topic, id, tone, side }) => {
        const key = noticeKey(topic, id);
        return (
          <Said key={key} when={true} tone={tone}>
            {family("review-", topic, { side: sideName(side, handicap), name: t(key) })}{" "}
            <small>{t(`${key}-about`)}</small>
          </Said>
        );
      })}
    </>
  );
}

/** The message that names a castle, an opening or a proverb. */
export const noticeKey = (topic: string, id: string): string => `${topic}-${id.replaceAll("_", "-")}`;

function Said({ when, tone, children }: { when: unknown; tone: string; children: ComponentChildren }) {
  return when ? <p class={`said ${tone}`}>{children}</p> : null;
}

function reasonWords({ kind, piece }: ReviewReason): string {
  return family("review-reason-", kind, { piece: piece ? pieceName(piece) : "" });
}
