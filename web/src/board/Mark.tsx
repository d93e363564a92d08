import type { Side } from "../wire/Side";

/** ☗ or ☖, drawn: no common font has them. */
export function Mark({ side }: { side: Side }) {
  return (
    <svg class={`mark ${side}`} viewBox="0 0 26 28" aria-hidden="true">
      <path d="M13 1.500 L21.500 5.500 L24.500 26.500 L1.500 26.500 L4.500 5.500Z" />
    </svg>
  );
}
