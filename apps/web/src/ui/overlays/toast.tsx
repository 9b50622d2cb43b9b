import { CircleAlert, CircleCheck } from "lucide-react";
import { useSyncExternalStore } from "react";
import styles from "./toast.module.css";

interface Toast {
  readonly text: string;
  readonly isFailure: boolean;
  readonly action: ToastAction | undefined;
}

/** A way back from what just happened; a key does the same, as the toast goes away. */
interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

let current: Toast | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(toast: Toast | undefined) {
  current = toast;
  for (const listener of listeners) listener();
}

function hold() {
  clearTimeout(timer);
}

function leaveLater() {
  clearTimeout(timer);
  if (!current || current.isFailure) return;
  timer = setTimeout(() => set(undefined), current.action ? 8_000 : 6_000);
}

/**
 * Tells what just happened. A failure stays until the next message, a way back eight seconds and as
 * long as the pointer or the focus is on it, the rest six seconds.
 */
export function showToast(
  text: string,
  options: { isFailure?: boolean; action?: ToastAction } = {},
): void {
  set({ text, isFailure: options.isFailure ?? false, action: options.action });
  leaveLater();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stands once in the app's frame; a live region must exist before it speaks. */
export function Toasts() {
  const toast = useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
  const Icon = toast?.isFailure ? CircleAlert : CircleCheck;
  return (
    <div className={styles.region} role="status" aria-live="polite">
      {toast && (
        <p className={styles.toast} data-failure={toast.isFailure || undefined}>
          <Icon size={16} aria-hidden />
          {toast.text}
          {toast.action && (
            <button
              type="button"
              onPointerEnter={hold}
              onPointerLeave={leaveLater}
              onFocus={hold}
              onBlur={leaveLater}
              onClick={() => {
                set(undefined);
                toast.action?.run();
              }}
            >
              {toast.action.label}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
