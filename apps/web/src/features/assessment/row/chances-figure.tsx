import { TallyStrokes } from "./tally-strokes";
import styles from "./chances-figure.module.css";

interface Props {
  chances: {
    readonly percent: number;
    readonly lowPercent: number;
    readonly highPercent: number;
  };
}

/** The compact TallyStrokes with "45 % (20–65)" below it. */
export function ChancesFigure({ chances }: Props) {
  return (
    <span className={styles.chances}>
      <TallyStrokes range={chances} />
      <span>
        <span className="visually-hidden">TenderChances </span>
        <b>{chances.percent} %</b>{" "}
        <span aria-hidden>
          ({chances.lowPercent}–{chances.highPercent})
        </span>
        <span className="visually-hidden">
          , Spanne {chances.lowPercent} bis {chances.highPercent} %
        </span>
      </span>
    </span>
  );
}
