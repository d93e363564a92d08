import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { t } from "../i18n/messages";

/** The position as text, to be read and to be pasted into. */
export function PositionField({ sfen, load }: { sfen: string; load: (text: string) => boolean }) {
  const field = useRef<HTMLInputElement>(null);
  const bad = useSignal(false);
  return (
    <form
      class="sfen-field"
      onSubmit={(event) => {
        event.preventDefault();
        bad.value = !load(field.current?.value ?? "");
      }}
    >
      <label class="select">
        <span>SFEN</span>
        <input
          ref={field}
          type="text"
          name="sfen"
          maxLength={300}
          spellcheck={false}
          autocomplete="off"
          defaultValue={sfen}
          aria-invalid={bad.value}
        />
      </label>
      <button type="submit">{t("compose-set-up")}</button>
      {bad.value && (
        <p class="problem" role="alert">
          {t("problem-bad-position")}
        </p>
      )}
    </form>
  );
}
