import { t } from "../i18n/messages";
import type { GameView } from "../wire/GameView";
import type { GameStore } from "./GameStore";

/** In a career a fallen flag can be lifted: the question stands over the buttons, so that nothing moves. */
export function Lapsed({ store, game }: { store: GameStore; game: GameView }) {
  if (game.lapsed === null || game.ending) return null;
  const mine = game.turn?.may.go_on ?? false;
  return (
    <div class="card offer lapsed" role="alert" data-continues={game.continues}>
      <p>{t(mine ? "road-lapsed-text" : "road-lapsed-other")}</p>
      {mine && (
        <div class="bar">
          <button type="button" class="main" data-action="continue" onClick={() => store.goOn()}>
            {t("road-continue")}
          </button>
          <button type="button" data-action="give-up" onClick={() => store.resign()}>
            {t("road-give-up")}
          </button>
        </div>
      )}
    </div>
  );
}
