import { useSignal } from "@preact/signals";
import { copyText } from "../app/clipboard";
import { t } from "../i18n/messages";
import type { GameView } from "../wire/GameView";

/** The open seat's link and its picture for a phone's camera. */
export function Invite({ game }: { game: GameView }) {
  const copied = useSignal(false);
  const { invite } = game;
  const url = invite?.urls[0];
  if (!invite || !url) return null;
  // Where it could not be copied, the link can still be selected by hand.
  const copy = async () => {
    copied.value = await copyText(url);
  };
  return (
    <section class="card invite">
      <h2>{t("invite-title")}</h2>
      <p>{t("invite-text")}</p>
      <div class="bar">
        <input
          type="text"
          readOnly
          value={url}
          aria-label={t("invite-link")}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="main" onClick={() => void copy()}>
          {t(copied.value ? "invite-copied" : "invite-copy")}
        </button>
      </div>
      {invite.qr.length > 0 && <QrCode modules={invite.qr} label={t("invite-qr")} />}
      {invite.urls.length > 1 && (
        <details>
          <summary>{t("invite-others")}</summary>
          <ul>
            {invite.urls.slice(1).map((address) => (
              <li key={address}>{address}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function QrCode({ modules, label }: { modules: readonly (readonly boolean[])[]; label: string }) {
  const quiet = 4;
  const size = modules.length + 2 * quiet;
  const path = modules
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : "")))
    .join("");
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
