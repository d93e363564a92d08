import { StaticBoard } from "../board/StaticBoard";
import { family, t } from "../i18n/messages";

/** What each rule shows, and the squares it is about. */
const RULES: readonly { id: string; sfen: string; tinted: readonly string[] }[] = [
  {
    id: "move",
    sfen: "9/9/9/9/4P4/9/9/9/9 b - 1",
    tinted: ["5a", "5b", "5c", "5d", "5f", "5g", "5h", "5i", "4e", "3e", "2e", "1e", "6e", "7e", "8e", "9e"],
  },
  { id: "sandwich", sfen: "9/9/9/9/3P+pP3/9/9/9/9 w - 1", tinted: ["5e"] },
  { id: "line", sfen: "9/9/9/9/2P+p+p+pP2/9/9/9/9 w - 1", tinted: ["6e", "5e", "4e"] },
  { id: "between", sfen: "9/9/9/9/3P+pP3/9/9/9/9 b - 1", tinted: [] },
  { id: "corner", sfen: "7P+p/8P/9/9/9/9/9/9/9 w - 1", tinted: ["1a"] },
];

/** The rules with a board each: a short lesson. */
export function HasamiRules() {
  return (
    <details class="card hasami-rules">
      <summary>{t("hasami-rules")}</summary>
      <ol>
        {RULES.map(({ id, sfen, tinted }) => (
          <li key={id}>
            <StaticBoard sfen={sfen} tinted={tinted} label={family("hasami-rule-", id)} />
            <p>{family("hasami-rule-", id)}</p>
          </li>
        ))}
      </ol>
      <p>{t("hasami-rule-win")}</p>
    </details>
  );
}
