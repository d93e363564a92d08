import type { ComponentChildren } from "preact";

interface ActionButtonProps {
  name: string;
  icon: string;
  label: string;
  onClick: () => void;
  disabled?: boolean;
}

/** A picture over a word. */
export function ActionFace({ icon, label }: { icon: string; label: string }): ComponentChildren {
  return (
    <>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={icon} />
      </svg>
      <span>{label}</span>
    </>
  );
}

/** Something that can be done on a page with a board. */
export function ActionButton({ name, icon, label, onClick, disabled }: ActionButtonProps) {
  return (
    <button type="button" class="action" data-action={name} disabled={disabled} onClick={onClick}>
      <ActionFace icon={icon} label={label} />
    </button>
  );
}
