import { useSignal } from "@preact/signals";
import { announce } from "../app/notices";
import { language, t } from "../i18n/messages";
import { dropGame, type KeptGame, keepGame, keptGames, type SavedGame } from "./saved";

interface KeptCardProps {
  /** The game on the board. */
  now: () => SavedGame;
  open: (game: SavedGame) => void;
}

/** Games put aside: several at a time, to go on with at any. */
export function HasamiKeptCard({ now, open }: KeptCardProps) {
  const games = useSignal<readonly KeptGame[]>(keptGames());
  const keep = () => {
    games.value = keepGame(now(), Date.now());
    announce(t("hasami-kept"));
  };
  return (
    <section class="card hasami-kept" aria-label={t("hasami-games")} data-games={games.value.length}>
      <div class="row">
        <h2>{t("hasami-games")}</h2>
        <button type="button" class="small" data-action="keep" disabled={now().moves.length === 0} onClick={keep}>
          {t("hasami-keep")}
        </button>
      </div>
      <ul>
        {games.value.map((game) => (
          <li key={game.at}>
            <button type="button" class="small" data-action="open-kept" onClick={() => open(game)}>
              {title(game)}
            </button>
            <button
              type="button"
              class="small"
              data-action="drop-kept"
              aria-label={t("hasami-drop", { game: title(game) })}
              onClick={() => {
                games.value = dropGame(game.at);
              }}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const title = ({ at, setup, moves }: KeptGame): string =>
  t("hasami-game", {
    when: new Date(at).toLocaleString(language(), { dateStyle: "short", timeStyle: "short" }),
    opponent: setup.level === null ? t("hasami-two") : t("hasami-computer", { level: setup.level }),
    moves: moves.length,
  });
