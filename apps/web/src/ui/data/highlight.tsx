import type { ReactNode } from "react";
import styles from "./highlight.module.css";

/** The one word or two of a headline that the highlighter went over. */
export function Highlight({ children }: { children: ReactNode }) {
  return <span className={styles.highlight}>{children}</span>;
}
