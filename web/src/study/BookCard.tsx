import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { ApiError } from "../api/http";
import { getBook, removeBook, setBook } from "../api/study";
import { announce, notify, notifyProblem } from "../app/notices";
import { useRested } from "../app/useRested";
import { language, t } from "../i18n/messages";
import { moveText } from "../moves/notation";
import type { RecordStore } from "../record/RecordStore";
import { settings } from "../settings/store";
import type { BookAnswer } from "../wire/BookAnswer";
import type { BookSet } from "../wire/BookSet";
import { moveWords, scoreText } from "./words";

/** What the opening book says of the position looked at. Its height is always the same. */
export function BookCard({ store }: { store: RecordStore }) {
  const base = store.base.value;
  const sfen = base?.sfen ?? null;
  const last = base?.usi ?? null;
  /** Counts the books that were put there. */
  const turn = useSignal(0);
  const file = useRef<HTMLInputElement>(null);
  // No book has a start that no game can have.
  const ask = (here: string) => getBook(here, last);
  const answer = useRested<BookAnswer>(sfen, ask, [last, turn.value], "bad_position");
  const change = async (asked: Promise<BookSet>) => {
    try {
      const { book, faults, refused } = await asked;
      if (refused) notifyProblem(refused);
      else if (book) {
        const words = t("book-set", { positions: book.positions, faults });
        notify("info", t("panel-book"), words);
        announce(words);
      }
      turn.value++;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notifyProblem(error.problem);
    }
  };
  const total = answer?.moves.reduce((sum, { count }) => sum + (count ?? 0), 0) ?? 0;
  const mover = sfen?.split(" ")[1] === "w" ? "white" : "black";
  return (
    <section class="card games-card book-card" aria-label={t("panel-book")} data-known={answer !== null}>
      <p class="games-head">
        <span>
          {answer
            ? t("book-name", { name: answer.book.name ?? t("book-house"), positions: answer.book.positions })
            : "…"}
        </span>
        {answer?.may_set && (
          <span class="book-tools">
            <button type="button" class="plain-link" data-action="book-set" onClick={() => file.current?.click()}>
              {t("book-other")}
            </button>
            {answer.book.name !== null && (
              <button
                type="button"
                class="plain-link"
                data-action="book-back"
                onClick={() => void change(removeBook())}
              >
                {t("book-back")}
              </button>
            )}
            <input
              ref={file}
              type="file"
              hidden
              aria-label={t("book-other")}
              accept=".db,.txt"
              onChange={(event) => {
                const [chosen] = event.currentTarget.files ?? [];
                event.currentTarget.value = "";
                if (chosen) void change(setBook(chosen));
              }}
            />
          </span>
        )}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys as well, for which it must have the focus */}
      <ol class="games-moves" tabIndex={0} aria-label={t("book-moves")}>
        {answer?.moves.map((move) => (
          <li key={move.usi}>
            <button type="button" class="line-move" data-usi={move.usi} onClick={() => void store.play(move.usi)}>
              {moveWords(move)}
            </button>
            {move.score && <b class="book-score">{scoreText(move.score, mover)}</b>}
            <small>
              {[
                move.depth === null ? "" : t("book-depth", { n: move.depth }),
                move.count === null ? "" : t("book-count", { n: move.count, percent: percent(move.count, total) }),
                move.reply === null
                  ? ""
                  : t("book-reply", { move: moveText(move.reply, "", settings.value.notation, language()) }),
              ]
                .filter(Boolean)
                .join(" · ")}
            </small>
          </li>
        ))}
        {answer && answer.moves.length === 0 && <li class="hint">{t("book-none")}</li>}
      </ol>
    </section>
  );
}

const percent = (count: number, total: number): number => (total === 0 ? 0 : Math.round((100 * count) / total));
