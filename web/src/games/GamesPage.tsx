import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ApiError, listGames } from "../api/http";
import { notifyProblem } from "../app/notices";
import { t } from "../i18n/messages";
import { openGame } from "../library/intake";
import type { GameSummary } from "../wire/GameSummary";
import { GameRow } from "./GameRow";

/** Every game, newest first, a page at a time. */
export function GamesPage() {
  const games = useSignal<readonly GameSummary[] | null>(null);
  const next = useSignal<string | null>(null);
  const more = async () => {
    try {
      const page = await listGames(next.value);
      games.value = [...(games.value ?? []), ...page.games];
      next.value = page.next;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notifyProblem(error.problem);
      games.value ??= [];
    }
  };
  useEffect(() => void more(), []);
  const list = games.value;
  return (
    <div class="plain games">
      <h1>{t("nav-games")}</h1>
      {list?.length === 0 && (
        <p class="empty">
          {t("list-empty")} <a href="/">{t("start-game")}</a>
        </p>
      )}
      <div class="game-list" aria-busy={list === null}>
        {list?.map((game) => (
          <div key={game.id} class="game-cell">
            <GameRow game={game} />
            {game.ending && game.yours.length > 0 && game.plies > 0 && (
              <button type="button" class="small" data-action="open-record" onClick={() => void openGame(game.id)}>
                {t("end-record")}
              </button>
            )}
          </div>
        ))}
      </div>
      {next.value !== null && (
        <button type="button" class="large" onClick={() => void more()}>
          {t("list-more")}
        </button>
      )}
    </div>
  );
}
