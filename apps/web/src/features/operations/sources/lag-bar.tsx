import styles from "../operations.module.css";

/** How late a source is against what it may be: full and red is missed, and the words say so too. */
export function LagBar({ minutes, goalMinutes }: { minutes: number; goalMinutes: number }) {
  const isLate = minutes > goalMinutes;
  const percent = Math.min(100, Math.round((minutes / goalMinutes) * 100));
  return (
    <span className={styles.lag} data-late={isLate || undefined}>
      <i aria-hidden>
        <i style={{ width: `${percent}%` }} />
      </i>
      <span>{minutes === 0 ? "kein Rückstand" : `${lagWords(minutes)} Rückstand`}</span>
    </span>
  );
}

export function lagWords(minutes: number): string {
  if (minutes < 60) return `${minutes} Min.`;
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.floor(hours / 24)} Tage`;
  return minutes % 60 === 0 ? `${hours} Std.` : `${hours} Std. ${minutes % 60} Min.`;
}
