import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { askHasami } from "../api/hasami";
import { announce, notifyProblem, problemText } from "../app/notices";
import { Board } from "../board/Board";
import { sideName, squareName } from "../board/names";
import { other } from "../board/position";
import { NameCard } from "../game/PlayerCard";
import { moveSound } from "../game/sound";
import { t } from "../i18n/messages";
import { BOARD_KEYS, type KeyRow, KeysDialog, useKeys } from "../moves/Keys";
import { TypedMove } from "../moves/TypedMove";
import { settings } from "../settings/store";
import type { Side } from "../wire/Side";
import { HasamiKeptCard } from "./HasamiKeptCard";
import { HasamiRules } from "./HasamiRules";
import { HasamiSetupCard } from "./HasamiSetupCard";
import { HasamiStore } from "./HasamiStore";
import { FIRST, type HasamiSetup, type SavedGame, savedGame, saveGame } from "./saved";
import "../styles/hasami.css";

const KEYS: readonly KeyRow[] = [
  ...BOARD_KEYS.filter(({ label }) => label !== "keys-promote"),
  { keys: ["Backspace"], label: "hasami-back" },
  { keys: ["?"], label: "keys-help" },
];

/** A move in words: where from, where to. */
const moveName = (usi: string): string => `${squareName(usi.slice(0, 2))} → ${squareName(usi.slice(2, 4))}`;

const sideText = (side: Side): string => sideName(side, "even");

/** Hasami shogi, the second game on the board; the last game goes on where it was. */
export default function HasamiPage() {
  const game = useSignal<SavedGame>(savedGame() ?? { setup: FIRST, moves: [] });
  const count = useSignal(0);
  const start = (setup: HasamiSetup) => {
    count.value++;
    game.value = { setup, moves: [] };
    saveGame(game.value);
  };
  const open = (kept: SavedGame) => {
    count.value++;
    game.value = { setup: kept.setup, moves: kept.moves };
    saveGame(game.value);
  };
  return <Table key={count.value} game={game.value} start={start} open={open} />;
}

function useStore(game: SavedGame): HasamiStore {
  const store = useMemo(
    () =>
      new HasamiStore(game.setup, game.moves, { ask: askHasami, save: saveGame }, (what) => {
        if (what.kind === "refused") {
          notifyProblem(what.problem);
          announce(problemText(what.problem));
        } else if (what.kind === "over") announce(statusText(store));
        else {
          moveSound();
          const count = what.move.taken.length;
          announce(
            `${sideText(what.side)} ${moveName(what.move.usi)}${count > 0 ? `, ${t("hasami-took", { count })}` : ""}`,
          );
        }
      }),
    [game],
  );
  useEffect(() => {
    void store.begin();
    return () => store.stop();
  }, [store]);
  return store;
}

/** How the game stands, in a sentence. */
function statusText(store: HasamiStore): string {
  const winner = store.winner.value;
  if (store.over.value) return winner === null ? t("hasami-draw") : t("hasami-won", { side: sideText(winner) });
  if (store.mover.value === null) return t("hasami-thinking");
  return t("hasami-turn", { side: sideText(store.side.value) });
}

interface TableProps {
  game: SavedGame;
  start: (setup: HasamiSetup) => void;
  open: (game: SavedGame) => void;
}

function Table({ game, start, open }: TableProps) {
  const store = useStore(game);
  const help = useSignal(false);
  const { setup } = store;
  const bottom: Side = setup.level === null ? "black" : setup.side;
  const mover = store.mover.value;
  useKeys({
    Backspace: () => void store.back(),
    "?": () => {
      help.value = true;
    },
  });
  const card = (side: Side, place: "opp" | "me") => {
    const computer = setup.level !== null && side !== setup.side;
    return (
      <NameCard
        side={side}
        place={place}
        name={computer ? t("hasami-computer", { level: setup.level ?? 0 }) : sideText(side)}
        line={t("hasami-taken", { count: store.taken.value[side] })}
        toMove={store.ready.value && !store.over.value && store.side.value === side}
      />
    );
  };
  return (
    <div
      class="game study hasami"
      data-ready={store.ready.value}
      data-over={store.over.value}
      data-length={store.moves.value.length}
    >
      <h1 class="unseen">{t("hasami-title")}</h1>
      {card(other(bottom), "opp")}
      <Board
        sfen={store.sfen.value || "9/9/9/9/9/9/9/9/9 b - 1"}
        bottom={bottom}
        lastMove={store.lastMove.value}
        check={false}
        mover={mover}
        legal={store.legal.value}
        dots={settings.value.dots}
        hint={null}
        revision={store.revision.value}
        onTry={(usi) => void store.try(usi)}
        past={false}
        label={t("board-label")}
      />
      {card(bottom, "me")}
      <aside>
        <section class="card hasami-status" data-winner={store.winner.value ?? undefined}>
          <h2>{t("hasami-title")}</h2>
          <p role="status">{statusText(store)}</p>
          <div class="row">
            <button
              type="button"
              data-action="take-back"
              disabled={store.moves.value.length === 0}
              onClick={() => void store.back()}
            >
              {t("hasami-back")}
            </button>
            <button type="button" data-action="again" onClick={() => start(setup)}>
              {t("hasami-again")}
            </button>
          </div>
        </section>
        <MoveCard store={store} />
        <HasamiKeptCard now={() => ({ setup, moves: store.moves.value })} open={open} />
        <HasamiSetupCard setup={setup} start={start} />
        <HasamiRules />
        <TypedMove submit={(text) => void store.try(text)} />
      </aside>
      {help.value && <KeysDialog rows={KEYS} close={() => (help.value = false)} />}
    </div>
  );
}

function MoveCard({ store }: { store: HasamiStore }) {
  const moves = store.moves.value;
  return (
    <section class="card hasami-moves" aria-label={t("hasami-moves")}>
      <ol>
        {moves.map((usi, index) => (
          <li key={`${index} ${usi}`} value={index + 1}>
            {moveName(usi)}
          </li>
        ))}
      </ol>
      {moves.length === 0 && <p class="hint">{t("hasami-no-moves")}</p>}
    </section>
  );
}
