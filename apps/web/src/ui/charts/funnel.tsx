import { formatNumber } from "../../platform/format/format";
import styles from "./charts.module.css";

/** Steps from zero on, each with its count. */
export function Funnel({
  steps,
}: {
  steps: readonly { readonly name: string; readonly count: number }[];
}) {
  const most = Math.max(...steps.map(({ count }) => count), 1);
  return (
    <ol className={styles.funnel}>
      {steps.map(({ name, count }) => (
        <li key={name}>
          <span>{name}</span>
          <i aria-hidden>
            <u style={{ width: `${(count / most) * 100}%` }} />
          </i>
          <b>{formatNumber(count)}</b>
        </li>
      ))}
    </ol>
  );
}
