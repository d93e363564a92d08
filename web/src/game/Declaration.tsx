import { t } from "../i18n/messages";
import type { Condition } from "../wire/Condition";
import type { DeclarationView } from "../wire/DeclarationView";

/** The five conditions of 入玉宣言 with what is there and what is needed. */
export function Declaration({ view }: { view: DeclarationView }) {
  const met = { met: true, have: 1, need: 1 };
  const rows: { label: string; condition: Condition; counted: boolean }[] = [
    { label: "declare-turn", condition: met, counted: false },
    { label: "declare-king", condition: view.king_in_zone, counted: false },
    { label: "declare-check", condition: view.not_in_check, counted: false },
    { label: "declare-pieces", condition: view.pieces, counted: true },
    { label: "declare-points", condition: view.points, counted: true },
  ];
  return (
    <>
      <ul class="conditions">
        {rows.map(({ label, condition, counted }) => (
          <li key={label} class={condition.met ? "met" : "missing"}>
            <span aria-hidden="true">{condition.met ? "✓" : "–"}</span>
            <span>{t(label)}</span>
            <b>{counted ? `${condition.have} / ${condition.need}` : t(condition.met ? "yes" : "no")}</b>
          </li>
        ))}
      </ul>
      {(view.wins || view.draws) && <p>{t(view.wins ? "declare-wins" : "declare-draws")}</p>}
    </>
  );
}

/** One line with the points; the conditions open from it. */
export function DeclarationPanel({ view }: { view: DeclarationView }) {
  return (
    <details class="card declaration">
      <summary>
        <span>{t("term-win-by-declaration")}</span>
        <b>{`${view.points.have} / ${view.points.need}`}</b>
      </summary>
      <div class="card conditions-card">
        <Declaration view={view} />
      </div>
    </details>
  );
}
