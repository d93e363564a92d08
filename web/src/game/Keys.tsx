import { useLayoutEffect, useRef } from "preact/hooks";
import { Modal } from "../app/Modal";
import { t } from "../i18n/messages";

export interface KeyActions {
  flip: () => void;
  step: (by: number) => void;
  first: () => void;
  last: () => void;
  help: () => void;
}

/** Whether the keys now belong to a field, a dialog or a control of its own. */
function taken(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open]")) return true;
  return target instanceof Element && target.closest("input, select, textarea, [role=radiogroup]") !== null;
}

/** The keys of the game page, wherever the focus is. */
export function useKeys(actions: KeyActions): void {
  const latest = useRef(actions);
  latest.current = actions;
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || taken(event.target)) return;
      const now = latest.current;
      const action = {
        f: now.flip,
        F: now.flip,
        ArrowLeft: () => now.step(-1),
        ArrowRight: () => now.step(1),
        Home: now.first,
        End: now.last,
        "?": now.help,
      }[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}

const KEYS: readonly { keys: readonly string[]; label: string }[] = [
  { keys: ["Tab"], label: "keys-tab" },
  { keys: ["←", "↑", "→", "↓"], label: "keys-walk" },
  { keys: ["Enter"], label: "keys-enter" },
  { keys: ["+", "="], label: "keys-promote" },
  { keys: ["Esc"], label: "keys-escape" },
  { keys: ["←", "→"], label: "keys-step" },
  { keys: ["Home", "End"], label: "keys-ends" },
  { keys: ["f"], label: "keys-flip" },
  { keys: ["?"], label: "keys-help" },
];

export function KeysDialog({ close }: { close: () => void }) {
  return (
    <Modal title={t("action-keys")} close={close}>
      <dl class="keys">
        {KEYS.map(({ keys, label }) => (
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
