import type { ReactNode } from "react";
import styles from "./clauses.module.css";

/** The paragraphs of a section, numbered so that they can be cited: 4.2. */
export function Clauses({ children }: { children: ReactNode }) {
  return <ol className={styles.clauses}>{children}</ol>;
}

/** What a statement of the law rests on, below what it is about. */
export function Basis({ children }: { children: ReactNode }) {
  return (
    <p className={styles.basis}>
      <b>Rechtsgrundlage:</b> {children}
    </p>
  );
}
