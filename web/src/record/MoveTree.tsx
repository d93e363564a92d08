import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Mark } from "../board/Mark";
import { family, t } from "../i18n/messages";
import { isLatin } from "../moves/notation";
import { Stepper } from "../moves/Stepper";
import type { RecordStore } from "./RecordStore";
import type { Row } from "./tree";
import { moverOf, nodeWords, timeText } from "./words";

/** Height of a row; the stylesheet says the same. */
const ROW_REM = 2;
/** Rows drawn above and below what is seen. */
const SPARE = 12;
/** Deeper variations are drawn no further to the right. */
const DEEPEST = 5;

const rem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** The tree of moves as a list: variations set in under the move they stand for. Only what is seen is drawn. */
export function MoveTree({ store, classes }: { store: RecordStore; classes: ReadonlyMap<number, string> }) {
  const box = useRef<HTMLDivElement>(null);
  const seen = useSignal({ from: 0, to: 40 });
  const rows = store.rows.value;
  const at = store.at.value;
  const here = rows.findIndex(({ id }) => id === at);

  const measure = () => {
    const list = box.current;
    if (!list) return;
    const height = ROW_REM * rem();
    const from = Math.max(0, Math.floor(list.scrollTop / height) - SPARE);
    const to = Math.ceil((list.scrollTop + list.clientHeight) / height) + SPARE;
    if (from !== seen.value.from || to !== seen.value.to) seen.value = { from, to };
  };
  useEffect(() => {
    const list = box.current;
    if (!list) return;
    const watch = new ResizeObserver(measure);
    watch.observe(list);
    return () => watch.disconnect();
  }, []);
  useLayoutEffect(() => {
    const list = box.current;
    if (!list) return;
    const height = ROW_REM * rem();
    const top = here * height;
    const room = (list.clientHeight - height) / 2;
    // A row that can be seen well is left where it is, so that a click moves nothing.
    const near = Math.min(height * 1.5, Math.max(0, room));
    if (top < list.scrollTop + near || top > list.scrollTop + list.clientHeight - height - near) {
      list.scrollTop = top - room;
    }
    measure();
  }, [here, rows]);

  const line = store.line.value;
  const length = line.filter((id) => store.tree.value.nodes.get(id)?.end === null).length - 1;
  return (
    <section class="card moves-card" aria-label={t("moves-label")}>
      <div
        class="tree"
        ref={box}
        role="list"
        tabIndex={-1}
        onScroll={measure}
        style={{ "--rows": rows.length, "--first": Math.min(seen.value.from, rows.length) }}
      >
        <div class="tree-space" role="presentation">
          <div class="tree-rows" role="presentation">
            {rows.slice(seen.value.from, seen.value.to).map((row, index) => (
              <MoveRow
                key={row.id}
                store={store}
                row={row}
                place={seen.value.from + index + 1}
                count={rows.length}
                judged={classes.get(row.id)}
              />
            ))}
          </div>
        </div>
      </div>
      <Stepper
        shown={Math.min(store.node.value?.ply ?? 0, length)}
        length={length}
        atEnd={line.at(-1) === at}
        first={() => store.first()}
        step={(by) => store.step(by)}
        last={() => store.last()}
      />
    </section>
  );
}

interface MoveRowProps {
  store: RecordStore;
  row: Row;
  place: number;
  count: number;
  /** How bad a review found the move. */
  judged: string | undefined;
}

function MoveRow({ store, row, place, count, judged }: MoveRowProps) {
  const node = store.tree.value.nodes.get(row.id);
  if (!node) return null;
  const current = store.at.value === row.id;
  const shut = store.folded.value.has(row.id);
  const mover = moverOf(node);
  const words = nodeWords(node);
  return (
    <div
      class={`row${store.path.value.has(row.id) ? " on-path" : ""}${row.level > 0 ? " side" : ""}`}
      role="listitem"
      aria-posinset={place}
      aria-setsize={count}
      style={{ "--level": Math.min(row.level, DEEPEST) }}
    >
      <span>
        {row.head && (
          <button
            type="button"
            class="fold"
            tabIndex={-1}
            aria-expanded={!shut}
            aria-label={t("tree-fold", { move: words })}
            onClick={() => store.fold(row.id)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={shut ? "M9 6l6 6-6 6" : "M6 9l6 6 6-6"} />
            </svg>
          </button>
        )}
      </span>
      <i>{node.usi === null ? "" : node.ply}</i>
      <button
        type="button"
        class="row-move"
        data-node={row.id}
        tabIndex={current ? 0 : -1}
        aria-current={current ? "step" : undefined}
        onClick={() => store.look(row.id)}
      >
        {row.level > 0 && <span class="unseen">{t("tree-level", { level: row.level })} </span>}
        {mover && <Mark side={mover} />}
        <span class="row-words" data-latin={isLatin(words)}>
          {words}
        </span>
        {judged && (
          <span class={`row-judged ${judged}`}>
            <span class="unseen">{family("review-class-", judged)}</span>
          </span>
        )}
        {node.illegal !== null && <span class="row-illegal">{t("end-foul")}</span>}
        {node.bookmark !== null && <span class="row-mark">{node.bookmark}</span>}
        {row.hidden > 0 && <small>{t("tree-hidden", { n: row.hidden })}</small>}
        {node.comment !== "" && (
          <svg class="note" viewBox="0 0 24 24" role="img" aria-label={t("term-comment")}>
            <path d="M4 5h16v11H11l-4 4v-4H4Z" />
          </svg>
        )}
        {node.seconds !== null && <span class="row-time">{timeText(node.seconds)}</span>}
      </button>
    </div>
  );
}
