import type { ReactNode } from "react";
import styles from "./keys.module.css";

export function Key({ children }: { children: ReactNode }) {
  return <kbd className={styles.key}>{children}</kbd>;
}

/** Keys and what they do, in one line. */
export function KeyHint({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  return (
    <span className={styles.hint}>
      {keys.map((key) => (
        <Key key={key}>{key}</Key>
      ))}
      {children}
    </span>
  );
}
