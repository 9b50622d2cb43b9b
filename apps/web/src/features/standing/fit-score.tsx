import styles from "./fit-score.module.css";
import { FitStrip } from "./fit-strip";

interface Props {
  fit: { score: number; parts: readonly (number | null)[] };
}

/** The number of a list's row with its Passleiste. Whoever shows it shows a failed gate beside it. */
export function FitScore({ fit }: Props) {
  return (
    <span className={styles.fit}>
      <b>
        <span className="visually-hidden">AgencyFit </span>
        {fit.score}
        <span className="visually-hidden"> von 100,</span>
      </b>
      <FitStrip parts={fit.parts} />
    </span>
  );
}
