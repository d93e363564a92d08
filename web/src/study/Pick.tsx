import type { ComponentChildren } from "preact";

interface PickProps {
  /** What it is called in tests. */
  name: string;
  label: string;
  value: string | number;
  onPick: (value: string) => void;
  /** The options. */
  children: ComponentChildren;
}

/** A choice without a frame, for the heads of cards; its label is for screen readers and for whoever points at it. */
export function Pick({ name, label, value, onPick, children }: PickProps) {
  return (
    <select
      class="bare"
      aria-label={label}
      title={label}
      data-choice={name}
      value={String(value)}
      onChange={(event) => onPick(event.currentTarget.value)}
    >
      {children}
    </select>
  );
}
