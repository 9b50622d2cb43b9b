import { useId } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { ModalDialog } from "./modal-dialog";
import styles from "./question-dialog.module.css";

interface Props {
  title: string;
  className?: string | undefined;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLDialogElement>) => void;
  children: ReactNode;
}

/** A question in front of the page. Only an answer or Escape closes it. */
export function QuestionDialog({ title, className, children, ...dialog }: Props) {
  const titleId = useId();
  return (
    <ModalDialog
      {...dialog}
      aria-labelledby={titleId}
      className={[styles.dialog, className].filter(Boolean).join(" ")}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </ModalDialog>
  );
}

/** The answers, at the end of a question. */
export function Answers({ children }: { children: ReactNode }) {
  return <div className={styles.answers}>{children}</div>;
}
