import { useEffect } from "preact/hooks";
import { Mark } from "../board/Mark";
import { family, has, speakOf, t } from "../i18n/messages";
import { settings } from "../settings/store";
import type { CoachNotice } from "../wire/CoachNotice";
import type { GameView } from "../wire/GameView";
import type { PlyView } from "../wire/PlyView";
import type { GameStore } from "./GameStore";

/** Plies for which something said stays of interest. */
const FRESH = 8;

/** The key of a notice's name; its explanation is at the same with `-about`. */
const keyOf = ({ topic, id }: CoachNotice): string => `${topic}-${id.replaceAll("_", "-")}`;

/** What the coach says of a move, for a screen reader: names alone. */
export const coachNames = (ply: PlyView): string[] =>
  settings.value.coach
    ? ply.told
        .map(keyOf)
        .filter(has)
        .map((key) => t(key))
    : [];

/** What was named by one of the last two moves; castles and openings before proverbs. */
export function coachJustSaid(game: GameView): string {
  if (game.mode !== "assisted") return "";
  const said = game.plies
    .slice(-2)
    .reverse()
    .flatMap((ply) => (settings.value.coach ? ply.told : []));
  const known = said.filter((notice) => has(keyOf(notice)));
  const first = known.find(({ topic }) => topic !== "proverb") ?? known[0];
  return first ? t(keyOf(first)) : "";
}

/** What was said last, up to the ply that is shown. */
function latest(game: GameView, shown: number): readonly CoachNotice[] {
  for (let ply = shown; ply > Math.max(0, shown - FRESH); ply--) {
    const told = game.plies[ply - 1]?.told ?? [];
    if (told.length > 0) return told;
  }
  return [];
}

/** The coach beside the board: castles, openings and proverbs as they come up. Silent at a real board. */
export function CoachCard({ store, game }: { store: GameStore; game: GameView }) {
  // Where a game counts, it is played without help.
  const wanted = settings.value.coach && game.mode === "assisted" && (!game.career || game.ending !== null);
  useEffect(() => {
    // Its words are no part of what a game needs to begin.
    if (wanted) void speakOf("coach");
  }, [wanted]);
  if (!wanted) return null;
  const shown = store.shownPly.value;
  const notices = latest(game, shown).filter((notice) => has(keyOf(notice)));
  const building = [game.plies[shown - 1], game.plies[shown - 2]].find((ply) => ply?.building)?.building;
  const notice = notices.find(({ topic }) => topic !== "proverb") ?? notices[0];
  return (
    <section class="card coach-card" aria-label={t("coach-title")} data-told={notice?.id}>
      {notice ? (
        <p>
          <b>
            <Mark side={notice.side} /> {t(keyOf(notice))}
          </b>{" "}
          <span>{t(`${keyOf(notice)}-about`)}</span>
        </p>
      ) : building && has(`castle-${building.id.replaceAll("_", "-")}`) ? (
        <p data-building={building.id}>
          {t("coach-building", {
            castle: family("castle-", building.id),
            done: building.done,
            all: building.of,
          })}
        </p>
      ) : (
        <p class="hint">{t("coach-quiet")}</p>
      )}
    </section>
  );
}
