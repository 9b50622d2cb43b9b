import styles from "./fit-score.module.css";
import { FitStrip } from "./fit-strip";

interface Props {
  fit: { score: number; parts: readonly (number | null)[] };
  /** undefined: an answer of a server that does not tell them yet */
  weights: readonly number[] | undefined;
}

/** The number of a list's row with its Passleiste. Whoever shows it shows a failed knockout criterion beside it. */
export function FitScore({ fit, weights }: Props) {
  return (
    <span className={styles.fit}>
      <b>
        <span className="visually-hidden">AgencyFit </span>
        {fit.score}
        <span className="visually-hidden"> von 100,</span>
      </b>
      {weights && <FitStrip parts={fit.parts} weights={weights} />}
    </span>
  );
}
