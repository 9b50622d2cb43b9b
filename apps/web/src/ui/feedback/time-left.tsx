import styles from "./time-left.module.css";

/** Days that are left, as a reader counts them on the calendar. `days` may be negative. */
export function timeLeftWords(days: number): string {
  if (days === 0) return "heute";
  if (days === 1) return "morgen";
  if (days === -1) return "gestern";
  return days > 0 ? `${days} Tage` : `vor ${-days} Tagen`;
}

/** In red pencil when a week or less is left. */
export function isUrgent(days: number): boolean {
  return days >= 0 && days <= 7;
}

export function TimeLeft({ days }: { days: number }) {
  return (
    <b
      className={styles.left}
      data-urgent={isUrgent(days) || undefined}
      data-past={days < 0 || undefined}
    >
      {timeLeftWords(days)}
    </b>
  );
}
