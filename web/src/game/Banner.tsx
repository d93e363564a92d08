import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { ApiError, kifAddress, rematch, replay } from "../api/http";
import { notifyProblem } from "../app/notices";
import { navigate } from "../app/router";
import { language, t } from "../i18n/messages";
import { openGame } from "../library/intake";
import { reducedMotion } from "../settings/store";
import type { Created } from "../wire/Created";
import type { GameView } from "../wire/GameView";
import type { GameStore } from "./GameStore";
import { endReason, endTitle, foulWords } from "./words";

/** Formats of the record that is saved. */
const ENCODINGS = [
  { encoding: "shift_jis", label: "save-kif" },
  { encoding: "utf-8", label: "save-kifu" },
] as const;

/** The result, why, and what may follow. */
export function Banner({ store, game }: { store: GameStore; game: GameView }) {
  const busy = useSignal(false);
  const box = useRef<HTMLElement>(null);
  const { ending } = game;
  const ended = ending !== null;
  useEffect(() => {
    // On a phone the result may lie below the fold.
    if (ended) box.current?.scrollIntoView({ block: "nearest", behavior: reducedMotion() ? "instant" : "smooth" });
  }, [ended]);
  if (!ending) return null;
  const follow = async (ask: (id: string) => Promise<Created>) => {
    busy.value = true;
    try {
      navigate(`/game/${(await ask(game.id)).id}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notifyProblem(error.problem);
    } finally {
      busy.value = false;
    }
  };
  const won = ending.winner !== null && game.yours.length === 1 && game.yours[0] === ending.winner;
  const seated = game.yours.length > 0;
  return (
    <section
      ref={box}
      class={`card banner${won ? " won" : ""}`}
      role="status"
      data-end={ending.kind}
      data-foul={ending.foul}
    >
      <h2>{endTitle(game)}</h2>
      <p class="reason">{endReason(game)}</p>
      {ending.foul_move && <p class="hint">{t("end-foul-move", { move: foulWords(game), ply: ending.ply + 1 })}</p>}
      {game.continues > 0 && <p class="hint">{t("road-continued", { n: game.continues })}</p>}
      <div class="bar">
        {game.career && seated && (
          <a class="button main" data-action="road" href="/road">
            {t("road-back")}
          </a>
        )}
        {game.next_game ? (
          <a class={game.career ? "button" : "button main"} data-action="next" href={`/game/${game.next_game}`}>
            {t("end-next")}
          </a>
        ) : (
          <>
            {seated && ending.replay && (
              <button
                type="button"
                class="main"
                data-action="replay"
                disabled={busy.value}
                onClick={() => void follow(replay)}
              >
                {t("end-replay")}
              </button>
            )}
            {seated && (
              <button
                type="button"
                class={ending.replay || game.career ? "" : "main"}
                data-action="rematch"
                disabled={busy.value}
                onClick={() => void follow(rematch)}
              >
                {t("end-rematch")}
              </button>
            )}
          </>
        )}
        <button type="button" data-action="review" disabled={game.plies.length === 0} onClick={() => store.look(0)}>
          {t("end-review")}
        </button>
        {seated && game.plies.length > 0 && (
          <button type="button" data-action="open-record" onClick={() => void openGame(game.id)}>
            {t("end-record")}
          </button>
        )}
      </div>
      <div class="saves">
        <span>{t("save-title")}</span>
        {ENCODINGS.map(({ encoding, label }) => (
          <a key={encoding} data-action={label} href={kifAddress(game.id, encoding, language())} download>
            {t(label)}
          </a>
        ))}
      </div>
    </section>
  );
}
