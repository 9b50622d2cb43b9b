import type { ReactNode } from "react";
import styles from "./facts.module.css";

/** Name and value pairs, one line each. Children are `Fact`. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

/** Nothing is drawn for a fact that is not known. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === undefined || children === null || children === "" || children === false)
    return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
