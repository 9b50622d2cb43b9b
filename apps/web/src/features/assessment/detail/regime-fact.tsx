import { formatDay } from "../../../platform/format/format";
import type { Regime } from "./queries";
import styles from "./regime-fact.module.css";

const certaintyWords = {
  stated: "laut Bekanntmachung",
  derived: "aus den Angaben abgeleitet",
  unknown: "nicht sicher zu erkennen",
} as const satisfies Record<Regime["certainty"], string>;

/** The rules that govern the procedure, and how we know. */
export function RegimeFact({ regime }: { regime: Regime }) {
  return (
    <details className={styles.regime}>
      <summary>
        <span className={styles.badge} data-certainty={regime.certainty}>
          {regime.label}
        </span>{" "}
        <small>{certaintyWords[regime.certainty]}</small>
      </summary>
      <p>{regime.explanation}</p>
      {regime.source !== undefined && (
        <p>
          <small>
            Quelle: {regime.source}
            {regime.sourceDate !== undefined && `, Stand ${formatDay(regime.sourceDate)}`}
          </small>
        </p>
      )}
    </details>
  );
}
