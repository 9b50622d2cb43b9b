import type { ReactNode } from "react";
import { Button } from "../forms/button";
import { Answers, QuestionDialog } from "./question-dialog";
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

/** Asks before something far-reaching. */
export function ConfirmDialog(props: Props) {
  const { title, children, confirmLabel, cancelLabel = "Abbrechen", isDangerous, isBusy } = props;
  const { failure, onConfirm, onClose } = props;
  return (
    <QuestionDialog title={title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) onConfirm();
        }}
      >
        <div className={styles.body}>{children}</div>
        {failure !== undefined && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
        <Answers>
          <Button onClick={onClose}>{cancelLabel}</Button>
          <Button
            type="submit"
            look={isDangerous ? "plain" : "main"}
            className={isDangerous ? styles.danger : undefined}
            // It keeps the focus while it is busy.
            aria-disabled={isBusy}
          >
            {confirmLabel}
          </Button>
        </Answers>
      </form>
    </QuestionDialog>
  );
}
