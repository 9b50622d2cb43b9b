import type { AssessmentSummary } from "@tc/contract";
import { formatNumber } from "../../../platform/format/format";
import { ChancesStanding } from "./chances-standing";
import { TallyStrokes } from "./tally-strokes";
import styles from "./chances-figure.module.css";

/** The compact TallyStrokes with "45 % (20–65)" below it, and what it is a chance of or how it compares. */
export function ChancesFigure({ chances }: { chances: NonNullable<AssessmentSummary["chances"]> }) {
  const { percent, lowPercent, highPercent, standing, seats } = chances;
  return (
    <span className={styles.chances}>
      <TallyStrokes range={chances} />
      <span>
        <span className="visually-hidden">TenderChances </span>
        <b>{percent} %</b>{" "}
        <span aria-hidden>
          ({lowPercent}–{highPercent})
        </span>
        <span className="visually-hidden">
          , Spanne {lowPercent} bis {highPercent} %
        </span>
      </span>
      {seats !== undefined && (
        <span className={styles.seats}>auf einen von {formatNumber(seats)} Plätzen</span>
      )}
      {standing && <ChancesStanding standing={standing} />}
    </span>
  );
}
