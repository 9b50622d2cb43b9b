import { ActionButtons } from "./action-buttons";
import type { Decision } from "./use-decision";
import styles from "./action-bar.module.css";

/** The steps at the foot of a phone, in place of the tabs. */
export function ActionBar({ decision }: { decision: Decision }) {
  const { main, second } = decision.actions;
  if (!main && !second) return null;
  return (
    <div className={styles.bar} data-action-bar>
      <ActionButtons decision={decision} />
    </div>
  );
}
