import type { ReadonlySignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Modal } from "../app/Modal";
import { t } from "../i18n/messages";

/** What each key does, by its name in events; `Ctrl+z`, `Ctrl+Shift+z` for one held with Ctrl or Command. */
export type KeyActions = Readonly<Record<string, () => void>>;

/** Whether the keys now belong to a field, a dialog, a menu or a control of its own. */
function taken(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open]")) return true;
  return (
    target instanceof Element && target.closest("input, select, textarea, [role=radiogroup], [role=menu]") !== null
  );
}

/** The keys of a page, wherever the focus is. */
export function useKeys(actions: KeyActions): void {
  const latest = useRef(actions);
  latest.current = actions;
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || taken(event.target)) return;
      const held = event.ctrlKey || event.metaKey;
      const name = held ? `Ctrl+${event.shiftKey ? "Shift+" : ""}${event.key.toLowerCase()}` : event.key;
      const action = latest.current[name];
      if (!action) return;
      event.preventDefault();
      action();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}

/** The keys of a page that only looks through a game: turning the board round, stepping, and the list of keys. */
export function useBoardKeys(
  flip: () => void,
  look: (ply: number | null) => void,
  shown: ReadonlySignal<number>,
  showKeys: () => void,
): void {
  useKeys({
    f: flip,
    F: flip,
    ArrowLeft: () => look(shown.value - 1),
    ArrowRight: () => look(shown.value + 1),
    Home: () => look(0),
    End: () => look(null),
    "?": showKeys,
  });
}

/** A row of the list of keys: the keys, and the message that says what they do. */
export interface KeyRow {
  keys: readonly string[];
  label: string;
}

/** Keys of the board itself, on every page that has one to play on. */
export const BOARD_KEYS: readonly KeyRow[] = [
  { keys: ["Tab"], label: "keys-tab" },
  { keys: ["←", "↑", "→", "↓"], label: "keys-walk" },
  { keys: ["Enter"], label: "keys-enter" },
  { keys: ["+", "="], label: "keys-promote" },
  { keys: ["Esc"], label: "keys-escape" },
];

/** Keys that look through the moves. */
export const LOOK_KEYS: readonly KeyRow[] = [
  { keys: ["←", "→"], label: "keys-step" },
  { keys: ["Home", "End"], label: "keys-ends" },
  { keys: ["f"], label: "keys-flip" },
  { keys: ["?"], label: "keys-help" },
];

export function KeysDialog({ rows, close }: { rows: readonly KeyRow[]; close: () => void }) {
  return (
    <Modal title={t("action-keys")} close={close}>
      <dl class="keys">
        {rows.map(({ keys, label }) => (
          <div key={label}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(label)}</dd>
          </div>
        ))}
      </dl>
      <p class="hint">{t("keys-draw")}</p>
    </Modal>
  );
}
