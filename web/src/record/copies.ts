import { exportAddress, pictureAddress } from "../api/records";
import { copyPicture, copyText } from "../app/clipboard";
import type { MenuItem } from "../app/Menu";
import { notify } from "../app/notices";
import { language, t } from "../i18n/messages";
import { settings } from "../settings/store";
import { COPIES } from "./formats";
import type { RecordStore } from "./RecordStore";

async function fetched(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response;
}

/** What can be copied of a record: the whole in several formats, and the position looked at. */
export function copyItems(store: RecordStore, flip: boolean): (MenuItem | null)[] {
  const tell = (what: string, done: Promise<boolean>) =>
    done.then(
      (worked) => notify(worked ? "info" : "warning", t(worked ? "copy-done" : "copy-failed"), what),
      () => notify("warning", t("copy-failed"), what),
    );
  const address = (format: string, node?: number) =>
    exportAddress(store.id, { format, encoding: "utf-8", ...(node !== undefined && { node }) });
  const text = (what: string, from: () => string | Promise<string>) => () =>
    void tell(what, copyText(store.flush().then(from)));
  const picture = () => {
    const choice = { style: "board", pieces: settings.value.pieces, lang: language(), flip };
    const from = pictureAddress(store.id, "png", store.at.value, choice);
    void tell(
      t("copy-picture"),
      copyPicture(fetched(from).then((response) => response.blob())).then((worked) => {
        // A browser that takes no pictures gets a file instead.
        if (!worked) {
          const link = document.createElement("a");
          link.href = from;
          link.download = "";
          link.click();
        }
        return worked;
      }),
    );
  };
  return [
    ...COPIES.map(({ name, file }) => ({
      id: `copy-${file}`,
      label: name,
      act: text(name, () => fetched(address(file)).then((response) => response.text())),
    })),
    null,
    { id: "copy-sfen", label: t("copy-sfen"), act: text("SFEN", () => store.sfen.value) },
    {
      id: "copy-bod",
      label: t("copy-bod"),
      act: text("BOD", () => fetched(address("bod", store.at.value)).then((response) => response.text())),
    },
    { id: "copy-picture", label: t("copy-picture"), act: picture },
  ];
}
