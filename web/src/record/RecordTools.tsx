import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { ApiError } from "../api/http";
import { deleteRecord } from "../api/records";
import { ActionButton, ActionFace } from "../app/ActionButton";
import { Menu, type MenuItem } from "../app/Menu";
import { Modal } from "../app/Modal";
import { notifyProblem } from "../app/notices";
import { navigate } from "../app/router";
import { useConfig } from "../app/useConfig";
import { family, t } from "../i18n/messages";
import MatchDialog from "../match/MatchDialog";
import { NewGameDialog } from "../newgame/NewGameDialog";
import { Replay, type Speed } from "../study/Replay";
import { copyItems } from "./copies";
import { EndDialog } from "./EndDialog";
import { HeadersDialog } from "./HeadersDialog";
import type { RecordStore } from "./RecordStore";
import { SaveDialog } from "./SaveDialog";
import { ShareDialog } from "./ShareDialog";
import { variationHead } from "./tree";

type Open = "headers" | "save" | "end" | "delete" | "play" | "match" | "share";

const ICONS = {
  undo: "M9 6L4 11l5 5M4 11h10a6 6 0 0 1 0 9h-3",
  redo: "M15 6l5 5-5 5M20 11H10a6 6 0 0 0 0 9h3",
  flip: "M7 4v16M7 4L4 7.500M7 4l3 3.500M17 20V4M17 20l-3-3.500M17 20l3-3.500",
  save: "M12 4v11M12 15l-4-4M12 15l4-4M5 19h14",
  copy: "M9 9h11v11H9ZM5 15H4V4h11v1",
  more: "M6 12h.01M12 12h.01M18 12h.01",
};

interface ToolsProps {
  store: RecordStore;
  flipped: boolean;
  flip: () => void;
  help: () => void;
  print: () => void;
}

/** What can be done with a record besides playing and writing on it. */
export function RecordTools({ store, flipped, flip, help, print }: ToolsProps) {
  const open = useSignal<Open | null>(null);
  const show = (what: Open) => () => {
    open.value = what;
  };
  const close = () => {
    open.value = null;
  };
  const view = store.view.value;
  const node = store.node.value;
  const tree = store.tree.value;
  const config = useConfig().value;
  const readOnly = store.readOnly.value;
  /** Nothing where the record is somebody else's. */
  const own = (act: (() => void) | undefined) => (readOnly ? undefined : act);
  const sfen = store.base.value?.sfen ?? null;
  const inVariation = variationHead(tree, store.at.value) !== null;
  const folds = store.heads.value.length > 0;
  const allShut = folds && store.heads.value.every((head) => store.folded.value.has(head));
  const replay = useMemo(() => new Replay(store), [store]);
  useEffect(() => () => replay.stop(), [replay]);
  const goes = replay.speed.value !== null;
  const play = (speed: Speed): MenuItem => ({
    id: `replay-${speed}`,
    label: family("replay-", speed),
    act: store.line.value.length > 1 ? () => replay.start(speed) : undefined,
  });
  const more: (MenuItem | null)[] = [
    ...(goes
      ? [{ id: "replay-stop", label: t("replay-stop"), act: () => replay.stop() }]
      : [play("fast"), play("slow")]),
    null,
    { id: "headers", label: t("study-details"), act: own(show("headers")) },
    { id: "end", label: t("study-end"), act: own(show("end")) },
    null,
    {
      id: "promote",
      label: t("study-promote"),
      hint: "p",
      act: own(inVariation ? () => void store.promote() : undefined),
    },
    {
      id: "delete",
      label: t("study-delete-from"),
      hint: "Del",
      act: own(node?.parent != null ? () => void store.remove() : undefined),
    },
    {
      id: "fold",
      label: t(allShut ? "tree-unfold-all" : "tree-fold-all"),
      act: folds ? () => store.foldAll(!allShut) : undefined,
    },
    null,
    { id: "share", label: t("study-share"), act: own(show("share")) },
    { id: "play-on", label: t("study-play-on"), act: config && sfen ? show("play") : undefined },
    { id: "match", label: t("study-match"), act: config && sfen ? show("match") : undefined },
    {
      id: "edit-position",
      label: t("study-edit-position"),
      href: `/position?sfen=${encodeURIComponent(store.sfen.value)}`,
    },
    { id: "position", label: t("study-position"), href: `/records?position=${encodeURIComponent(store.sfen.value)}` },
    { id: "keys", label: t("action-keys"), hint: "?", act: help },
    { id: "delete-record", label: t("study-delete"), act: own(show("delete")) },
  ];
  return (
    <div class="actions">
      <div class="bar">
        <ActionButton
          name="undo"
          icon={ICONS.undo}
          label={t("study-undo")}
          disabled={!view?.can_undo}
          onClick={() => void store.undo()}
        />
        <ActionButton
          name="redo"
          icon={ICONS.redo}
          label={t("study-redo")}
          disabled={!view?.can_redo}
          onClick={() => void store.redo()}
        />
        <ActionButton name="flip" icon={ICONS.flip} label={t("action-flip")} onClick={flip} />
        <ActionButton name="save" icon={ICONS.save} label={t("study-save-short")} onClick={show("save")} />
        <Menu label={t("study-copy")} class="action" action="copy" items={copyItems(store, flipped)}>
          <ActionFace icon={ICONS.copy} label={t("study-copy")} />
        </Menu>
        <Menu label={t("study-more")} class="action more" action="more" items={more}>
          <ActionFace icon={ICONS.more} label={t("study-more")} />
        </Menu>
      </div>
      {open.value === "headers" && <HeadersDialog store={store} close={close} />}
      {open.value === "save" && <SaveDialog store={store} flip={flipped} print={print} close={close} />}
      {open.value === "end" && <EndDialog store={store} close={close} />}
      {open.value === "play" && config && sfen && (
        <NewGameDialog config={config} close={close} from={{ sfen, handicap: view?.handicap ?? "even" }} />
      )}
      {open.value === "match" && config && sfen && <MatchDialog config={config} close={close} sfen={sfen} />}
      {open.value === "share" && <ShareDialog id={store.id} close={close} />}
      {open.value === "delete" && <DeleteDialog store={store} close={close} />}
    </div>
  );
}

function DeleteDialog({ store, close }: { store: RecordStore; close: () => void }) {
  const act = async () => {
    close();
    try {
      await deleteRecord(store.id);
      navigate("/records", true);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notifyProblem(error.problem);
    }
  };
  return (
    <Modal
      title={t("study-delete-title")}
      close={close}
      cancel
      actions={
        <button type="button" class="main" data-action="confirm-delete" onClick={() => void act()}>
          {t("study-delete")}
        </button>
      }
    >
      <p>{t("study-delete-text")}</p>
    </Modal>
  );
}
