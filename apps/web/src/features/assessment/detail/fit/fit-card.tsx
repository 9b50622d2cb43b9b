import { Link } from "react-router";
import { Card } from "../../../../ui/layout/card";
import { FitStrip } from "../../row/fit-strip";
import { fitWord } from "../../row/words";
import { FitPartList } from "./fit-part-list";
import { listWords, unknownWords } from "./fit-words";
import type { Fit } from "../queries";
import styles from "./fit-card.module.css";

/** The score with its range, its five parts and what they rest on. */
export function FitCard({ fit }: { fit: Fit }) {
  return (
    <Card title="AgencyFit" note={fit.isLearnt ? "mit euren Urteilen gelernt" : undefined}>
      <div className={styles.score}>
        <div>
          <p className={styles.number}>{fit.score}</p>
          <p className={styles.word}>
            von 100, <b>{fitWord(fit.score)}</b>
            {fit.high > fit.low && (
              <>
                <br />
                zwischen {fit.low} und {fit.high}
              </>
            )}
          </p>
        </div>
        <div className={styles.strip}>
          <FitStrip
            size="card"
            parts={fit.parts.map(({ score }) => score)}
            weights={fit.parts.map(({ weight }) => weight)}
          />
        </div>
      </div>
      <FitPartList fit={fit} />
      <Unknowns fit={fit} />
    </Card>
  );
}

function Unknowns({ fit }: { fit: Fit }) {
  if (fit.unknowns.length === 0 && !fit.isCpvEstimated) return null;
  const missing = [...new Set(fit.unknowns.map((key) => unknownWords[key] ?? key))];
  return (
    <p className={styles.unknown}>
      {missing.length > 0 && (
        <>
          Die Spanne ist breiter, weil etwas fehlt: {listWords(missing)}.{" "}
          <Link to="/app/profil">Profil ergänzen</Link>{" "}
        </>
      )}
      {fit.isCpvEstimated &&
        "Es ist kein brauchbarer CPV-Code genannt; die Leistung ist aus dem Text geschätzt."}
    </p>
  );
}
