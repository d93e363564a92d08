import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ApiError } from "../api/http";
import { exportAddress, getLosses, pictureAddress } from "../api/records";
import { Choice, Part } from "../app/controls";
import { Modal } from "../app/Modal";
import { problemText } from "../app/notices";
import { family, language, t } from "../i18n/messages";
import { settings } from "../settings/store";
import type { RecordLoss } from "../wire/RecordLoss";
import { FILES, type FileKind } from "./formats";
import type { RecordStore } from "./RecordStore";
import { endName } from "./words";

type Style = "board" | "book";
const STYLES: readonly Style[] = ["board", "book"];
const PICTURES = ["svg", "png", "gif"] as const;

/** What a file could not hold, in words. */
function lossWords(loss: RecordLoss): string {
  const items = loss.items.join(t("list-comma"));
  return family("loss-", loss.kind, {
    count: loss.count ?? 0,
    keys: items,
    end: loss.items.map((kind) => endName(kind)).join(t("list-comma")),
    characters: items,
  });
}

interface SaveDialogProps {
  store: RecordStore;
  flip: boolean;
  print: () => void;
  close: () => void;
}

/** The record as a file of any format, told before what that cannot hold; and the position as a picture. */
export function SaveDialog({ store, flip, print, close }: SaveDialogProps) {
  const file = useSignal<FileKind>("kif");
  const style = useSignal<Style>("board");
  const losses = useSignal<{ of: string; text: readonly string[] } | null>(null);
  useEffect(() => {
    const of = file.value;
    const told = (text: readonly string[]) => {
      if (file.value === of) losses.value = { of, text };
    };
    getLosses(store.id, of).then(
      (found) => told(found.losses.map(lossWords)),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        told([problemText(error.problem)]);
      },
    );
  }, [file.value]);
  const told = losses.value?.of === file.value ? losses.value.text : null;
  const picture = { style: style.value, pieces: settings.value.pieces, lang: language(), flip };
  return (
    <Modal title={t("study-save")} close={close}>
      <Part title={t("save-file")}>
        <Choice
          legend={t("save-format")}
          quiet
          value={file.value}
          options={FILES.map((value) => ({ value, label: `.${value}` }))}
          onChange={(value) => {
            file.value = value;
          }}
        />
        <p class="hint">{family("format-", file.value)}</p>
        <div class="losses" aria-live="polite" data-losses={told?.length}>
          {told === null || told.length > 0 ? (
            <>
              <p>{t(told === null ? "save-looking" : "save-loses")}</p>
              <ul>
                {told?.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </>
          ) : (
            <p class="whole">{t("save-whole")}</p>
          )}
        </div>
        <a class="button main" data-action="download" href={exportAddress(store.id, { format: file.value })} download>
          {t("save-download", { ending: `.${file.value}` })}
        </a>
      </Part>
      <Part title={t("save-picture")}>
        <Choice
          legend={t("save-style")}
          value={style.value}
          options={STYLES.map((value) => ({ value, label: family("style-", value) }))}
          onChange={(value) => {
            style.value = value;
          }}
        />
        <div class="bar">
          {PICTURES.map((kind) => (
            <a
              key={kind}
              class="button"
              data-action={`picture-${kind}`}
              href={pictureAddress(store.id, kind, store.at.value, picture)}
              download
            >
              {t(kind === "gif" ? "save-animation" : "save-position", { kind: kind.toUpperCase() })}
            </a>
          ))}
          <button
            type="button"
            data-action="print"
            onClick={() => {
              close();
              print();
            }}
          >
            {t("save-print")}
          </button>
        </div>
      </Part>
    </Modal>
  );
}
