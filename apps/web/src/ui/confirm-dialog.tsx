import { useEffect, useId, useRef } from "react";
import type { ReactNode } from "react";
import { Button } from "./button";
import styles from "./confirm-dialog.module.css";

interface Props {
  title: string;
  children: ReactNode;
  /** Names the deed ("Stilllegen"), never "OK". */
  confirmLabel: string;
  cancelLabel?: string;
  /** What cannot be taken back is said in red. */
  isDangerous?: boolean;
  isBusy?: boolean;
  /** Why it did not work; the dialog stays open. */
  failure?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something far-reaching. The browser's own dialog keeps focus inside and gives it back. */
export function ConfirmDialog(props: Props) {
  const { title, children, confirmLabel, cancelLabel = "Abbrechen", isDangerous, isBusy } = props;
  const { failure, onConfirm, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      // Single-key shortcuts look for the role and stay quiet.
      role="dialog"
      aria-labelledby={titleId}
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm();
        }}
      >
        <h2 id={titleId}>{title}</h2>
        <div className={styles.body}>{children}</div>
        {failure !== undefined && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
        <div className={styles.actions}>
          <Button onClick={onClose}>{cancelLabel}</Button>
          <Button
            type="submit"
            look={isDangerous ? "plain" : "main"}
            className={isDangerous ? styles.danger : undefined}
            disabled={isBusy}
          >
            {confirmLabel}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
