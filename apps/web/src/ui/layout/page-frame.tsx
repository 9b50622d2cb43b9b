import type { ReactNode } from "react";
import styles from "./page-frame.module.css";

/** A screen of one column with its heading. */
export function PageFrame({
  title,
  note,
  children,
}: {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <main id="inhalt" tabIndex={-1} className={styles.page}>
      <div className={styles.inner}>
        <header>
          <h1>{title}</h1>
          {note !== undefined && <p role="status">{note}</p>}
        </header>
        {children}
      </div>
    </main>
  );
}
