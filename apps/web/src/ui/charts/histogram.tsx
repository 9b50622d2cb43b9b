import { formatNumber } from "../../platform/format/format";
import styles from "./charts.module.css";

interface Props {
  title: string;
  n: number;
  labels: readonly string[];
  bins: readonly number[];
  /** The bin that holds the median is ink. */
  medianBin: number | undefined;
  /** Shown in place of the columns: too few for them */
  cases?: string | undefined;
}

/** One small spread among others with the same axis. */
export function Histogram({ title, n, labels, bins, medianBin, cases }: Props) {
  const most = Math.max(...bins, 1);
  return (
    <figure className={styles.small}>
      <figcaption>
        <b>{title}</b> <small>n = {formatNumber(n)}</small>
      </figcaption>
      {cases === undefined ? (
        <ol>
          {bins.map((bin, at) => (
            <li key={labels[at]} data-median={at === medianBin || undefined}>
              <i style={{ height: `${(bin / most) * 56}px` }} aria-hidden />
              <span aria-hidden>{labels[at]}</span>
              <span className="visually-hidden">
                {labels[at]}: {formatNumber(bin)}
                {at === medianBin && ", hier liegt der Median"}
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <p className={styles.note}>{cases}</p>
      )}
    </figure>
  );
}
