import type { ReactNode } from "react";
import styles from "./filter-panel.module.css";

export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
