import { useSignal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { t } from "../i18n/messages";
import { droppedFiles, openFiles, openText } from "./intake";

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") ?? false;

/** Takes files dropped and texts pasted anywhere on the page, and says so while files are held over it. */
export function Intake() {
  const over = useSignal(false);
  useLayoutEffect(() => {
    // Entering a part of the page comes before leaving the one around it.
    let depth = 0;
    const enter = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      depth += event.type === "dragenter" ? 1 : 0;
      over.value = true;
    };
    const leave = (event: DragEvent) => {
      if (hasFiles(event) && --depth <= 0) over.value = false;
    };
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer || !hasFiles(event)) return;
      event.preventDefault();
      depth = 0;
      over.value = false;
      void droppedFiles(event.dataTransfer).then(openFiles);
    };
    const paste = (event: ClipboardEvent) => {
      const field = event.target instanceof Element && event.target.closest("input, textarea, [contenteditable]");
      if (field || !event.clipboardData || document.querySelector("dialog[open]")) return;
      const files = [...event.clipboardData.files].map((file) => ({ name: file.name, content: file }));
      const text = event.clipboardData.getData("text/plain");
      if (text.trim() !== "") {
        event.preventDefault();
        void openText(text, null);
      } else if (files.length > 0) {
        event.preventDefault();
        void openFiles(files);
      }
    };
    addEventListener("dragenter", enter);
    addEventListener("dragover", enter);
    addEventListener("dragleave", leave);
    addEventListener("drop", drop);
    addEventListener("paste", paste);
    return () => {
      removeEventListener("dragenter", enter);
      removeEventListener("dragover", enter);
      removeEventListener("dragleave", leave);
      removeEventListener("drop", drop);
      removeEventListener("paste", paste);
    };
  }, [over]);
  return (
    over.value && (
      <div class="drop-here" aria-hidden="true">
        <p>{t("records-drop")}</p>
      </div>
    )
  );
}
