import { StaticBoard } from "../board/StaticBoard";
import { t } from "../i18n/messages";
import type { RecordStore } from "./RecordStore";
import { rowsOf } from "./tree";
import { moverOf, nodeWords, recordTitle, timeText } from "./words";

const MARKS = { black: "▲", white: "△" };
const NOTHING: ReadonlySet<number> = new Set();

/** The record on paper: headers, the position looked at, every move with its comments. */
export function PrintSheet({ store }: { store: RecordStore }) {
  const view = store.view.value;
  if (!view) return null;
  const tree = store.tree.value;
  return (
    <article class="print-sheet">
      <h1>{recordTitle(view)}</h1>
      <dl>
        {view.headers.map(
          ({ key, value }, index) =>
            value !== "" && (
              <div key={`${index} ${key}`}>
                <dt>{key}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <figure>
        <StaticBoard sfen={store.sfen.value} label={t("board-label")} hands />
        <figcaption>{t("past-shown", { ply: store.node.value?.ply ?? 0 })}</figcaption>
      </figure>
      <ol>
        {rowsOf(tree, NOTHING).map(({ id, level, head }) => {
          const node = tree.nodes.get(id);
          if (!node || (id === tree.root && node.comment === "")) return null;
          const mover = moverOf(node);
          return (
            <li key={id} class={head ? "head" : undefined} data-level={Math.min(level, 5)}>
              {node.usi !== null && <i>{node.ply}</i>}
              {id !== tree.root && `${mover ? MARKS[mover] : ""}${nodeWords(node)}`}
              {node.seconds !== null && <small> ({timeText(node.seconds)})</small>}
              {node.comment !== "" && <p>{node.comment}</p>}
            </li>
          );
        })}
      </ol>
    </article>
  );
}
