import type { ComponentChildren } from "preact";
import { Choice } from "../app/controls";
import { t } from "../i18n/messages";
import { type KeyRow, useKeys } from "../moves/Keys";
import type { Composition } from "./Composition";
import { HandFields } from "./HandFields";

/** The keys of an editor of positions. */
export const EDITOR_KEYS: readonly KeyRow[] = [
  { keys: ["←", "↑", "→", "↓"], label: "keys-walk" },
  { keys: ["Enter"], label: "keys-use-tool" },
  { keys: ["K R B G S N L P"], label: "keys-put-black" },
  { keys: ["k r b g s n l p"], label: "keys-put-white" },
  { keys: ["+"], label: "keys-turn" },
  { keys: ["/"], label: "keys-swap" },
  { keys: ["Del"], label: "keys-take-away" },
  { keys: ["Ctrl+Z", "Ctrl+Y"], label: "keys-undo" },
  { keys: ["?"], label: "keys-help" },
];

/** Undoes, does again and tells the keys, wherever the focus is. */
export function useEditorKeys(composition: Composition, showKeys: () => void): void {
  useKeys({
    "Ctrl+z": () => composition.undo(),
    "Ctrl+y": () => composition.redo(),
    "Ctrl+Shift+z": () => composition.redo(),
    "?": showKeys,
  });
}

/** What both sides hold, something of the page's own, and who is to move. */
export function HandsAndTurn({ composition, children }: { composition: Composition; children?: ComponentChildren }) {
  return (
    <>
      <div class="both-hands">
        <HandFields composition={composition} side="black" />
        <HandFields composition={composition} side="white" />
      </div>
      {children}
      <Choice
        legend={t("compose-to-move")}
        value={composition.side.value}
        options={[
          { value: "black", label: t("side-black") },
          { value: "white", label: t("side-white") },
        ]}
        onChange={(side) => composition.toMove(side)}
      />
    </>
  );
}

interface EditorBarProps {
  composition: Composition;
  /** What an empty board is here. */
  empty: string;
  showKeys: () => void;
  children?: ComponentChildren;
}

/** Steps back and forth, the page's own buttons, the empty board and the keys. */
export function EditorBar({ composition, empty, showKeys, children }: EditorBarProps) {
  return (
    <div class="bar">
      <button type="button" disabled={!composition.canUndo.value} onClick={() => composition.undo()}>
        {t("study-undo")}
      </button>
      <button type="button" disabled={!composition.canRedo.value} onClick={() => composition.redo()}>
        {t("study-redo")}
      </button>
      {children}
      <button type="button" data-action="clear" onClick={() => composition.load(empty)}>
        {t("compose-clear")}
      </button>
      <button type="button" data-action="keys" onClick={showKeys}>
        {t("action-keys")}
      </button>
    </div>
  );
}
