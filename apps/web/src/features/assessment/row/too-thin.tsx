import { formatNumber } from "../../../platform/format/format";
import styles from "./too-thin.module.css";

/** A valid answer: there is too little to say a number. `n`: awards there are, where known. */
export function TooThin({ n }: { n?: number }) {
  return (
    <span className={styles.thin}>
      zu wenig Daten
      {n !== undefined && ` (n = ${formatNumber(n)})`}
    </span>
  );
}
