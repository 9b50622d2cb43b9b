import type { ReactNode } from "react";
import styles from "./origin-label.module.css";

/** Says at the head of a block who wrote what stands in it. */
export function OriginLabel({ children }: { children: ReactNode }) {
  return <b className={styles.label}>{children}</b>;
}

/** What rules took from notice and documents */
export function ByRules() {
  return <OriginLabel>Automatischer Auszug, ohne Sprachmodell</OriginLabel>;
}
