import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { ApiError } from "../api/http";
import { askPosition } from "../api/records";
import { getCollection, getDaily, getProblem, solve, tryMove } from "../api/tsume";
import { announce, notifyProblem, problemText } from "../app/notices";
import { navigate } from "../app/router";
import { Board } from "../board/Board";
import { other, parseSfen, sideToMove } from "../board/position";
import { WaitingTable } from "../board/WaitingTable";
import { NameCard } from "../game/PlayerCard";
import { moveSound } from "../game/sound";
import { t } from "../i18n/messages";
import { BOARD_KEYS, type KeyRow, KeysDialog, LOOK_KEYS, useKeys } from "../moves/Keys";
import { TypedMove } from "../moves/TypedMove";
import { useTry } from "../moves/useTry";
import { settings } from "../settings/store";
import type { Problem } from "../wire/Problem";
import { today } from "./day";
import { nextOf, note, progress } from "./progress";
import { SolveMoves } from "./SolveMoves";
import { SolveStore, type Task } from "./SolveStore";
import { SolveTools } from "./SolveTools";
import { played, wordText } from "./words";
import "../styles/tsume.css";

const KEYS: readonly KeyRow[] = [
  ...BOARD_KEYS,
  ...LOOK_KEYS.slice(0, 2),
  { keys: ["Backspace"], label: "keys-take-back" },
  { keys: ["h"], label: "keys-hint" },
  { keys: ["n"], label: "keys-next" },
  { keys: ["?"], label: "keys-help" },
];

interface Loaded extends Task {
  grade: number | null;
}

/** What the address names: a problem of the collection, that of today, or one's own. */
async function load(id: string, query: string): Promise<Loaded> {
  if (id !== "own") {
    const found = await (id === "daily" ? getDaily(today()) : getProblem(id));
    return { ...found };
  }
  const sfen = new URLSearchParams(query).get("sfen") ?? "";
  const { legal } = await askPosition({ sfen, last: null, text: null });
  const { plies } = await solve({ sfen, moves: [], text: null });
  return { id: null, sfen, plies, legal, grade: null };
}

export default function SolvePage({ id, query }: { id: string; query: string }) {
  const task = useSignal<Loaded | null>(null);
  const missing = useSignal<Problem | null>(null);
  const address = id + query;
  useEffect(() => {
    let wanted = true;
    task.value = null;
    missing.value = null;
    load(id, query).then(
      (found) => {
        if (wanted) task.value = found;
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        if (wanted) missing.value = error.problem;
      },
    );
    return () => {
      wanted = false;
    };
  }, [address]);
  if (missing.value) {
    return (
      <div class="plain">
        <h1>{t("solve-unknown")}</h1>
        <p>{problemText(missing.value)}</p>
        <p>
          <a href="/tsume">{t("nav-tsume")}</a>
        </p>
      </div>
    );
  }
  if (!task.value) return <WaitingTable text={t("solve-opening")} />;
  return <Solve key={task.value.sfen} task={task.value} daily={id === "daily"} />;
}

function useStore(task: Loaded): SolveStore {
  const store = useMemo(
    () =>
      new SolveStore(task, { tryMove, solve }, (what) => {
        if (what.kind === "played") moveSound();
        else if (what.kind === "refused") {
          notifyProblem(what.problem);
          announce(problemText(what.problem));
        } else if (what.kind === "solved") {
          if (task.id !== null) note(task.id, what.helped ? "helped" : "alone");
        } else {
          const last = store.line.value.at(-1);
          const moved = what.word.kind === "goes-on" && last ? `${played(last)} ` : "";
          announce(moved + wordText(what.word, store.sfen.value, store.plies.value));
        }
      }),
    [task],
  );
  useLayoutEffect(() => () => store.stop(), [store]);
  return store;
}

/** Goes to the next problem of the same length. */
async function goOn(task: Loaded): Promise<void> {
  const { sets } = await getCollection();
  const ids = sets.find(({ plies }) => plies === task.plies)?.ids ?? [];
  const next = nextOf(ids, progress.value, task.id ?? undefined);
  if (next) navigate(`/tsume/${next}`);
}

function Solve({ task, daily }: { task: Loaded; daily: boolean }) {
  const store = useStore(task);
  const help = useSignal(false);
  const attacker = sideToMove(task.sfen);
  const sfen = store.sfen.value;
  const stage = store.stage.value;
  const legal = store.legal.value;
  const open = stage === "solving" && store.isLatest.value;
  const next = () => {
    goOn(task).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      notifyProblem(error.problem);
    });
  };
  const showKeys = () => {
    help.value = true;
  };
  // The field stays where it is; a move typed after a try that failed takes its place.
  const typed = (text: string) => {
    const at = store.stage.value;
    if (at === "refuted") store.back();
    else if (at === "solved" || at === "shown") store.restart();
    void store.try(text);
  };
  useKeys({
    ArrowLeft: () => store.step(-1),
    ArrowRight: () => store.step(1),
    Home: () => store.step(-store.line.value.length),
    End: () => store.step(store.line.value.length),
    Backspace: () => store.back(),
    h: () => void store.hint(),
    n: next,
    "?": showKeys,
  });
  const { onTry, choice, asks } = useTry({
    sfen,
    legal,
    bottom: attacker,
    scope: `${store.line.value.length} ${store.revision.value}`,
    play: (usi) => void store.try(usi),
    explain: (usi) => void store.try(usi),
    restore: () => store.revision.value++,
  });
  const length = task.plies === null ? t("solve-own") : t("set-title", { plies: task.plies });
  const title = daily ? `${t("daily-title")} · ${length}` : length;
  const line = task.grade === null ? length : `${length} · ${t("solve-grade", { grade: task.grade })}`;
  const toMove = parseSfen(sfen).side;
  useLayoutEffect(() => {
    document.title = `${title} · Komadai`;
  }, [title]);
  return (
    <div class="game study solve" data-stage={stage} data-length={store.line.value.length} data-plies={task.plies}>
      <h1 class="unseen">{title}</h1>
      <NameCard
        side={other(attacker)}
        place="opp"
        name={t("term-tsume-defender")}
        line={t("solve-defender")}
        toMove={toMove !== attacker && stage === "asking"}
      />
      <Board
        sfen={sfen}
        bottom={attacker}
        lastMove={store.lastMove.value}
        check={store.check.value}
        mover={open && !asks ? attacker : null}
        legal={legal}
        dots={settings.value.dots}
        hint={open ? store.arrow.value : null}
        revision={store.revision.value}
        onTry={onTry}
        past={!store.isLatest.value && stage !== "shown"}
        label={t("board-label")}
      >
        {choice}
      </Board>
      <NameCard side={attacker} place="me" name={t("term-tsume-attacker")} line={line} toMove={open} />
      <aside>
        <WordCard store={store} next={task.plies === null || task.id === null ? null : next} />
        <SolveMoves store={store} />
        <SolveTools
          store={store}
          next={task.id === null ? null : next}
          help={showKeys}
          compose={() => navigate(`/tsume/compose?sfen=${encodeURIComponent(task.sfen)}`)}
        />
        <TypedMove submit={typed} />
      </aside>
      {help.value && <KeysDialog rows={KEYS} close={() => (help.value = false)} />}
    </div>
  );
}

/** What is to be said of the last move, and what to do now. */
function WordCard({ store, next }: { store: SolveStore; next: (() => void) | null }) {
  const word = store.word.value;
  const stage = store.stage.value;
  return (
    <section class="card word" data-word={word.kind} aria-label={t("solve-said")}>
      <p>{wordText(word, store.sfen.value, store.plies.value)}</p>
      {stage === "refuted" && (
        <button type="button" class="main" data-action="back-again" onClick={() => store.back()}>
          {t("solve-take-back")}
        </button>
      )}
      {stage === "solved" && next && (
        <button type="button" class="main" data-action="next-again" onClick={next}>
          {t("solve-next")}
        </button>
      )}
      {stage === "shown" && (
        <button type="button" class="main" data-action="try-again" onClick={() => store.restart()}>
          {t("solve-again")}
        </button>
      )}
    </section>
  );
}
