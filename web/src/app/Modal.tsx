import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../i18n/messages";

interface ModalProps {
  title: string;
  close: () => void;
  children: ComponentChildren;
  actions?: ComponentChildren;
  /** Before the actions stands a button that does none of them. */
  cancel?: boolean;
  wide?: boolean;
}

/** A modal dialog: Esc and a click beside it close it, focus stays inside. */
export function Modal({ title, close, children, actions, cancel = false, wide = false }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    dialog.current?.showModal();
    return () => dialog.current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      class={wide ? "modal wide" : "modal"}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onMouseDown={(event) => {
        if (event.target === dialog.current) close();
      }}
    >
      <header>
        <h2 id={heading}>{title}</h2>
        <button type="button" class="icon" aria-label={t("close")} onClick={close}>
          ✕
        </button>
      </header>
      <div class="modal-body">{children}</div>
      {actions && (
        <footer>
          {cancel && (
            <button type="button" onClick={close}>
              {t("cancel")}
            </button>
          )}
          {actions}
        </footer>
      )}
    </dialog>
  );
}
