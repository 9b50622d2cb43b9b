import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

const key = "shortcuts";
const listeners = new Set<() => void>();

/** Single-key shortcuts can be switched off (WCAG 2.1.4). The choice stays in this browser. */
export function shortcutsEnabled(): boolean {
  try {
    return localStorage.getItem(key) !== "off";
  } catch {
    return true;
  }
}

export function setShortcutsEnabled(isEnabled: boolean): void {
  try {
    localStorage.setItem(key, isEnabled ? "on" : "off");
  } catch {
    // Private mode without storage: the choice does not outlive the page anyway.
  }
  for (const listener of listeners) listener();
}

export function useShortcutsEnabled(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shortcutsEnabled,
    () => true,
  );
}

export type Shortcuts = Readonly<Record<string, (event: KeyboardEvent) => void>>;

/** Keys that work anywhere on the screen except while typing or in a dialog. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const isEnabled = useShortcutsEnabled();
  // Knows what is on the screen from the moment it is drawn: a key may be pressed before effects run again.
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || document.querySelector("dialog[open]")) return;
    const run = shortcuts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!run) return;
    event.preventDefault();
    run(event);
  });
  useEffect(() => {
    if (!isEnabled) return;
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, [isEnabled]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest("input,textarea,select,[contenteditable]") !== null
  );
}
