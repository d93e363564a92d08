import { useRef } from "preact/hooks";
import { t } from "../i18n/messages";

/** A move in words: USI, digits, Japanese, Chinese or western. The server reads it. */
export function TypedMove({ submit, maxLength = 64 }: { submit: (text: string) => void; maxLength?: number }) {
  const input = useRef<HTMLInputElement>(null);
  const onSubmit = (event: Event) => {
    event.preventDefault();
    const text = input.current?.value.trim() ?? "";
    if (text === "") return;
    submit(text);
    if (input.current) input.current.value = "";
  };
  return (
    <form class="typed" onSubmit={onSubmit}>
      <label>
        <span class="unseen">{t("typed-label")}</span>
        <input
          ref={input}
          type="text"
          maxLength={maxLength}
          placeholder={t("typed-placeholder")}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          enterKeyHint="go"
        />
      </label>
      <button type="submit">{t("typed-play")}</button>
    </form>
  );
}
