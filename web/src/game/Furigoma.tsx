import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { announce } from "../app/notices";
import { sideName } from "../board/names";
import { family, t } from "../i18n/messages";
import { reducedMotion } from "../settings/store";
import type { Face } from "../wire/Face";
import type { GameView } from "../wire/GameView";

const TOSS_MS = 1_400;
const RESULT_MS = 2_600;

/** Games whose toss this visit has shown. */
const seen = new Set<string>();

function result(game: GameView): string {
  const creator = game.furigoma?.creator ?? "black";
  const own = game.yours.length === 1 ? (game.yours[0] ?? creator) : creator;
  return t("furigoma-result", { side: sideName(own, game.handicap), mine: String(game.yours.length === 1) });
}

/** Five pawns tossed, once, as the game begins. */
export function Furigoma({ game }: { game: GameView }) {
  const toss = useSignal(0);
  // The computer may have made the first move before the page could show the toss.
  const over = useSignal(seen.has(game.id) || game.plies.length > 1);
  const tosses = game.furigoma?.tosses ?? [];
  const count = tosses.length;
  const shown = count > 0 && !game.ending && !over.value;
  const close = () => {
    seen.add(game.id);
    over.value = true;
  };
  useEffect(() => {
    if (!shown) return;
    const last = toss.value === count - 1;
    if (last) announce(result(game));
    const wait = reducedMotion() ? RESULT_MS : last ? TOSS_MS + RESULT_MS : TOSS_MS + 500;
    const timer = setTimeout(() => (last ? close() : toss.value++), wait);
    return () => clearTimeout(timer);
  }, [shown, toss.value]);
  if (!shown) return null;
  const last = toss.value === count - 1;
  return (
    <div class="furigoma" role="status">
      <div class="card">
        <h2>{t("term-furigoma")}</h2>
        <div class="pawns" key={toss.value}>
          {tosses[toss.value]?.map((face, index) => (
            <TossedPawn key={index} face={face} index={index} />
          ))}
        </div>
        <p class="toss-result">{last ? result(game) : t("furigoma-again")}</p>
        <button type="button" class="small" onClick={close}>
          {t("furigoma-skip")}
        </button>
      </div>
    </div>
  );
}

function TossedPawn({ face, index }: { face: Face; index: number }) {
  const style = { "--turn": `${((index * 47) % 60) - 30}deg`, "--delay": `${index * 60}ms` };
  return (
    <span class={`tossed ${face} orientation-sente`} style={style} role="img" aria-label={family("face-", face)}>
      <piece class={`sente ${face === "tokin" ? "tokin" : "pawn"}`} />
    </span>
  );
}
