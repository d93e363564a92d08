import { useSignal } from "@preact/signals";
import { t } from "../i18n/messages";
import { copyText } from "./clipboard";

interface LinkFieldProps {
  /** The link, the best of its kind. */
  url: string;
  label: string;
  /** Names the button for those who look for it. */
  action?: string;
}

/** A link to be handed on. Where it cannot be copied, it can still be selected by hand. */
export function LinkField({ url, label, action }: LinkFieldProps) {
  const copied = useSignal<string | null>(null);
  const copy = async () => {
    copied.value = (await copyText(url)) ? url : null;
  };
  return (
    <div class="bar">
      <input type="text" readOnly value={url} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
      <button type="button" class="main" data-action={action} onClick={() => void copy()}>
        {t(copied.value === url ? "invite-copied" : "invite-copy")}
      </button>
    </div>
  );
}

/** The other addresses of the same, for whom the best one does not serve. */
export function OtherLinks({ urls }: { urls: readonly string[] }) {
  if (urls.length === 0) return null;
  return (
    <details>
      <summary>{t("invite-others")}</summary>
      <ul>
        {urls.map((url) => (
          <li key={url}>{url}</li>
        ))}
      </ul>
    </details>
  );
}
