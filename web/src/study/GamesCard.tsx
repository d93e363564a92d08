import { getPlayed } from "../api/records";
import { useRested } from "../app/useRested";
import { sideName } from "../board/names";
import { t } from "../i18n/messages";
import type { RecordStore } from "../record/RecordStore";
import type { PlayedMoves } from "../wire/PlayedMoves";
import type { Results } from "../wire/Results";
import { moveWords } from "./words";

const totalOf = ({ black, white, drawn, open }: Results): number => black + white + drawn + open;

/** The moves of one's own games in the position looked at, with how those games ended. Its height is always the same. */
export function GamesCard({ store }: { store: RecordStore }) {
  const base = store.base.value;
  const sfen = base?.sfen ?? null;
  const last = base?.usi ?? null;
  // A start that no game can have has been played by none.
  const played = useRested<PlayedMoves>(sfen, (here) => getPlayed(here, last), [last], "bad_position");
  const handicap = store.view.value?.handicap ?? "even";
  const games = played ? totalOf(played.here) : 0;
  return (
    <section class="card games-card" aria-label={t("panel-games")} data-known={played !== null} data-games={games}>
      <p class="games-head">
        <span>{played ? t("games-here", { games }) : "…"}</span>
        {sfen && <a href={`/records?position=${encodeURIComponent(sfen)}`}>{t("games-list")}</a>}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys as well, for which it must have the focus */}
      <ol class="games-moves" tabIndex={0} aria-label={t("games-moves")}>
        {played?.moves.map((move) => (
          <li key={move.usi}>
            <button type="button" class="line-move" data-usi={move.usi} onClick={() => void store.play(move.usi)}>
              {moveWords(move)}
            </button>
            <span class="games-count">{totalOf(move.results)}</span>
            <ResultBar results={move.results} handicap={handicap} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How games ended: Black's wins dark, White's light, the rest between. */
function ResultBar({ results, handicap }: { results: Results; handicap: string }) {
  const total = totalOf(results);
  const percent = (count: number) => Math.round((100 * count) / total);
  const words = t("games-results", {
    black: sideName("black", handicap),
    white: sideName("white", handicap),
    wins: results.black,
    losses: results.white,
    others: results.drawn + results.open,
  });
  return (
    <span class="result-bar" role="img" aria-label={words} title={words}>
      <span class="black" style={{ width: `${percent(results.black)}%` }} />
      <span class="others" style={{ width: `${percent(results.drawn + results.open)}%` }} />
    </span>
  );
}
