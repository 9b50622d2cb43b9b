import styles from "./progress-bar.module.css";

interface Props {
  label: string;
  /** 0 to 1 */
  share: number;
  /** What a screen reader says instead of the percentage */
  words?: string;
}

export function ProgressBar({ label, share, words }: Props) {
  const percent = Math.min(100, Math.max(0, Math.round(share * 100)));
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={words}
      className={styles.track}
    >
      <i style={{ width: `${percent}%` }} />
    </span>
  );
}
