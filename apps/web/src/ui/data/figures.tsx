import type { ReactNode } from "react";
import styles from "./figures.module.css";

/** Four numbers in a row that say how things stand; two by two on a phone. */
export function Figures({ children }: { children: ReactNode }) {
  return <dl className={styles.figures}>{children}</dl>;
}

export function Figure({
  name,
  value,
  isBad = false,
}: {
  name: string;
  value: string;
  isBad?: boolean;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd data-bad={isBad || undefined}>{value}</dd>
    </div>
  );
}
