import { type Signal, useComputed, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { Shogiground } from "shogiground";
import type { Api } from "shogiground/api";
import type { DrawShape } from "shogiground/draw";
import type { Color, Key, Piece } from "shogiground/types";
import { reducedMotion } from "../settings/store";
import type { LegalTable } from "../wire/LegalTable";
import type { Side } from "../wire/Side";
import { LETTERS, ROLES } from "./artwork";
import { Cells, type Cursor } from "./Cells";
import { type Drawing, markOf, shapesOf } from "./drawing";
import { Frame } from "./Frame";
import { HandCells } from "./HandCells";
import { moveSquares, other, parseSfen } from "./position";
import { tries } from "./tries";

export interface BoardProps {
  sfen: string;
  /** The side that sits below. */
  bottom: Side;
  lastMove: string | null;
  check: boolean;
  /** Who may move here and now. */
  mover: Side | null;
  /** Legal moves, where the mover is helped. */
  legal: LegalTable | null;
  dots: boolean;
  /** A move to draw as an arrow. */
  hint: string | null;
  /** Moves to draw as fainter arrows, the first of them as the hint is. */
  ideas?: readonly string[];
  /** Arrows and circles that are kept. */
  drawing?: Drawing | null;
  /** Counts up when the board has to be laid anew though nothing else changed. */
  revision: number;
  /** A move, without its promotion: `7g7f`, `P*5e`. */
  onTry: (usi: string) => void;
  past: boolean;
  label: string;
  children?: ComponentChildren;
}

const NONE: readonly string[] = [];
const NO_MARKS: Drawing["marks"] = [];

/** What is picked up: a square, a letter in hand, or nothing. */
export type Picked = string | null;

const colorOf = (side: Side): Color => (side === "black" ? "sente" : "gote");

function arrow(usi: string, mover: Side, brush: string): DrawShape {
  const dest = usi.slice(2, 4) as Key;
  const orig: Key | Piece =
    usi[1] === "*" ? { role: ROLES[usi[0] ?? "P"] ?? "pawn", color: colorOf(mover) } : (usi.slice(0, 2) as Key);
  return { orig, dest, brush };
}

/** A hint, or several ideas; of two that go the same way the better one. */
function arrows(hint: string | null, ideas: readonly string[], mover: Side): DrawShape[] {
  const ways = new Set<string>();
  return (hint ? [hint] : ideas).flatMap((usi, rank) => {
    const way = usi.slice(0, 4);
    if (ways.has(way)) return [];
    ways.add(way);
    return [arrow(usi, mover, rank === 0 ? "hint" : "idea")];
  });
}

/** Board and komadai: shogiground below, cells for keyboard and screen reader above. */
export function Board(props: BoardProps) {
  const boardElement = useRef<HTMLDivElement>(null);
  const topHand = useRef<HTMLDivElement>(null);
  const bottomHand = useRef<HTMLDivElement>(null);
  const ground = useRef<Api | null>(null);
  /** What the board was last laid for. */
  const laid = useRef("");
  const latest = useRef(props);
  latest.current = props;
  const picked = useSignal<Picked>(null);
  /** The moves that are shown; they may come while a piece is held. */
  const shown = useSignal<LegalTable | null>(null);
  /** Where an arrow that the keyboard draws begins. */
  const origin = useSignal<string | null>(null);
  const cursor = useSignal<Cursor>({ square: "5e" });
  const placement = useMemo(() => parseSfen(props.sfen), [props.sfen]);

  const sync = () => {
    const state = ground.current?.state;
    picked.value = state?.selected ?? (state?.selectedPiece ? (LETTERS[state.selectedPiece.role] ?? null) : null);
  };

  useLayoutEffect(() => {
    const api = Shogiground(
      {
        coordinates: { enabled: false },
        scaleDownPieces: false,
        premovable: { enabled: false },
        predroppable: { enabled: false },
        movable: { free: false, showDests: true, events: { after: (from, to) => latest.current.onTry(from + to) } },
        droppable: {
          free: false,
          showDests: true,
          events: { after: (piece, to) => latest.current.onTry(`${LETTERS[piece.role]}*${to}`) },
        },
        drawable: {
          onChange: (shapes) => {
            const { drawing } = latest.current;
            const last = shapes.at(-1);
            if (!drawing || !last) return;
            const mark = markOf(last, drawing.color);
            // What is kept is drawn from what the page is given: the hand's own shapes begin anew.
            ground.current?.set({ drawable: { shapes: [] } });
            if (mark) drawing.draw(mark);
          },
        },
        events: {
          select: sync,
          unselect: sync,
          pieceSelect: sync,
          pieceUnselect: sync,
          change: sync,
        },
      },
      {
        board: boardElement.current as HTMLElement,
        hands: { top: topHand.current as HTMLElement, bottom: bottomHand.current as HTMLElement },
      },
    );
    ground.current = api;
    return () => api.destroy();
  }, []);

  const { sfen, bottom, lastMove, check, mover, legal, dots, hint, ideas = NONE, drawing = null, revision } = props;
  const { marks = NO_MARKS, color = null } = drawing ?? {};
  useLayoutEffect(() => {
    shown.value = dots ? legal : null;
    const api = ground.current;
    if (!api) return;
    const dragged = () => legal !== null && api.state.draggable.current?.started === true;
    const open = mover ? tries(placement, mover, legal, dots, dragged) : { moves: new Map(), drops: new Map() };
    const offered = {
      movable: { dests: open.moves },
      droppable: { dests: open.drops },
      drawable: {
        autoShapes: [...arrows(hint, ideas, placement.side), ...shapesOf(marks)],
        forced: color !== null,
        squares: origin.value ? [{ key: origin.value as Key, className: "drawn-from" }] : [],
      },
    };
    const now = [sfen, bottom, lastMove, check, mover, revision].join("|");
    if (now === laid.current) {
      // Only what may be done has come: a piece that is held stays in the hand.
      api.set(offered);
      return;
    }
    laid.current = now;
    api.cancelMoveOrDrop();
    api.set({
      orientation: colorOf(bottom),
      sfen: { board: placement.board, hands: placement.hands },
      turnColor: colorOf(placement.side),
      activeColor: mover ? colorOf(mover) : undefined,
      lastDests: lastMove ? (moveSquares(lastMove) as Key[]) : undefined,
      lastPiece: undefined,
      hovered: undefined,
      checks: check,
      animation: { enabled: !reducedMotion(), duration: 180 },
      ...offered,
    } as Parameters<Api["set"]>[0]);
    sync();
  }, [sfen, bottom, lastMove, check, mover, legal, dots, hint, ideas, marks, color, origin.value, revision]);

  const pick = (at: Cursor) => {
    const api = ground.current;
    if (drawing?.color && "square" in at) {
      const from = origin.value;
      origin.value = from === null ? at.square : null;
      if (from !== null) drawing.draw({ from, to: at.square, color: drawing.color });
      return;
    }
    if (!api || !mover) return;
    if ("square" in at) {
      api.selectSquare(api.state.selected === at.square ? null : (at.square as Key));
    } else if (at.side === mover && placement.inHand[mover].get(at.letter)) {
      const same = LETTERS[api.state.selectedPiece?.role ?? ""] === at.letter;
      api.selectPiece(same ? null : { role: ROLES[at.letter] ?? "pawn", color: colorOf(mover) });
    }
    sync();
  };
  const letGo = () => {
    origin.value = null;
    ground.current?.cancelMoveOrDrop();
    sync();
  };

  const dests: Signal<readonly string[]> = useComputed(() => {
    const at = picked.value;
    const table = shown.value;
    if (!at || !table) return [];
    return (at.length === 1 ? table.drops[at] : table.moves[at]) ?? [];
  });

  const shared = { placement, bottom, cursor, picked, pick, letGo };
  return (
    <section class={`table${props.past ? " past" : ""}`} aria-label={props.label} data-mover={mover ?? ""}>
      <div class="stand far">
        <div ref={topHand} />
        <HandCells side={other(bottom)} {...shared} />
      </div>
      <Frame bottom={bottom}>
        <div ref={boardElement} class="ground" />
        <Cells {...shared} dests={dests} lastMove={lastMove} />
        {props.children}
      </Frame>
      <div class="stand near">
        <div ref={bottomHand} />
        <HandCells side={bottom} {...shared} />
      </div>
    </section>
  );
}
