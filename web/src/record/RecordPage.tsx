import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { keepAddress } from "../app/address";
import { announce, notifyProblem, problemText } from "../app/notices";
import { Board } from "../board/Board";
import { MARK_COLORS, marksWords, markWords, toggled } from "../board/drawing";
import { sideName } from "../board/names";
import { other, sideToMove } from "../board/position";
import { WaitingTable } from "../board/WaitingTable";
import { NameCard } from "../game/PlayerCard";
import { moveSound } from "../game/sound";
import { family, t } from "../i18n/messages";
import { BOARD_KEYS, KeysDialog, LOOK_KEYS, useKeys } from "../moves/Keys";
import { TypedMove } from "../moves/TypedMove";
import { useTry } from "../moves/useTry";
import { settings } from "../settings/store";
import type { Found } from "../study/AnalysisStore";
import { BookCard } from "../study/BookCard";
import { Engines, useAnalysis } from "../study/Engines";
import { GamesCard } from "../study/GamesCard";
import { choose, prefs } from "../study/prefs";
import { ReviewCard } from "../study/ReviewCard";
import { ReviewStore } from "../study/ReviewStore";
import { classesOf } from "../study/reviewed";
import type { RecordMark } from "../wire/RecordMark";
import type { RecordMarkColor } from "../wire/RecordMarkColor";
import type { RecordNode } from "../wire/RecordNode";
import type { RecordView } from "../wire/RecordView";
import type { Side } from "../wire/Side";
import { CommentCard } from "./CommentCard";
import { DrawBar } from "./DrawBar";
import { MoveTree } from "./MoveTree";
import { PrintSheet } from "./PrintSheet";
import { nodeAt, type RecordEvent, RecordStore } from "./RecordStore";
import { RecordTools } from "./RecordTools";
import { pathTo } from "./tree";
import { WarningsDialog } from "./WarningsDialog";
import { endWords, moverOf, nodeWords, playerName, recordTitle, timeText } from "./words";
import "../styles/record.css";
import "../styles/study.css";

const KEYS = [
  ...BOARD_KEYS,
  ...LOOK_KEYS.slice(0, 2),
  { keys: ["↑", "↓"], label: "keys-variation" },
  { keys: ["Ctrl+Z", "Ctrl+Y"], label: "keys-undo" },
  { keys: ["p", "Del"], label: "keys-variation-edit" },
  { keys: ["d"], label: "keys-drawing" },
  ...LOOK_KEYS.slice(2),
];

function tell(what: RecordEvent): void {
  if (what.kind === "played") moveSound();
  else {
    notifyProblem(what.problem);
    announce(problemText(what.problem));
  }
}

/** The node that an address asks for: by its number, or by a position. */
function asked(view: RecordView): number | null {
  const query = new URLSearchParams(location.search);
  const number = query.get("node");
  if (number !== null && view.nodes.some(({ id }) => String(id) === number)) return Number(number);
  const sfen = query.get("position");
  return sfen === null ? null : nodeAt(view, sfen);
}

function useStore(id: string): RecordStore {
  const store = useMemo(() => new RecordStore(id, tell), [id]);
  useLayoutEffect(() => {
    void store.open(asked);
    const leave = () => void store.flush(true);
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      store.stop();
    };
  }, [store]);
  return store;
}

/** A record from the library, to look through, to change and to save. */
export default function RecordPage({ id }: { id: string }) {
  const store = useStore(id);
  const { missing, view, node } = store;
  if (missing.value) {
    return (
      <div class="plain">
        <h1>{t("study-unknown")}</h1>
        <p>{problemText(missing.value)}</p>
        <p>
          <a href="/records">{t("nav-records")}</a>
        </p>
      </div>
    );
  }
  if (!view.value || !node.value) return <WaitingTable text={t("study-opening")} />;
  return <Study store={store} view={view.value} node={node.value} />;
}

function Study({ store, view, node }: { store: RecordStore; view: RecordView; node: RecordNode }) {
  const flipped = useSignal(false);
  const help = useSignal(false);
  const warned = useSignal(false);
  const printing = useSignal(false);
  /** The colour drawn with; null where pieces are moved. */
  const color = useSignal<RecordMarkColor | null>(null);
  const bottom: Side = flipped.value ? "white" : "black";
  const base = store.base.value;
  const sfen = store.sfen.value;
  const answer = base?.sfen ? store.positions.of(base.sfen) : null;
  const title = recordTitle(view);
  const flip = () => {
    flipped.value = !flipped.value;
  };
  const showKeys = () => {
    help.value = true;
  };
  useLayoutEffect(() => {
    document.title = `${title} · Komadai`;
  }, [title]);
  useEffect(() => {
    const said = [nodeWords(node), node.check ? t("term-check") : "", node.comment, marksWords(node.marks)];
    announce(said.filter(Boolean).join(" · "));
  }, [node.id]);
  useLayoutEffect(() => {
    return keepAddress(`${location.pathname}${node.parent === null ? "" : `?node=${node.id}`}`);
  }, [node.id]);
  useLayoutEffect(() => {
    const before = () => {
      printing.value = true;
    };
    const after = () => {
      printing.value = false;
    };
    addEventListener("beforeprint", before);
    addEventListener("afterprint", after);
    return () => {
      removeEventListener("beforeprint", before);
      removeEventListener("afterprint", after);
    };
  }, [printing]);
  const looked = { store, view, base };
  const analysis = useAnalysis(looked, prefs.value.own);
  const reviewing = useMemo(() => new ReviewStore(store.id, notifyProblem), [store]);
  useLayoutEffect(() => () => reviewing.close(), [reviewing]);
  const { engine, review, games } = prefs.value;
  const classes = useMemo(
    () => classesOf(store.tree.value, review ? reviewing.review.value : null),
    [store.tree.value, review, reviewing.review.value],
  );
  const readOnly = store.readOnly.value;
  const drawMode = () => {
    color.value = color.value || readOnly ? null : "green";
    announce(t(color.value ? "draw-begun" : "draw-ended"));
  };
  const draw = (mark: RecordMark) => {
    announce(
      t(toggled(store.marks.value, mark).includes(mark) ? "draw-added" : "draw-removed", { mark: markWords(mark) }),
    );
    void store.draw(mark);
  };
  const pickColor = (index: number) => () => {
    if (color.value) color.value = MARK_COLORS[index] ?? "green";
  };
  useKeys({
    d: drawMode,
    1: pickColor(0),
    2: pickColor(1),
    3: pickColor(2),
    4: pickColor(3),
    f: flip,
    F: flip,
    "?": showKeys,
    ArrowLeft: () => store.step(-1),
    ArrowRight: () => store.step(1),
    ArrowUp: () => store.rival(-1),
    ArrowDown: () => store.rival(1),
    Home: () => store.first(),
    End: () => store.last(),
    p: () => void store.promote(),
    Delete: () => void store.remove(),
    "Ctrl+z": () => void store.undo(),
    "Ctrl+y": () => void store.redo(),
    "Ctrl+Shift+z": () => void store.redo(),
  });
  const { onTry, choice, asks } = useTry({
    sfen,
    legal: answer?.legal ?? null,
    bottom,
    scope: node.id,
    // Before the legal moves have come nobody here knows whether it is one: the server is asked, as for a typed one.
    play: (usi) => void (answer ? store.play(usi) : store.typed(usi)),
    explain: (usi) => void store.typed(usi),
    restore: () => store.revision.value++,
  });
  return (
    <div class="game study" data-node={node.id} data-version={view.version} data-saving={store.saving.value}>
      <h1 class="unseen">{title}</h1>
      <Player store={store} view={view} node={node} side={other(bottom)} place="opp" />
      <Board
        sfen={sfen}
        bottom={bottom}
        lastMove={store.lastMove.value}
        check={node.check}
        mover={base?.sfen && !asks ? sideToMove(base.sfen) : null}
        legal={answer?.legal ?? null}
        dots={settings.value.dots}
        hint={null}
        ideas={ideasOf(analysis.found.value)}
        drawing={{ marks: store.marks.value, color: color.value, draw }}
        revision={store.revision.value}
        onTry={onTry}
        past={false}
        label={t("board-label")}
      >
        {choice}
      </Board>
      <Player store={store} view={view} node={node} side={bottom} place="me" />
      <aside>
        <Status store={store} view={view} node={node} warn={() => (warned.value = true)} />
        <div class="panels">
          <button
            type="button"
            class="small"
            data-action="engine"
            aria-pressed={engine}
            onClick={() => {
              choose("engine", !engine);
              if (engine) analysis.stop();
              else analysis.start();
            }}
          >
            {t("panel-engine")}
          </button>
          <button
            type="button"
            class="small"
            data-action="review"
            aria-pressed={review}
            onClick={() => choose("review", !review)}
          >
            {t("panel-review")}
          </button>
          <button
            type="button"
            class="small"
            data-action="games"
            aria-pressed={games}
            onClick={() => choose("games", !games)}
          >
            {t("panel-games")}
          </button>
          <button
            type="button"
            class="small"
            data-action="draw"
            aria-pressed={color.value !== null}
            disabled={readOnly}
            onClick={drawMode}
          >
            {t("panel-draw")}
          </button>
        </div>
        {color.value && <DrawBar store={store} color={color} />}
        {engine && <Engines looked={looked} analysis={analysis} />}
        {review && <ReviewCard store={store} reviewing={reviewing} />}
        {games && <BookCard store={store} />}
        {games && <GamesCard store={store} />}
        <MoveTree store={store} classes={classes} />
        <CommentCard store={store} node={node} />
        <RecordTools
          store={store}
          flipped={flipped.value}
          flip={flip}
          help={showKeys}
          print={() => requestAnimationFrame(() => window.print())}
        />
        {base?.sfen && <TypedMove submit={(text) => void store.typed(text)} maxLength={2000} />}
      </aside>
      {help.value && <KeysDialog rows={KEYS} close={() => (help.value = false)} />}
      {warned.value && <WarningsDialog warnings={view.warnings} close={() => (warned.value = false)} />}
      {printing.value && <PrintSheet store={store} />}
    </div>
  );
}

const NO_IDEAS: readonly string[] = [];

/** The first moves of the lines found, the best first. */
function ideasOf(found: Found | null): readonly string[] {
  return found?.lines.flatMap(({ moves }) => moves[0]?.usi ?? []) ?? NO_IDEAS;
}

interface PlayerProps {
  store: RecordStore;
  view: RecordView;
  node: RecordNode;
  side: Side;
  place: "opp" | "me";
}

/** A side's name and the time it has used up to here. */
function Player({ store, view, node, side, place }: PlayerProps) {
  const tree = store.tree.value;
  const seconds = pathTo(tree, node.id).flatMap((id) => {
    const step = tree.nodes.get(id);
    return step?.seconds != null && moverOf(step) === side ? [step.seconds] : [];
  });
  const name = playerName(view.headers, side);
  const seat = sideName(side, view.handicap ?? "even");
  const used = seconds.reduce((sum, spent) => sum + spent, 0);
  const toMove = node.sfen !== null && node.end === null && sideToMove(node.sfen) === side;
  return (
    <NameCard side={side} place={place} name={name || seat} line={name ? seat : ""} toMove={toMove}>
      {seconds.length > 0 && (
        <div class="clock" role="img" aria-label={t("study-time-used", { time: timeText(used) })}>
          <span>{timeText(used)}</span>
        </div>
      )}
    </NameCard>
  );
}

/** One line: what is to be said of the position, warnings of the reader, and whether all is saved. */
function Status({ store, view, node, warn }: Omit<PlayerProps, "side" | "place"> & { warn: () => void }) {
  const { saving } = store;
  let text = node.sfen ? t("status-side", { side: sideName(sideToMove(node.sfen), view.handicap ?? "even") }) : "";
  let kind = "";
  if (node.illegal !== null) [text, kind] = [family("foul-", node.illegal), "check"];
  else if (node.end) [text, kind] = [endWords(node.end, view.handicap), "own"];
  else if (node.check) [text, kind] = [`${t("status-check")} ${text}`, "check"];
  const { length } = view.warnings;
  return (
    <p class={`status ${kind}`}>
      <span>{text}</span>
      <small aria-live="polite">
        {store.readOnly.value ? t("study-read-only") : saving.value === "saved" ? "" : family("saving-", saving.value)}
      </small>
      {length > 0 && (
        <button type="button" class="small" data-action="warnings" onClick={warn}>
          {t("study-warnings", { n: length })}
        </button>
      )}
    </p>
  );
}
