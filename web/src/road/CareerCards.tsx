import { family, language, t } from "../i18n/messages";
import { gradeName } from "../newgame/grades";
import type { RoadGame } from "../wire/RoadGame";
import type { RoadView } from "../wire/RoadView";
import { gradeGraph } from "./graph";
import { ladderName, opponentName } from "./words";

const WIDTH = 600;
const HEIGHT = 200;

/** Grade, games and continues. */
export function RecordCard({ road }: { road: RoadView }) {
  const { won, lost, drawn } = road;
  return (
    <section class="card record-card" aria-label={t("road-record")} data-won={won} data-lost={lost}>
      <p class="big-grade">
        <small>{t("road-grade")}</small>
        <b>{gradeName(road.grade)}</b>
      </p>
      <dl class="figures">
        <div>
          <dt>{t("road-best")}</dt>
          <dd>{gradeName(road.best)}</dd>
        </div>
        <div>
          <dt>{t("term-rating")}</dt>
          <dd>{road.points}</dd>
        </div>
        <div>
          <dt>{t("road-games")}</dt>
          <dd>{t("road-tally", { won, lost, drawn })}</dd>
        </div>
        <div>
          <dt>{t("road-continues")}</dt>
          <dd>{road.continues}</dd>
        </div>
      </dl>
    </section>
  );
}

/** How the grade went, game by game. */
export function GraphCard({ road }: { road: RoadView }) {
  const games = [...road.games].reverse();
  const { points, bands } = gradeGraph(games, road.first_step);
  const at = ({ x, y }: { x: number; y: number }) => `${(x * WIDTH).toFixed(1)} ${((1 - y) * HEIGHT).toFixed(1)}`;
  return (
    <section class="card graph-card">
      <h2>{t("road-graph")}</h2>
      {games.length === 0 ? (
        <p class="hint grade-graph">{t("road-graph-empty")}</p>
      ) : (
        <div
          class="grade-graph"
          role="img"
          aria-label={t("road-graph-words", {
            games: road.won + road.lost + road.drawn,
            grade: gradeName(road.grade),
            best: gradeName(road.best),
          })}
        >
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
            {bands.map(({ grade, y }) => (
              <path key={grade} class="band" d={`M0 ${(1 - y) * HEIGHT}H${WIDTH}`} />
            ))}
            {points.length > 1 && <path class="curve" d={`M${points.map(at).join("L")}`} />}
            {points.map((point, index) => (
              <path key={index} class={point.title ? "dot title" : "dot"} d={`M${at(point)}h0`} />
            ))}
          </svg>
          {bands.map(({ grade, y }) => (
            <span key={grade} class="band-name" style={{ bottom: `${y * 100}%` }} aria-hidden="true">
              {gradeName(grade)}
            </span>
          ))}
        </div>
      )}
    </section>
  );
}

/** Every ladder as a stair, with the titles won. */
export function LaddersCard({ road }: { road: RoadView }) {
  return (
    <section class="card ladders-card">
      <h2>{t("road-ladders")}</h2>
      <ol>
        {[...road.ladders].reverse().map((ladder) => (
          <li
            key={ladder.id}
            class={`${ladder.id === road.stage ? "here" : ""}${ladder.titles > 0 ? " won" : ""}`}
            aria-current={ladder.id === road.stage ? "step" : undefined}
          >
            <b>{ladderName(ladder.id)}</b>
            <small>
              {t("road-ladder-grades", { from: gradeName(ladder.from), to: gradeName(ladder.to) })}
              {ladder.id === road.stage && ` · ${t("road-here")}`}
            </small>
            {ladder.titles > 0 && (
              <span class="title-badge">
                <span class="unseen">{t("road-titles")}: </span>
                {t("road-title-times", { n: ladder.titles })}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What came of a game beyond the result. */
function consequences(game: RoadGame, ladders: readonly string[]): string[] {
  const parts = [ladderName(game.ladder), family("road-turn-", game.turn)];
  if (game.moved_to) {
    const up = ladders.indexOf(game.moved_to) > ladders.indexOf(game.ladder);
    parts.push(t(up ? "road-up" : "road-down", { ladder: ladderName(game.moved_to) }));
  }
  if (game.handicap !== "even") parts.push(family("handicap-", game.handicap));
  if (game.continues > 0) parts.push(t("road-continued", { n: game.continues }));
  if (!game.rated) parts.push(t("road-unrated"));
  return parts;
}

/** The last games; each leads to its board. */
export function GamesCard({ road }: { road: RoadView }) {
  const ladders = road.ladders.map(({ id }) => id);
  const day = new Intl.DateTimeFormat(language(), { dateStyle: "medium" });
  return (
    <section class="card games-card">
      <h2>{t("road-last-games")}</h2>
      {road.games.length === 0 && <p class="hint">{t("road-no-games")}</p>}
      <ol>
        {road.games.map((game) => (
          <li key={game.id} data-result={game.result}>
            <a href={`/game/${game.id}`}>
              {t("road-result-line", {
                result: family("road-result-", game.result),
                name: opponentName(game.opponent),
              })}
            </a>
            <b class="grade-step">
              {game.grade_before === game.grade
                ? gradeName(game.grade)
                : `${gradeName(game.grade_before)} → ${gradeName(game.grade)}`}
            </b>
            <small>
              {consequences(game, ladders).join(" · ")} · <time>{day.format(new Date(game.at_ms))}</time>
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}
