import { useRef } from "preact/hooks";
import { t } from "../i18n/messages";
import type { GameStore } from "./GameStore";

const USI = /^(?:[1-9][a-i][1-9][a-i]\+?|[PLNSGBR]\*[1-9][a-i])$/;

/** A move in words: USI, digits, Japanese or Chinese. The server reads it. */
export function TypedMove({ store, real }: { store: GameStore; real: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: Event) => {
    event.preventDefault();
    const text = input.current?.value.trim() ?? "";
    if (text === "") return;
    // At a real board a typed move counts as it is, foul or not.
    if (real && USI.test(text)) store.play(text);
    else store.typed(text);
    if (input.current) input.current.value = "";
  };
  return (
    <form class="typed" onSubmit={submit}>
      <label>
        <span class="unseen">{t("typed-label")}</span>
        <input
          ref={input}
          type="text"
          maxLength={64}
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
