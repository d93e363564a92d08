import { useSignal } from "@preact/signals";
import { useLayoutEffect, useMemo } from "preact/hooks";
import { ActionButton } from "../app/ActionButton";
import { announce, notifyProblem, problemText } from "../app/notices";
import { useConfig } from "../app/useConfig";
import { Board } from "../board/Board";
import { sideName } from "../board/names";
import { other, sideToMove } from "../board/position";
import { WaitingTable } from "../board/WaitingTable";
import { Moves } from "../game/MoveList";
import { NameCard } from "../game/PlayerCard";
import { endSound, moveSound } from "../game/sound";
import { family, language, t } from "../i18n/messages";
import { KeysDialog, LOOK_KEYS, useBoardKeys } from "../moves/Keys";
import { moveText, withoutMark } from "../moves/notation";
import { endWords } from "../record/words";
import { settings } from "../settings/store";
import type { MatchGame } from "../wire/MatchGame";
import type { MatchView } from "../wire/MatchView";
import type { Side } from "../wire/Side";
import MatchDialog from "./MatchDialog";
import { MatchStore } from "./MatchStore";
import { eloWords, engineName, limitWords } from "./words";
import "../styles/match.css";

const ICONS = {
  pause: "M8 5v14M16 5v14",
  resume: "M7 5l12 7-12 7Z",
  stop: "M6 6h12v12H6Z",
  flip: "M7 4v16M7 4L4 7.500M7 4l3 3.500M17 20V4M17 20l-3-3.500M17 20l3-3.500",
  again: "M4 12a8 8 0 1 0 3-6.200M4 4v4h4",
};

/** Turns what happened into sound and speech. */
function tell(view: MatchView, before: MatchView | null): void {
  if (!before) return;
  const last = view.moves.at(-1);
  if (view.results.length > before.results.length) {
    endSound();
    announce(scoreText(view));
  } else if (last && (view.number !== before.number || view.moves.length > before.moves.length)) {
    moveSound();
    const mover = other(sideToMove(last.sfen));
    const text = withoutMark(moveText(last.notation, last.usi, settings.value.notation, language()));
    announce(t("say-move", { side: mover, move: text }));
  }
}

/** Engines that play each other, game after game. */
export default function MatchPage({ id }: { id: string }) {
  const store = useMemo(() => new MatchStore(id, tell, notifyProblem), [id]);
  useLayoutEffect(() => {
    void store.follow();
    return () => store.leave();
  }, [store]);
  const { view, missing } = store;
  if (missing.value) {
    return (
      <div class="plain">
        <h1>{t("match-title")}</h1>
        <p>{problemText(missing.value)}</p>
        <p>
          <a href="/records">{t("nav-records")}</a>
        </p>
      </div>
    );
  }
  if (!view.value) return <WaitingTable text={t("study-opening")} />;
  return <Match store={store} view={view.value} />;
}

const nobody = () => {};

function Match({ store, view }: { store: MatchStore; view: MatchView }) {
  const flipped = useSignal(false);
  const help = useSignal(false);
  const again = useSignal(false);
  const config = useConfig().value;
  const bottom: Side = flipped.value ? "white" : "black";
  const move = store.move.value;
  const running = view.state === "running" || view.state === "paused";
  const flip = () => {
    flipped.value = !flipped.value;
  };
  const showKeys = () => {
    help.value = true;
  };
  useBoardKeys(flip, (ply) => store.look(ply), store.shown, showKeys);
  const card = (side: Side, place: "opp" | "me") => {
    const index = side === view.first ? 0 : 1;
    const engine = view.engines[index];
    const spent = view.moves.reduce((sum, { ms, sfen }) => sum + (other(sideToMove(sfen)) === side ? (ms ?? 0) : 0), 0);
    return (
      <NameCard
        side={side}
        place={place}
        name={engineName(engine, view.names[index])}
        line={sideName(side, "even")}
        toMove={running && store.past.value === null && sideToMove(store.sfen.value) === side}
      >
        <div class="clock" role="img" aria-label={t("study-time-used", { time: seconds(spent) })}>
          <span>{seconds(spent)}</span>
        </div>
      </NameCard>
    );
  };
  const { type } = view.from;
  return (
    <div class="game match" data-state={view.state} data-game={view.number} data-ply={view.moves.length}>
      <h1 class="unseen">{t("match-title")}</h1>
      {card(other(bottom), "opp")}
      <Board
        sfen={store.sfen.value}
        bottom={bottom}
        lastMove={move?.usi ?? null}
        check={move?.check ?? false}
        mover={null}
        legal={null}
        dots={false}
        hint={null}
        revision={0}
        onTry={nobody}
        past={store.past.value !== null}
        label={t("board-label")}
      />
      {card(bottom, "me")}
      <aside>
        <p class={`status ${view.state === "failed" ? "check" : ""}`}>
          <span>
            {view.failure
              ? problemText(view.failure)
              : t("match-status", {
                  number: view.number,
                  games: view.games,
                  state: family("match-state-", view.state),
                })}
          </span>
        </p>
        <Score view={view} />
        <Moves plies={view.moves} start={view.start_sfen} shown={store.shown.value} look={(ply) => store.look(ply)} />
        <div class="actions">
          <div class="bar">
            {view.state === "paused" ? (
              <ActionButton
                name="match-resume"
                icon={ICONS.resume}
                label={t("match-resume")}
                onClick={() => void store.act("resume")}
              />
            ) : (
              <ActionButton
                name="match-pause"
                icon={ICONS.pause}
                label={t("match-pause")}
                disabled={!running}
                onClick={() => void store.act("pause")}
              />
            )}
            <ActionButton
              name="match-stop"
              icon={ICONS.stop}
              label={t("match-stop")}
              disabled={!running}
              onClick={() => void store.act("stop")}
            />
            <ActionButton name="flip" icon={ICONS.flip} label={t("action-flip")} onClick={flip} />
            <ActionButton
              name="match-again"
              icon={ICONS.again}
              label={t("match-again")}
              disabled={running || !config}
              onClick={() => {
                again.value = true;
              }}
            />
          </div>
        </div>
      </aside>
      {help.value && <KeysDialog rows={LOOK_KEYS} close={() => (help.value = false)} />}
      {again.value && config && (
        <MatchDialog
          config={config}
          close={() => (again.value = false)}
          sfen={type === "position" ? view.from.sfen : undefined}
        />
      )}
    </div>
  );
}

/** Thousandths as seconds, with a tenth. */
const seconds = (ms: number): string => t("match-spent", { n: (ms / 1000).toFixed(1) });

function scoreText({ score, engines, names }: MatchView): string {
  const { wins, draws, losses } = score;
  return t("match-score", { first: engineName(engines[0], names[0]), wins, draws, losses });
}

/** Results so far: what they come to, and every game. */
function Score({ view }: { view: MatchView }) {
  const elo = eloWords(view.score);
  const { wins, draws, losses } = view.score;
  const total = Math.max(1, wins + draws + losses);
  return (
    <section class="card match-score" aria-label={t("match-series")} data-results={view.results.length}>
      <p class="match-sum">
        <b>{scoreText(view)}</b>
        <small>{limitWords(view.limit)}</small>
      </p>
      <div class="match-bar" aria-hidden="true">
        <i class="won" style={{ width: `${(100 * wins) / total}%` }} />
        <i class="drawn" style={{ width: `${(100 * draws) / total}%` }} />
        <i class="lost" style={{ width: `${(100 * losses) / total}%` }} />
      </div>
      <p class="hint">{elo ? t("match-strength", { elo }) : t("match-elo-open")}</p>
      <ol class="match-games">
        {view.results.map((game, index) => (
          <Result key={game.record} game={game} number={index + 1} view={view} />
        ))}
      </ol>
    </section>
  );
}

function Result({ game, number, view }: { game: MatchGame; number: number; view: MatchView }) {
  const { winner } = game.end;
  const who = winner === null ? null : winner === game.first ? 0 : 1;
  const name = who === null ? t("match-drawn") : engineName(view.engines[who], view.names[who]);
  return (
    <li>
      <a href={`/record/${game.record}`} data-winner={who === null ? "none" : who === 0 ? "first" : "second"}>
        <span>{t("match-nth", { number })}</span>
        <b>{name}</b>
        <small>
          {endWords(game.end, "even")} · {t("match-plies", { n: game.plies })}
        </small>
      </a>
    </li>
  );
}
