import type { ReactNode } from "react";
import { Mascot } from "../data/mascot";
import styles from "./message.module.css";

interface Props {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  /** A failure is announced at once, an empty list politely. */
  isFailure?: boolean;
}

/** Nothing here, or it failed: says why and what to do next. */
export function Message({ title, children, actions, isFailure = false }: Props) {
  return (
    <div className={styles.message} role={isFailure ? "alert" : "status"}>
      <Mascot className={styles.mascot} data-failure={isFailure || undefined} />
      <h2>{title}</h2>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
