import type { Calculation } from "@tc/contract";
import { TallyStrokes } from "../../assessment";
import { percentWords } from "./money-words";
import styles from "./bid.module.css";

interface Props {
  /** The chance from which on it pays; above 100 it never does. */
  percent: number;
  chance: Calculation["chance"];
}

/** From which chance on a bid pays, on the strokes of the chance that we estimate. */
export function BreakEven({ percent, chance }: Props) {
  if (percent > 100) {
    return (
      <p className={styles.sentence}>
        Bei dieser Marge deckt selbst ein sicherer Zuschlag die Kosten des Angebots nicht.
      </p>
    );
  }
  return (
    <>
      {chance && (
        <div className={styles.strokes} aria-hidden>
          <i style={{ left: `${percent}%` }} />
          <TallyStrokes range={chance} size="card" />
        </div>
      )}
      <p className={styles.sentence}>
        Rechnet sich ab einer Chance von {percentWords(percent)}
        {chance && `; geschätzt sind ${percentWords(chance.percent)}`}.
      </p>
    </>
  );
}
