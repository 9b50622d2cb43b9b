import styles from "./radar-legend.module.css";

/** What the track's marks mean, with the shares that docs/methods/retender.md measured on generated histories. */
export function RadarLegend() {
  return (
    <ul className={styles.legend} aria-label="Legende">
      <li>
        <i className={styles.core} aria-hidden /> eher in dieser Zeit (etwa 1 von 2)
      </li>
      <li>
        <i className={styles.possible} aria-hidden /> möglich (etwa 3 von 4)
      </li>
      <li>
        <i className={styles.end} aria-hidden /> Vertragsende
      </li>
      <li>
        <i className={styles.extension} aria-hidden /> Verlängerung möglich
      </li>
    </ul>
  );
}
