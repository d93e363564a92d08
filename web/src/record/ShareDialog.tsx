import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ApiError } from "../api/http";
import { endShare, getShare, startShare } from "../api/records";
import { LinkField, OtherLinks } from "../app/LinkField";
import { Modal } from "../app/Modal";
import { problemText } from "../app/notices";
import { t } from "../i18n/messages";
import type { RecordShare } from "../wire/RecordShare";

/** The addresses of a share, the best for others first. */
const urlsOf = ({ path, hosts }: RecordShare): string[] =>
  path === null ? [] : hosts.length > 0 ? hosts.map((host) => `http://${host}${path}`) : [`${location.origin}${path}`];

/** A link by which others can read the record, and nothing more. */
export function ShareDialog({ id, close }: { id: string; close: () => void }) {
  const share = useSignal<RecordShare | null>(null);
  const problem = useSignal<string | null>(null);
  const ask = async (act: () => Promise<RecordShare>) => {
    try {
      share.value = await act();
      problem.value = null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      problem.value = problemText(error.problem);
    }
  };
  useEffect(() => void ask(() => getShare(id)), [id]);
  const shared = share.value !== null && share.value.path !== null;
  const [url = "", ...others] = share.value ? urlsOf(share.value) : [];
  const end = async () => {
    await endShare(id);
    return { path: null, hosts: [] };
  };
  return (
    <Modal
      title={t("study-share")}
      close={close}
      actions={
        <>
          <button type="button" onClick={close}>
            {t("share-close")}
          </button>
          {shared ? (
            <button type="button" data-action="share-end" onClick={() => void ask(end)}>
              {t("share-end")}
            </button>
          ) : (
            <button
              type="button"
              class="main"
              data-action="share-start"
              disabled={!share.value}
              onClick={() => void ask(() => startShare(id))}
            >
              {t("share-start")}
            </button>
          )}
        </>
      }
    >
      <div class="share" data-shared={shared}>
        <p>{t("share-text")}</p>
        {share.value?.hosts.length === 0 && shared && <p class="hint">{t("share-here-only")}</p>}
        {shared && <LinkField url={url} label={t("share-link")} action="share-copy" />}
        <OtherLinks urls={others} />
        {problem.value && (
          <p class="problem" role="alert">
            {problem.value}
          </p>
        )}
      </div>
    </Modal>
  );
}
