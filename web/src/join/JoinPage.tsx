import { useSignal } from "@preact/signals";
import { ApiError, join } from "../api/http";
import { problemText } from "../app/notices";
import { navigate } from "../app/router";
import { t } from "../i18n/messages";

/** A friend's link: one press takes the seat. */
export function JoinPage({ id, token }: { id: string; token: string }) {
  const problem = useSignal<string | null>(null);
  const busy = useSignal(false);
  const sit = async () => {
    busy.value = true;
    problem.value = null;
    try {
      const made = await join(id, token);
      navigate(`/game/${made.id}`, true);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      problem.value = problemText(error.problem);
    } finally {
      busy.value = false;
    }
  };
  return (
    <div class="plain join">
      <section class="card">
        <h1>{t("title-join")}</h1>
        <p>{t("join-lead")}</p>
        {problem.value && (
          <p class="problem" role="alert">
            {problem.value}
          </p>
        )}
        <button type="button" class="main large" disabled={busy.value} onClick={() => void sit()}>
          {t("join-sit")}
        </button>
        <p>
          <a href={`/game/${id}`}>{t("join-watch")}</a>
        </p>
      </section>
    </div>
  );
}
