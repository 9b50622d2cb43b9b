import { useLayoutEffect, useRef } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import styles from "./menu.module.css";

interface Props {
  label: string;
  /** What it opens beside. */
  anchor: Element;
  onClose: () => void;
  /** Keys that choose without moving, by their name. */
  keys?: Readonly<Record<string, () => void>>;
  children: ReactNode;
}

const gap = 4;

/**
 * A menu by the browser's own popover: Escape and a press beside it close it, and the focus goes back. Beside its anchor,
 * on a phone a sheet from below.
 */
export function Menu({ label, anchor, onClose, keys = {}, children }: Props) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const menu = element.current;
    if (!menu) return;
    menu.showPopover();
    place(menu, anchor.getBoundingClientRect());
    const first = menu.querySelector<HTMLElement>('[aria-checked="true"]') ?? itemsOf(menu)[0];
    first?.focus({ preventScroll: true });
    return () => {
      if (menu.matches(":popover-open")) menu.hidePopover();
    };
  }, [anchor]);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === "Escape" || event.ctrlKey || event.metaKey || event.altKey) return;
    // The screen's own keys rest while a menu is open.
    event.stopPropagation();
    const items = itemsOf(event.currentTarget);
    const at = items.findIndex((item) => item === document.activeElement);
    const next = nextIndex(event.key, at, items.length);
    if (next !== undefined) {
      event.preventDefault();
      items[next]?.focus();
    } else if (event.key === "Tab") {
      event.preventDefault();
      onClose();
    } else if (Object.hasOwn(keys, event.key.toLowerCase())) {
      event.preventDefault();
      keys[event.key.toLowerCase()]?.();
    }
  }
  return (
    <div
      ref={element}
      popover="auto"
      role="menu"
      aria-label={label}
      className={styles.menu}
      onKeyDown={onKeyDown}
      onToggle={(event) => {
        if (event.newState === "closed") onClose();
      }}
    >
      {children}
    </div>
  );
}

const itemsOf = (menu: Element) => [
  ...menu.querySelectorAll<HTMLElement>('[role="menuitem"], [role="menuitemradio"]'),
];

function nextIndex(key: string, at: number, length: number): number | undefined {
  if (key === "ArrowDown") return (at + 1) % length;
  if (key === "ArrowUp") return (at - 1 + length) % length;
  if (key === "Home") return 0;
  return key === "End" ? length - 1 : undefined;
}

/** Below the anchor, its right edge flush; above it where there is no room below. */
function place(menu: HTMLElement, box: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = menu;
  const below = box.bottom + gap;
  const top = below + height > innerHeight - 8 ? Math.max(8, innerHeight - height - 8) : below;
  menu.style.setProperty("--top", `${top}px`);
  menu.style.setProperty("--left", `${Math.max(8, Math.min(box.right, innerWidth - 8) - width)}px`);
}

interface ItemProps {
  onChoose: () => void;
  /** Of a choice among several: whether it holds now. */
  isChecked?: boolean;
  shortcut?: string | undefined;
  children: ReactNode;
}

export function MenuItem({ onChoose, isChecked, shortcut, children }: ItemProps) {
  return (
    <button
      type="button"
      role={isChecked === undefined ? "menuitem" : "menuitemradio"}
      aria-checked={isChecked}
      aria-keyshortcuts={shortcut}
      tabIndex={-1}
      onClick={onChoose}
    >
      {children}
    </button>
  );
}

export function MenuHead({ children }: { children: ReactNode }) {
  return (
    <div role="presentation" className={styles.head}>
      {children}
    </div>
  );
}

export function MenuLine() {
  return <hr className={styles.line} />;
}
