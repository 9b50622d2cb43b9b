import type { MatchFit } from "@tc/contract";
import { knockoutNames } from "@tc/domain";
import { FitStrip, fitPartWords, fitWord } from "../assessment";
import styles from "./agency-match.module.css";

/** The fit of when it was asked: the number with its range, the five parts and what is unchecked. */
export function MatchFitLine({ fit }: { fit: MatchFit }) {
  const open = fit.knockouts.filter(({ status }) => status === "open");
  return (
    <details className={styles.fit}>
      <summary>
        <b>AgencyFit {fit.score}</b> {fitWord(fit.score)}
        {fit.low < fit.high && ` (${fit.low} bis ${fit.high})`}
        <FitStrip
          parts={fit.parts.map((part) => part.score)}
          weights={fit.parts.map((part) => part.weight)}
        />
      </summary>
      <dl>
        {fit.parts.map(({ key, score, reason }) => (
          <div key={key}>
            <dt>
              {fitPartWords[key]} {score ?? "unbekannt"}
            </dt>
            <dd>{reason}</dd>
          </div>
        ))}
      </dl>
      {open.length > 0 && (
        <p>Noch ungeprüft: {open.map(({ kind }) => knockoutNames[kind]).join(", ")}.</p>
      )}
    </details>
  );
}
