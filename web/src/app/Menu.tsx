import type { ComponentChildren } from "preact";
import { useId, useRef } from "preact/hooks";

/** One thing a menu offers; those without `act` are not possible now. */
export interface MenuItem {
  id: string;
  label: string;
  act?: (() => void) | undefined;
  /** A key that does the same. */
  hint?: string;
  /** A page that it leads to. */
  href?: string;
}

interface MenuProps {
  label: string;
  items: readonly (MenuItem | null)[];
  /** What is on the button. */
  children: ComponentChildren;
  class?: string;
  action?: string;
}

const GAP = 4;

/** A button with a menu over the page; null among the items draws a line between them. */
export function Menu({ label, items, children, class: style, action }: MenuProps) {
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const entries = (): HTMLElement[] => [
    ...(box.current?.querySelectorAll<HTMLElement>("[role=menuitem]:not(:disabled)") ?? []),
  ];
  const close = () => {
    box.current?.hidePopover();
    button.current?.focus({ preventScroll: true });
  };
  const place = () => {
    const [menu, at] = [box.current, button.current?.getBoundingClientRect()];
    if (!menu || !at) return;
    const { offsetWidth: width, offsetHeight: height } = menu;
    const below = at.bottom + GAP + height <= innerHeight || at.top - GAP - height < 0;
    menu.style.left = `${Math.max(GAP, Math.min(at.left, innerWidth - width - GAP))}px`;
    menu.style.top = `${Math.max(GAP, Math.min(below ? at.bottom + GAP : at.top - GAP - height, innerHeight - height - GAP))}px`;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const all = entries();
    const here = all.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: here + 1, ArrowUp: here - 1 + all.length, Home: 0, End: all.length - 1 }[event.key];
    if (event.key === "Escape") close();
    else if (event.key === "Tab") box.current?.hidePopover();
    else if (next !== undefined) all[next % all.length]?.focus();
    if (event.key === "Escape" || next !== undefined) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        class={style}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        data-action={action}
        popovertarget={id}
      >
        {children}
      </button>
      <div
        ref={box}
        id={id}
        class="menu"
        popover="auto"
        role="menu"
        aria-label={label}
        onKeyDown={onKeyDown}
        onBeforeToggle={(event) => {
          if (event.newState !== "open") return;
          // It has its size once it is open, and is to be in its place before it is painted.
          requestAnimationFrame(() => {
            place();
            entries()[0]?.focus({ preventScroll: true });
          });
        }}
      >
        {items.map((item, index) =>
          item === null ? (
            <hr key={`line-${index}`} />
          ) : item.href ? (
            <a key={item.id} role="menuitem" tabIndex={-1} href={item.href} data-action={item.id} onClick={close}>
              {item.label}
            </a>
          ) : (
            <button
              key={item.id}
              type="button"
              role="menuitem"
              tabIndex={-1}
              data-action={item.id}
              disabled={!item.act}
              onClick={() => {
                close();
                item.act?.();
              }}
            >
              <span>{item.label}</span>
              {item.hint && <kbd>{item.hint}</kbd>}
            </button>
          ),
        )}
      </div>
    </>
  );
}
