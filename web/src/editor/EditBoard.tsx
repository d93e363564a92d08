import { useSignal } from "@preact/signals";
import { useMemo, useRef } from "preact/hooks";
import { Cells, type Cursor, cursorId, step } from "../board/Cells";
import { Frame } from "../board/Frame";
import { Pieces, placed } from "../board/Pieces";
import { parseSfen, SQUARES } from "../board/position";
import type { Composition } from "./Composition";

/** What a click does: put a piece, take one away, or move one. */
export type Tool = string;

const PIECE_KEY = /^[krbgsnlp]$/i;

/** The board of a composition: a click puts, takes or moves; letters and signs do the same by keyboard. */
export function EditBoard({ composition, tool }: { composition: Composition; tool: Tool }) {
  const cursor = useSignal<Cursor>({ square: "5a" });
  const picked = useSignal<string | null>(null);
  const dests = useSignal<readonly string[]>([]);
  const field = useRef<HTMLDivElement>(null);
  const sfen = composition.sfen.value;
  const placement = useMemo(() => parseSfen(sfen), [sfen]);
  const held = picked.value !== null && placement.pieces.has(picked.value) ? picked.value : null;
  const use = (square: string) => {
    if (tool === "erase") composition.put(square, null);
    else if (tool !== "move") composition.put(square, tool);
    else if (held === null) picked.value = placement.pieces.has(square) ? square : null;
    else {
      if (held === square) composition.turn(square);
      else composition.move(held, square);
      picked.value = null;
    }
  };
  const at = () => ("square" in cursor.value ? cursor.value.square : "5a");
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    // The komadai are fields of numbers here: the edge is the end.
    const next = step(cursor.value, event.key, "black");
    if (next) {
      if ("square" in next) {
        cursor.value = next;
        document.getElementById(cursorId(next))?.focus();
      }
    } else if (event.key === "Delete" || event.key === "Backspace") composition.put(at(), null);
    else if (event.key === "+") composition.turn(at());
    else if (event.key === "/") composition.swap(at());
    else if (PIECE_KEY.test(event.key)) composition.put(at(), event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onClick = (event: MouseEvent) => {
    const box = field.current?.getBoundingClientRect();
    if (!box) return;
    const [x, y] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
    if (x < 0 || y < 0 || x >= 1 || y >= 1) return;
    const square = SQUARES[Math.floor(y * 9) * 9 + Math.floor(x * 9)];
    if (!square) return;
    cursor.value = { square };
    use(square);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keyboard and screen reader use the cells
    // biome-ignore lint/a11y/useKeyWithClickEvents: the cells answer keys
    <div class="edit-board" onClick={onClick} onKeyDownCapture={onKeyDown}>
      <Frame bottom="black">
        <div ref={field} class="ground orientation-sente">
          <sg-board>
            {held !== null && <span class="held-square" style={placed(held)} />}
            <Pieces pieces={placement.pieces} />
          </sg-board>
        </div>
        <Cells
          placement={placement}
          bottom="black"
          cursor={cursor}
          picked={picked}
          pick={(where) => {
            if ("square" in where) use(where.square);
          }}
          letGo={() => {
            picked.value = null;
          }}
          dests={dests}
          lastMove={null}
        />
      </Frame>
    </div>
  );
}
