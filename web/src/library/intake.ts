import { ApiError } from "../api/http";
import { addRecords, listRecords } from "../api/records";
import { notify, notifyProblem } from "../app/notices";
import { navigate } from "../app/router";
import { t } from "../i18n/messages";
import { importing, type NamedFile } from "./Importing";

/** Opens a file or a pasted text: its game, or the list where it has several. */
export async function openText(content: Blob | string, name: string | null): Promise<void> {
  try {
    const { records } = await addRecords(content, name);
    const [first] = records;
    if (!first) return;
    if (records.length === 1) navigate(`/record/${first.record.id}`);
    else {
      const already = records.filter((added) => added.already).length;
      navigate("/records");
      notify("info", t("intake-done"), t("intake-sum", { added: records.length - already, already }));
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    notifyProblem(error.problem);
  }
}

/** Opens the record that was kept of a game played here. */
export async function openGame(game: string): Promise<void> {
  try {
    const { records } = await listRecords({ game }, null, 1);
    const [kept] = records;
    if (kept) return navigate(`/record/${kept.id}`);
    notify("warning", t("notice-refused"), t("study-unknown"));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    notifyProblem(error.problem);
  }
}

/** Opens one file, or puts many into the library. */
export async function openFiles(files: readonly NamedFile[]): Promise<void> {
  const [first] = files;
  if (!first) return;
  if (files.length === 1) return openText(first.content, first.name);
  navigate("/records");
  await importing.run(files);
}

/** Every file of what was dropped, folders searched through; the browser hands them out a hundred at a time. */
export async function droppedFiles(data: DataTransfer): Promise<NamedFile[]> {
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return [...data.files].map((file) => ({ name: file.name, content: file }));
  const found: NamedFile[] = [];
  for (let entry = entries.shift(); entry; entry = entries.shift()) {
    if (entry.isFile) {
      const file = await new Promise<File>((resolve, reject) =>
        (entry as FileSystemFileEntry).file(resolve, reject),
      ).catch(() => null);
      if (file) found.push({ name: file.name, content: file });
    } else {
      const reader = (entry as FileSystemDirectoryEntry).createReader();
      const read = () => new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
      for (let some = await read().catch(() => []); some.length > 0; some = await read().catch(() => [])) {
        entries.push(...some);
      }
    }
  }
  return found;
}
