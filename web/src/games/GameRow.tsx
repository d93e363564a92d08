import { Mark } from "../board/Mark";
import { sideName } from "../board/names";
import { StaticBoard } from "../board/StaticBoard";
import { seatName, useCharacters } from "../game/seats";
import { family, language, t } from "../i18n/messages";
import type { GameSummary } from "../wire/GameSummary";
import type { Side } from "../wire/Side";

/** How a game ended for the reader of the list. */
function resultText(game: GameSummary): string {
  const { ending } = game;
  if (!ending) return t("result-running");
  const reason = family("end-", ending.kind);
  if (!ending.winner) return t(ending.kind === "adjourned" ? "result-none" : "result-draw", { reason });
  if (game.yours.length === 1) {
    return t(game.yours[0] === ending.winner ? "result-you-won" : "result-you-lost", { reason });
  }
  return t("result-side-won", { side: sideName(ending.winner, game.handicap), reason });
}

function resultClass(game: GameSummary): string {
  if (!game.ending) return "running";
  if (!game.ending.winner || game.yours.length !== 1) return "even";
  return game.yours[0] === game.ending.winner ? "won" : "lost";
}

export function GameRow({ game }: { game: GameSummary }) {
  useCharacters(game.seats);
  const started = new Date(game.started_ms);
  const when = new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(started);
  const player = (side: Side) => (
    <span class={`player${game.ending?.winner === side ? " winner" : ""}`}>
      <Mark side={side} />
      {seatName(game.seats[side], side, game.handicap, game.yours)}
    </span>
  );
  return (
    <a class="game-row" href={`/game/${game.id}`}>
      <StaticBoard sfen={game.sfen} label={t("list-board")} />
      <span class="game-text">
        <span class="players">
          {player("black")}
          {player("white")}
        </span>
        <span class={`result ${resultClass(game)}`}>{resultText(game)}</span>
        <small>
          <time dateTime={started.toISOString()}>{when}</time>
          {game.handicap !== "even" && ` · ${family("handicap-", game.handicap)}`} ·{" "}
          {t("list-moves", { n: game.plies })}
        </small>
      </span>
    </a>
  );
}
