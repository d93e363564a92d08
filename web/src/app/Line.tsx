import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";

interface LineProps {
  value: string;
  maxLength: number;
  label: string;
  /** Leave the label to screen readers. */
  quiet?: boolean;
  placeholder?: string;
  /** Whether the pen is set on it as it appears. */
  focused?: boolean;
  /** Called with the text when it is finished: by Enter, or when the field is left. */
  onDone: (text: string) => void;
}

/** A line of text that is told of when it is finished. What is being typed outlives whatever arrives meanwhile. */
export function Line({ value, maxLength, label, quiet = false, placeholder, focused = false, onDone }: LineProps) {
  const id = useId();
  const draft = useSignal<string | null>(null);
  const field = (
    <input
      id={id}
      type="text"
      maxLength={maxLength}
      aria-label={quiet ? label : undefined}
      placeholder={placeholder}
      value={draft.value ?? value}
      ref={(field) => {
        if (field && focused && draft.peek() === null) field.focus();
      }}
      onInput={(event) => {
        draft.value = event.currentTarget.value;
      }}
      onChange={(event) => {
        draft.value = null;
        onDone(event.currentTarget.value);
      }}
      onKeyDown={(event) => {
        // In a form the key sends it, and the browser finishes the line first.
        if (event.key === "Enter" && !event.currentTarget.form) event.currentTarget.blur();
      }}
    />
  );
  if (quiet) return field;
  return (
    <div class="select">
      <label for={id}>{label}</label>
      {field}
    </div>
  );
}
