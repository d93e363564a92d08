import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

interface ChoiceProps<T extends string> {
  legend: string;
  value: T;
  options: readonly { value: T; label: string; hint?: string }[];
  onChange: (value: T) => void;
  /** Leave the legend to screen readers. */
  quiet?: boolean;
  /** Chips of one width, in columns. */
  even?: boolean;
}

/** One of a few: a row of radio buttons drawn as chips. */
export function Choice<T extends string>({
  legend,
  value,
  options,
  onChange,
  quiet = false,
  even = false,
}: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset class="choice">
      <legend class={quiet ? "unseen" : undefined}>{legend}</legend>
      <div class={even ? "chips even" : "chips"}>
        {options.map((option) => (
          <label key={option.value} class="chip">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.hint && <small>{option.hint}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  hint?: string;
}

export function Switch({ label, checked, onChange, hint }: SwitchProps) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span class="track" aria-hidden="true" />
      <span class="switch-text">
        {label}
        {hint && <small>{hint}</small>}
      </span>
    </label>
  );
}

interface NumberFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  unit: string;
  onChange: (value: number) => void;
}

/** A number with its unit; what is out of range is brought into it. */
export function NumberField({ label, value, min, max, step = 1, unit, onChange }: NumberFieldProps) {
  return (
    <label class="number">
      <span>{label}</span>
      <span class="number-box">
        <input
          type="number"
          inputMode={step < 1 ? "decimal" : "numeric"}
          value={value}
          min={min}
          max={max}
          step={step}
          onChange={(event) => {
            const typed = Number(event.currentTarget.value);
            const kept = Math.min(max, Math.max(min, Number.isFinite(typed) ? typed : min));
            event.currentTarget.value = String(kept);
            onChange(kept);
          }}
        />
        <small>{unit}</small>
      </span>
    </label>
  );
}

interface SelectProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}

export function Select<T extends string>({ label, value, options, onChange }: SelectProps<T>) {
  return (
    <label class="select">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value as T)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A titled part of a form, in a dialog or right under the page's title. */
export function Part({ title, page, children }: { title: string; page?: boolean; children: ComponentChildren }) {
  const Heading = page ? "h2" : "h3";
  return (
    <section class="part">
      <Heading class="part-title">{title}</Heading>
      {children}
    </section>
  );
}
