import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { listGames } from "../api/http";
import { useConfig } from "../app/useConfig";
import { ShownBoard } from "../board/ShownBoard";
import { GameRow } from "../games/GameRow";
import { family, t } from "../i18n/messages";
import { NewGameDialog } from "../newgame/NewGameDialog";
import { GradeSlider } from "../newgame/OpponentFields";
import { setup } from "../newgame/setup";
import { startGame, starting } from "../newgame/start";
import { clockName, opponentName, sideChoiceName } from "../newgame/text";
import type { GameSummary } from "../wire/GameSummary";

const EVEN = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

/** Games of one's own that still go on, newest first. */
function useRunning() {
  const running = useSignal<readonly GameSummary[] | null>(null);
  useEffect(() => {
    listGames(null, 12).then(
      ({ games }) => {
        running.value = games.filter((game) => !game.ending && game.yours.length > 0).slice(0, 3);
      },
      () => {
        running.value = [];
      },
    );
  }, [running]);
  return running;
}

export function HomePage() {
  const config = useConfig().value;
  const open = useSignal(false);
  const running = useRunning().value;
  const game = setup.value;
  // Everything that depends on the server comes at once, so that nothing moves what is there.
  const loaded = config !== null && running !== null;
  const handicap = config?.handicaps.find(({ id }) => id === game.handicap);
  return (
    <div class="home">
      <div class="home-board">
        {loaded && (
          <ShownBoard
            sfen={handicap?.sfen ?? EVEN}
            removed={handicap?.removed ?? []}
            label={t("home-board", { handicap: family("handicap-", game.handicap) })}
          />
        )}
      </div>
      <div class="home-side">
        <section class="card welcome">
          <h1>{t("home-title")}</h1>
          <p class="lead">{t("home-lead")}</p>
          <dl class="summary">
            <div>
              <dt>{t("setup-opponent")}</dt>
              <dd>{opponentName(game)}</dd>
            </div>
            <div>
              <dt>{t("setup-side")}</dt>
              <dd>
                {sideChoiceName(game)}
                {game.handicap !== "even" && ` · ${family("handicap-", game.handicap)}`}
              </dd>
            </div>
            <div>
              <dt>{t("setup-clock")}</dt>
              <dd>{clockName(game.clock.black)}</dd>
            </div>
            <div>
              <dt>{t("setup-mode")}</dt>
              <dd>{t(game.mode === "assisted" ? "term-assisted-mode" : "term-real-board-mode")}</dd>
            </div>
          </dl>
          <button
            type="button"
            class="main large"
            data-action="start"
            disabled={!config || starting.value}
            onClick={() => void startGame()}
          >
            {t("start-game")}
          </button>
          <button
            type="button"
            class="large"
            data-action="setup"
            disabled={!config}
            onClick={() => (open.value = true)}
          >
            {t("home-setup")}
          </button>
          <a class="other-game" href="/road">
            {t("home-road")}
          </a>
          <a class="other-game" href="/hasami">
            {t("home-hasami")}
          </a>
        </section>
        {loaded && game.opponent.kind === "engine" && (
          <section class="card quick">
            <GradeSlider config={config} />
          </section>
        )}
        {loaded && running.length > 0 && (
          <section class="card running">
            <h2>{t("home-running")}</h2>
            {running.map((summary) => (
              <GameRow key={summary.id} game={summary} />
            ))}
          </section>
        )}
      </div>
      {open.value && config && <NewGameDialog config={config} close={() => (open.value = false)} />}
    </div>
  );
}
