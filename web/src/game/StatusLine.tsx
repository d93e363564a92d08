import { sideName } from "../board/names";
import { language, t } from "../i18n/messages";
import { moveText } from "../moves/notation";
import { settings } from "../settings/store";
import type { GameView } from "../wire/GameView";
import { coachJustSaid } from "./CoachCard";
import type { GameStore } from "./GameStore";
import { endTitle } from "./words";

function text(store: GameStore, game: GameView): { text: string; kind: string } | null {
  if (store.socket.connection.value !== "open") {
    return { text: t(store.pending.value ? "line-lost-pending" : "line-lost"), kind: "lost" };
  }
  if (store.pending.value && store.slow.value) return { text: t("line-pending"), kind: "pending" };
  if (store.hintAsked.value) return { text: t("hint-busy"), kind: "pending" };
  const hint = store.hint.value;
  if (hint) {
    return {
      text: t("hint-is", { move: moveText(hint.notation, hint.usi, settings.value.notation, language()) }),
      kind: "hint",
    };
  }
  if (game.lapsed && !game.ending) return { text: t("road-lapsed"), kind: "check" };
  const { turn } = game;
  if (!turn) return null;
  if (game.seats.black.kind === "open" || game.seats.white.kind === "open") {
    return { text: t("status-waiting"), kind: "" };
  }
  const name = sideName(turn.side, game.handicap);
  const own = game.yours.includes(turn.side);
  const key = own && game.yours.length === 1 ? "status-yours" : "status-side";
  const said = t(key, { side: name });
  return { text: turn.check ? `${t("status-check")} ${said}` : said, kind: turn.check ? "check" : own ? "own" : "" };
}

/** One line that says where the game stands; it keeps its place. */
export function StatusLine({ store, game }: { store: GameStore; game: GameView }) {
  if (store.past.value !== null) {
    return (
      <p class="status past" data-status="past">
        <span>{t("past-shown", { ply: store.past.value })}</span>
        <button type="button" class="small" onClick={() => store.look(null)}>
          {t(game.ending ? "past-to-end" : "past-to-game")}
        </button>
      </p>
    );
  }
  // The line stays when the game has ended: taken away it would move all that is below.
  const line = text(store, game) ?? (game.ending ? { text: endTitle(game), kind: "over" } : null);
  return (
    <p class={`status ${line?.kind ?? ""}`} data-status={line?.kind}>
      <span>{line?.text}</span>
      {/* On a phone the coach's card lies below the fold; the card says it to screen readers. */}
      <b class="status-coach" aria-hidden="true">
        {coachJustSaid(game)}
      </b>
    </p>
  );
}
