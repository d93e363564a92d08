import { useComputed, useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { isKnown } from "../api/http";
import { announce, dismiss, notify, notifyProblem, problemText } from "../app/notices";
import { Board } from "../board/Board";
import { other, sideToMove } from "../board/position";
import { WaitingTable } from "../board/WaitingTable";
import { family, language, t } from "../i18n/messages";
import { BOARD_KEYS, KeysDialog, LOOK_KEYS, useBoardKeys } from "../moves/Keys";
import { moveText, withoutMark } from "../moves/notation";
import { TypedMove } from "../moves/TypedMove";
import { useTry } from "../moves/useTry";
import { settings } from "../settings/store";
import type { GameView } from "../wire/GameView";
import type { Side } from "../wire/Side";
import { Actions } from "./Actions";
import { Banner } from "./Banner";
import { CoachCard, coachNames } from "./CoachCard";
import { Furigoma } from "./Furigoma";
import { GameStore, type Happening } from "./GameStore";
import { Invite } from "./Invite";
import { MoveList } from "./MoveList";
import { PlayerCard } from "./PlayerCard";
import { StatusLine } from "./StatusLine";
import { useCharacters } from "./seats";
import { openSocket } from "./socket";
import { endSound, moveSound } from "./sound";
import { endTitle } from "./words";

const USI = /^(?:[1-9][a-i][1-9][a-i]\+?|[PLNSGBR]\*[1-9][a-i])$/;

const KEYS = [...BOARD_KEYS, ...LOOK_KEYS];

/** Turns what happened into sound and speech. */
function tell(what: Happening, game: GameView | null): void {
  switch (what.kind) {
    case "moved": {
      moveSound();
      const text = moveText(what.ply.notation, what.ply.usi, settings.value.notation, language());
      const mover = other(sideToMove(what.ply.sfen));
      const words = t("say-move", { side: mover, move: withoutMark(text) });
      announce([words, ...(what.ply.check ? [t("term-check")] : []), ...coachNames(what.ply)].join(" "));
      // What was wrong before one's own move is settled by it.
      if (game?.yours.includes(mover)) dismiss();
      break;
    }
    case "ended":
      endSound();
      // The result is not to be covered by what was wrong before.
      dismiss();
      if (game) announce(endTitle(game));
      break;
    case "explained":
      notify("warning", t("notice-illegal"), family("reason-", what.reason));
      announce(family("reason-", what.reason));
      break;
    case "refused":
      notifyProblem(what.problem);
      announce(problemText(what.problem));
      break;
  }
}

function useStore(id: string): GameStore {
  const store = useMemo(() => {
    const made: GameStore = new GameStore(
      id,
      () => openSocket(id),
      (what) => tell(what, made.view.value),
    );
    return made;
  }, [id]);
  useLayoutEffect(() => {
    store.socket.start();
    const wake = () => document.visibilityState === "visible" && store.socket.hurry();
    const hurry = () => store.socket.hurry();
    document.addEventListener("visibilitychange", wake);
    addEventListener("online", hurry);
    addEventListener("pageshow", hurry);
    return () => {
      document.removeEventListener("visibilitychange", wake);
      removeEventListener("online", hurry);
      removeEventListener("pageshow", hurry);
      store.socket.stop();
    };
  }, [store]);
  return store;
}

export function GamePage({ id }: { id: string }) {
  const store = useStore(id);
  const game = store.view.value;
  useCharacters(game?.seats);
  if (!game) return <Waiting store={store} />;
  return <Game store={store} game={game} />;
}

/** Before the first word of the server: the page's shape, so that nothing jumps. */
function Waiting({ store }: { store: GameStore }) {
  const lost = store.socket.connection.value === "lost";
  const unknown = useSignal(false);
  useEffect(() => {
    if (!lost) return;
    void isKnown(store.id).then((known) => {
      if (known) return;
      unknown.value = true;
      store.socket.stop();
    });
  }, [lost, store, unknown]);
  if (unknown.value) {
    return (
      <div class="plain" key="unknown">
        <h1>{t("game-unknown")}</h1>
        <p>
          <a href="/games">{t("nav-games")}</a>
        </p>
      </div>
    );
  }
  return <WaitingTable of="play" text={t(lost ? "line-lost" : "line-opening")} />;
}

function Game({ store, game }: { store: GameStore; game: GameView }) {
  const flipped = useSignal(false);
  const help = useSignal(false);
  const own: Side = game.yours.length === 1 ? (game.yours[0] ?? "black") : "black";
  const bottom = flipped.value ? other(own) : own;
  const top = other(bottom);
  const ply = store.shown.value;
  const isPast = store.past.value !== null;
  const turn = isPast ? null : game.turn;
  const real = game.mode === "real";
  const sfen = store.shownSfen.value;
  const flip = () => {
    flipped.value = !flipped.value;
  };
  const showKeys = () => {
    help.value = true;
  };
  useBoardKeys(flip, (ply) => store.look(ply), store.shownPly, showKeys);
  const { onTry, choice, asks } = useTry({
    sfen,
    legal: turn?.legal ?? null,
    bottom,
    // A move or a look back takes the question away.
    scope: isPast ? -1 : (game.turn?.ply ?? -1),
    play: (usi) => store.play(usi),
    explain: (usi) => store.explain(usi),
    restore: () => store.revision.value++,
  });
  const mayPlay = turn?.may.play && !store.pending.value && !asks && game.yours.includes(turn.side);
  // At a real board a typed move counts as it is, foul or not.
  const onTyped = (text: string) => (real && USI.test(text) ? store.play(text) : store.typed(text));
  const hint = useComputed(() => store.hint.value?.usi ?? null).value;

  return (
    <div class={`game${isPast ? " reviewing" : ""}`} data-ply={game.plies.length} data-ended={game.ending?.kind}>
      <h1 class="unseen">{t("title-game")}</h1>
      <PlayerCard store={store} game={game} side={top} place="opp" />
      <Board
        sfen={sfen}
        bottom={bottom}
        lastMove={real && !game.ending && !isPast ? null : (ply?.usi ?? null)}
        check={isPast ? (ply?.check ?? false) : (game.turn?.check ?? ply?.check ?? false)}
        mover={mayPlay && turn ? turn.side : null}
        legal={turn?.legal ?? null}
        dots={settings.value.dots}
        hint={isPast ? null : hint}
        revision={store.revision.value}
        onTry={onTry}
        past={isPast}
        label={t("board-label")}
      >
        {choice}
      </Board>
      <PlayerCard store={store} game={game} side={bottom} place="me" />
      <aside>
        <StatusLine store={store} game={game} />
        <Invite game={game} />
        <CoachCard store={store} game={game} />
        <MoveList store={store} game={game} />
        {/* The result takes its room from the list and from the field, so that nothing moves when the game ends. */}
        <Banner store={store} game={game} />
        {game.turn && game.yours.length > 0 && <TypedMove submit={onTyped} />}
        <Actions store={store} game={game} flip={flip} help={showKeys} />
      </aside>
      <Furigoma game={game} />
      {help.value && <KeysDialog rows={KEYS} close={() => (help.value = false)} />}
    </div>
  );
}
