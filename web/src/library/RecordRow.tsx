import type { ComponentChildren } from "preact";
import { Mark } from "../board/Mark";
import { sideName } from "../board/names";
import { StaticBoard } from "../board/StaticBoard";
import { family, t } from "../i18n/messages";
import { resultWords } from "../record/words";
import type { RecordSummary } from "../wire/RecordSummary";
import type { Side } from "../wire/Side";

interface RecordRowProps {
  record: RecordSummary;
  /** A position to open the record at. */
  position?: string | undefined;
  children?: ComponentChildren;
}

/** A record in the list. */
export function RecordRow({ record, position, children }: RecordRowProps) {
  const { handicap, result } = record;
  const player = (side: Side) => (
    <span class={`player${result === side ? " winner" : ""}`}>
      <Mark side={side} />
      {record[side] ?? sideName(side, handicap ?? "even")}
    </span>
  );
  const opening = record.opening ? family("opening-", record.opening) : record.opening_text;
  const facts = [
    record.date,
    handicap === "even" ? null : handicap ? family("handicap-", handicap) : t("records-own-start"),
    t("list-moves", { n: record.plies }),
    record.variations > 0 ? t("records-variations", { n: record.variations }) : null,
    opening,
  ];
  const query = position ? `?position=${encodeURIComponent(position)}` : "";
  return (
    <a class="game-row record-row" href={`/record/${record.id}${query}`} data-record={record.id}>
      <StaticBoard sfen={record.sfen} label={t("list-board")} />
      <span class="game-text">
        {record.title && <b class="record-title">{record.title}</b>}
        <span class="players">
          {player("black")}
          {player("white")}
        </span>
        <span class="result">{resultWords(record)}</span>
        <small>{facts.filter(Boolean).join(" · ")}</small>
        {record.file && <small class="file">{record.file}</small>}
        {children}
      </span>
    </a>
  );
}
