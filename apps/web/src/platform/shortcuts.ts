import { useEffect, useSyncExternalStore } from "react";

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
  useEffect(() => {
    if (!isEnabled) return;
    function onKey(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector("[role=dialog],[role=menu]")) return;
      const run = shortcuts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!run) return;
      event.preventDefault();
      run(event);
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [isEnabled, shortcuts]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest("input,textarea,select,[contenteditable]") !== null
  );
}
