import type { ReactNode } from "react";
import { Bar } from "../feedback/skeleton";
import styles from "./work-page.module.css";

interface Props {
  children: ReactNode;
}

/** A page on which an agency works on one tender: its head stays, the rest scrolls. */
export function WorkPage({ children }: Props) {
  return (
    <main id="inhalt" tabIndex={-1} className={styles.page}>
      {children}
    </main>
  );
}

export function WorkScroller({ children }: Props) {
  return <div className={styles.scroller}>{children}</div>;
}

export function WorkBody({ hasBar = false, children }: Props & { hasBar?: boolean }) {
  return (
    <div className={styles.body} data-bar={hasBar || undefined}>
      {children}
    </div>
  );
}

/** The line above the cards, which says what the page rests on. */
export function WorkLine({ children }: Props) {
  return <div className={styles.line}>{children}</div>;
}

/** Two columns where there is room for them. */
export function WorkColumns({ children }: Props) {
  return <div className={styles.columns}>{children}</div>;
}

/** Stands in for what loads, with one bar for each height in pixels. */
export function WorkSkeleton({ heights }: { heights: readonly number[] }) {
  return (
    <div className={styles.skeleton}>
      <p role="status" className="visually-hidden">
        Lädt …
      </p>
      <Bar width={60} height={16} />
      {heights.map((height, index) => (
        <Bar key={index} width={100} height={height} />
      ))}
    </div>
  );
}
