import { problemText } from "../app/notices";
import { t } from "../i18n/messages";
import { importing, LISTED } from "./Importing";

/** How far the import of many files is, and which of them gave no game. */
export function ImportCard() {
  const now = importing.progress.value;
  if (!now) return null;
  const { files, done, added, already, warned, failures, running } = now;
  return (
    <section class="card import" aria-label={t("intake-title")} data-running={running}>
      <div class="import-head">
        <h2>{t(running ? "intake-title" : "intake-done")}</h2>
        {running ? (
          <button type="button" class="small" data-action="cancel-import" onClick={() => importing.cancel()}>
            {t("cancel")}
          </button>
        ) : (
          <button type="button" class="icon" aria-label={t("close")} onClick={() => importing.close()}>
            ✕
          </button>
        )}
      </div>
      <progress max={files} value={done} aria-label={t("intake-title")} />
      <p role="status">
        {t("intake-files", { done, files })} · {t("intake-sum", { added, already })}
        {warned > 0 && ` · ${t("intake-warned", { n: warned })}`}
      </p>
      {failures.length > 0 && (
        <details>
          <summary>{t("intake-failed", { n: failures.length })}</summary>
          <ul>
            {failures.slice(0, LISTED).map(({ name, problem }, index) => (
              <li key={`${index} ${name}`}>
                <b>{name}</b> {problemText(problem)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
