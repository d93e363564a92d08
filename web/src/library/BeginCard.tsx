import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { ApiError } from "../api/http";
import { newRecord } from "../api/records";
import { Select } from "../app/controls";
import { Modal } from "../app/Modal";
import { problemText } from "../app/notices";
import { navigate } from "../app/router";
import { StaticBoard } from "../board/StaticBoard";
import { family, t } from "../i18n/messages";
import type { Config } from "../wire/Config";
import { openFiles, openText } from "./intake";

type Open = "paste" | "new";

/** The ways in: files, a folder, a pasted text, or an empty board. */
export function BeginCard({ config }: { config: Config | null }) {
  const open = useSignal<Open | null>(null);
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const close = () => {
    open.value = null;
  };
  const chosen = (event: Event & { currentTarget: HTMLInputElement }) => {
    const list = [...(event.currentTarget.files ?? [])].map((file) => ({ name: file.name, content: file }));
    event.currentTarget.value = "";
    void openFiles(list);
  };
  return (
    <section class="card begin" aria-label={t("records-begin")}>
      <div class="bar">
        <button type="button" class="main" data-action="open-files" onClick={() => files.current?.click()}>
          {t("records-open")}
        </button>
        <button type="button" data-action="open-folder" onClick={() => folder.current?.click()}>
          {t("records-open-folder")}
        </button>
        <button type="button" data-action="paste" onClick={() => (open.value = "paste")}>
          {t("records-paste")}
        </button>
        <button type="button" data-action="new-record" disabled={!config} onClick={() => (open.value = "new")}>
          {t("records-new")}
        </button>
        <a class="button" href="/position">
          {t("title-position")}
        </a>
        <a class="button" href="/quiz">
          {t("records-quiz")}
        </a>
      </div>
      <p class="hint">{t("records-hint")}</p>
      <input ref={files} type="file" multiple hidden aria-label={t("records-open")} onChange={chosen} />
      <input
        ref={(field) => {
          folder.current = field;
          field?.setAttribute("webkitdirectory", "");
        }}
        type="file"
        hidden
        aria-label={t("records-open-folder")}
        onChange={chosen}
      />
      {open.value === "paste" && <PasteDialog close={close} />}
      {open.value === "new" && config && <NewRecordDialog config={config} close={close} />}
    </section>
  );
}

function PasteDialog({ close }: { close: () => void }) {
  const text = useSignal("");
  const submit = () => {
    close();
    void openText(text.value, null);
  };
  return (
    <Modal
      title={t("records-paste")}
      close={close}
      cancel
      actions={
        <button type="button" class="main" data-action="open-text" disabled={text.value.trim() === ""} onClick={submit}>
          {t("records-read")}
        </button>
      }
    >
      <textarea
        class="paste-field"
        rows={10}
        aria-label={t("records-paste")}
        placeholder={t("records-paste-hint")}
        spellcheck={false}
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value;
        }}
      />
    </Modal>
  );
}

function NewRecordDialog({ config, close }: { config: Config; close: () => void }) {
  const handicap = useSignal("even");
  const sfen = useSignal("");
  const problem = useSignal<string | null>(null);
  const own = sfen.value.trim();
  const info = config.handicaps.find(({ id }) => id === handicap.value) ?? config.handicaps[0];
  const submit = async () => {
    try {
      const { id } = await newRecord(own ? { handicap: null, sfen: own } : { handicap: handicap.value, sfen: null });
      close();
      navigate(`/record/${id}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      problem.value = problemText(error.problem);
    }
  };
  return (
    <Modal
      title={t("records-new")}
      close={close}
      cancel
      actions={
        <button type="button" class="main" data-action="create-record" onClick={() => void submit()}>
          {t("records-create")}
        </button>
      }
    >
      <div class="handicap">
        <div class="handicap-fields">
          <Select
            label={t("term-handicap")}
            value={handicap.value}
            options={config.handicaps.map(({ id }) => ({ value: id, label: family("handicap-", id) }))}
            onChange={(id) => {
              handicap.value = id;
            }}
          />
          <label class="select">
            <span>{t("records-new-sfen")}</span>
            <input
              type="text"
              name="sfen"
              maxLength={300}
              spellcheck={false}
              autocomplete="off"
              value={sfen.value}
              onInput={(event) => {
                sfen.value = event.currentTarget.value;
                problem.value = null;
              }}
            />
          </label>
          {problem.value && (
            <p class="problem" role="alert">
              {problem.value}
            </p>
          )}
        </div>
        {info && own === "" && (
          <StaticBoard
            sfen={info.sfen}
            removed={info.removed}
            label={t("setup-board", { handicap: family("handicap-", info.id), count: info.removed.length })}
            hands={info.id === "three-pawns"}
          />
        )}
      </div>
    </Modal>
  );
}
