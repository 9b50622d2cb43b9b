import styles from "./tally.module.css";

interface Props {
  lowPercent: number;
  highPercent: number;
}

const strokes = 20;

/** The Strichliste: twenty strokes in fives; full up to the lower bound, broken up to the upper, grey for the rest. */
export function Tally({ lowPercent, highPercent }: Props) {
  const low = Math.round((lowPercent / 100) * strokes);
  const high = Math.round((highPercent / 100) * strokes);
  return (
    <div className={styles.tally} aria-hidden>
      {Array.from({ length: strokes }, (_, index) => (
        <i key={index} data-kind={index < low ? "sure" : index < high ? "maybe" : "rest"} />
      ))}
    </div>
  );
}
