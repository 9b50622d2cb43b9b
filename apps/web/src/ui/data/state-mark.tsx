import type { LucideIcon } from "lucide-react";
import styles from "./state-mark.module.css";

export interface StateLook {
  readonly icon: LucideIcon;
  readonly tone: "green" | "amber" | "red" | "quiet";
}

/** Icon and word, always the same for a state. */
export function StateMark({ look: { icon: Icon, tone }, word }: { look: StateLook; word: string }) {
  return (
    <span className={styles.state} data-tone={tone} data-state>
      <Icon size={15} strokeWidth={1.9} aria-hidden />
      {word}
    </span>
  );
}
