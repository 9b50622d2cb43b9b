import { useEffect, useId, useRef } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import styles from "./question-dialog.module.css";

interface Props {
  title: string;
  className?: string | undefined;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLDialogElement>) => void;
  children: ReactNode;
}

/** A question in front of the page. The browser's own dialog keeps focus inside and gives it back when this goes away. */
export function QuestionDialog({ title, className, onClose, onKeyDown, children }: Props) {
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
      className={[styles.dialog, className].filter(Boolean).join(" ")}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={onKeyDown}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}

/** The answers, at the end of a question. */
export function Answers({ children }: { children: ReactNode }) {
  return <div className={styles.answers}>{children}</div>;
}
