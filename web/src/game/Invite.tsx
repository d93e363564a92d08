import { LinkField, OtherLinks } from "../app/LinkField";
import { t } from "../i18n/messages";
import type { GameView } from "../wire/GameView";

/** The open seat's link and its picture for a phone's camera. */
export function Invite({ game }: { game: GameView }) {
  const { invite } = game;
  const url = invite?.urls[0];
  if (!invite || !url) return null;
  return (
    <section class="card invite">
      <h2>{t("invite-title")}</h2>
      <p>{t("invite-text")}</p>
      <LinkField url={url} label={t("invite-link")} />
      {invite.qr.length > 0 && <QrCode modules={invite.qr} label={t("invite-qr")} />}
      <OtherLinks urls={invite.urls.slice(1)} />
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
