import type { AssessmentSummary } from "@tc/contract";
import { ChancesStanding } from "./chances-standing";
import { TallyStrokes } from "./tally-strokes";
import styles from "./chances-figure.module.css";

/** The compact TallyStrokes with "45 % (20–65)" below it; how it compares takes the place of the range, which the strokes show. */
export function ChancesFigure({ chances }: { chances: NonNullable<AssessmentSummary["chances"]> }) {
  const { percent, lowPercent, highPercent, standing, seats } = chances;
  return (
    <span className={styles.chances}>
      <TallyStrokes range={chances} />
      <span>
        <span className="visually-hidden">TenderChances </span>
        <b>{percent} %</b>{" "}
        {standing ? (
          <ChancesStanding standing={standing} />
        ) : (
          <span aria-hidden>
            ({lowPercent}–{highPercent})
          </span>
        )}
        <span className="visually-hidden">
          , Spanne {lowPercent} bis {highPercent} %
        </span>
      </span>
      {seats !== undefined && <span>auf 1 von {seats} Plätzen</span>}
    </span>
  );
}
