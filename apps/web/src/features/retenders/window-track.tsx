import type { Retender } from "./queries";
import { axisMonths, placeOn } from "./time-axis";
import type { TimeAxis } from "./time-axis";
import { windowWords } from "./radar-words";
import styles from "./window-track.module.css";

type Drawn = Pick<Retender, "possible" | "core" | "contractEnd" | "latestEnd">;

/** Hatched: possible, solid: likelier, tick: the contract's end, dashes: possible extension. Told in words as well. */
export function WindowTrack({ item, axis }: { item: Drawn; axis: TimeAxis }) {
  const { possible, core, contractEnd, latestEnd } = item;
  const stretch = (from: string, to: string) => {
    const [left, right] = [placeOn(axis, from), placeOn(axis, to)];
    return { left: `${left}%`, width: `${Math.max(0.8, right - left)}%` };
  };
  return (
    <div className={styles.track} role="img" aria-label={windowWords(item)}>
      {axisMonths(axis).map(({ day }) => (
        <i key={day} className={styles.grid} style={{ left: `${placeOn(axis, day)}%` }} />
      ))}
      <i className={styles.today} style={{ left: `${placeOn(axis, axis.today)}%` }} />
      <i className={styles.possible} style={stretch(possible.from, possible.to)} />
      <i className={styles.core} style={stretch(core.from, core.to)} />
      {contractEnd !== undefined && latestEnd !== undefined && (
        <i className={styles.extension} style={stretch(contractEnd, latestEnd)} />
      )}
      {contractEnd !== undefined && contractEnd >= axis.from && contractEnd <= axis.to && (
        <i className={styles.end} style={{ left: `${placeOn(axis, contractEnd)}%` }} />
      )}
    </div>
  );
}
