import { useSignal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { Line } from "../app/Line";
import { t } from "../i18n/messages";
import type { RecordNode } from "../wire/RecordNode";
import type { RecordStore } from "./RecordStore";

/** What is written on the position looked at: comment and bookmark. */
export function CommentCard({ store, node }: { store: RecordStore; node: RecordNode }) {
  const marking = useSignal(false);
  const readOnly = store.readOnly.value;
  const marked = marking.value || node.bookmark !== null;
  // Before it can be clicked: a field opened at once would be closed again.
  useLayoutEffect(() => {
    marking.value = false;
  }, [node.id, marking]);
  const mark = (text: string) => {
    marking.value = false;
    if (text.trim() !== (node.bookmark ?? "")) void store.edit({ type: "bookmark", node: node.id, text: text.trim() });
  };
  return (
    <section class="card comment-card" aria-label={t("term-comment")}>
      <textarea
        key={`text-${node.id}`}
        rows={3}
        maxLength={20_000}
        aria-label={node.ply === 0 ? t("comment-start") : t("comment-move", { ply: node.ply })}
        placeholder={node.ply === 0 ? t("comment-start") : t("comment-move", { ply: node.ply })}
        readOnly={readOnly}
        value={store.comment.value}
        onInput={(event) => store.write(event.currentTarget.value)}
        onBlur={() => void store.flush()}
      />
      <button
        type="button"
        class="icon"
        data-action="bookmark"
        aria-label={t("study-bookmark")}
        title={t("study-bookmark")}
        aria-pressed={node.bookmark !== null}
        disabled={readOnly}
        onClick={() => {
          if (node.bookmark === null) marking.value = !marking.value;
          else mark("");
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M7 4h10v16l-5-4-5 4Z" />
        </svg>
      </button>
      {marked && !readOnly && (
        <Line
          key={`mark-${node.id}`}
          maxLength={100}
          label={t("study-bookmark")}
          quiet
          placeholder={t("study-bookmark")}
          value={node.bookmark ?? ""}
          focused={node.bookmark === null}
          onDone={mark}
        />
      )}
    </section>
  );
}
