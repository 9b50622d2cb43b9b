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

/** Tells what just happened. A failure stays until the next message, the rest six seconds. */
export function showToast(
  text: string,
  options: { isFailure?: boolean; action?: ToastAction } = {},
): void {
  clearTimeout(timer);
  const isFailure = options.isFailure ?? false;
  set({ text, isFailure, action: options.action });
  if (!isFailure) timer = setTimeout(() => set(undefined), 6000);
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
