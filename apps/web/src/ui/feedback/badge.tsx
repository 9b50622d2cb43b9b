import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./badge.module.css";

export type Tone = "neutral" | "pen" | "red" | "green" | "amber" | "marker";

/** Icon and word together: colour alone tells nothing to one reader in twelve. */
export function Badge({
  icon: Icon,
  tone = "neutral",
  children,
}: {
  icon: LucideIcon;
  tone?: Tone;
  children: ReactNode;
}) {
  return (
    <span className={styles.badge} data-tone={tone}>
      <Icon size={14} strokeWidth={1.9} aria-hidden />
      {children}
    </span>
  );
}

/** A short word on the highlighter: this is new. */
export function Marked({ children }: { children: ReactNode }) {
  return <span className={styles.marked}>{children}</span>;
}
