import { formatDay, formatNumber } from "../../platform/format/format";
import type { Methodology } from "./use-methodology";
import styles from "./calibration-chart.module.css";

type Reliability = Methodology["outcomes"];

interface Props {
  title: string;
  /** What was said, e.g. "gesagte Wahrscheinlichkeit". */
  said: string;
  seen: string;
  reliability: Reliability | undefined;
  /** Shown as long as there is too little. */
  empty: string;
}

const size = 220;
const at = (share: number) => share * size;
const percent = (share: number) => `${formatNumber(Math.round(share * 100))} %`;

/** Said against seen: on the diagonal the numbers were true. The same as a table for everybody who does not see it. */
export function CalibrationChart({ title, said, seen, reliability, empty }: Props) {
  return (
    <section className={styles.chart}>
      <h3>{title}</h3>
      {reliability === undefined || reliability.bins.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <>
          <p className={styles.note}>{noteOf(reliability)}</p>
          {reliability.bins.length === 1 && (
            <p className={styles.note}>
              Für ein Diagramm sind es zu wenige; hier stehen alle zusammen.
            </p>
          )}
          <div className={styles.both}>
            {reliability.bins.length > 1 && (
              <Plot bins={reliability.bins} said={said} seen={seen} />
            )}
            <table>
              <thead>
                <tr>
                  <th scope="col">{said}</th>
                  <th scope="col">{seen}</th>
                  <th scope="col">Spanne</th>
                  <th scope="col">n</th>
                </tr>
              </thead>
              <tbody>
                {reliability.bins.map((bin, index) => (
                  <tr key={index}>
                    <td>{percent(bin.said)}</td>
                    <td>{percent(bin.seen)}</td>
                    <td>
                      {formatNumber(Math.round(bin.low * 100))} bis {percent(bin.high)}
                    </td>
                    <td>{formatNumber(bin.n)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </section>
  );
}

function Plot({ bins, said, seen }: Pick<Reliability, "bins"> & { said: string; seen: string }) {
  return (
    <svg viewBox={`-34 -8 ${size + 60} ${size + 44}`} className={styles.plot} aria-hidden>
      <path d={`M0 ${size}H${size}M0 ${size}V0`} className={styles.axis} />
      <path d={`M0 ${size}L${size} 0`} className={styles.diagonal} />
      {[0, 0.5, 1].map((share) => (
        <g key={share} className={styles.tick}>
          <text x={at(share)} y={size + 14} textAnchor="middle">
            {percent(share)}
          </text>
          <text x={-5} y={size - at(share) + 4} textAnchor="end">
            {percent(share)}
          </text>
        </g>
      ))}
      <text x={size / 2} y={size + 30} textAnchor="middle" className={styles.tick}>
        {said}
      </text>
      <text x={4} y={4} className={styles.tick}>
        {seen}
      </text>
      <polyline
        className={styles.line}
        points={bins.map((bin) => `${at(bin.said)},${size - at(bin.seen)}`).join(" ")}
      />
      {bins.map((bin, index) => (
        <path
          key={index}
          d={`M${at(bin.said)} ${size - at(bin.low)}V${size - at(bin.high)}`}
          className={styles.line}
        />
      ))}
      {bins.map((bin, index) => (
        <circle
          key={index}
          cx={at(bin.said)}
          cy={size - at(bin.seen)}
          r={5}
          className={styles.dot}
        />
      ))}
    </svg>
  );
}

function noteOf({ n, error, from, to }: Reliability): string {
  return [
    `n = ${formatNumber(n)}`,
    from !== undefined && to !== undefined && `${formatDay(from)} bis ${formatDay(to)}`,
    error !== undefined &&
      `mittlere Abweichung ${formatNumber(Math.round(error * 1000) / 10)} Punkte`,
  ]
    .filter(Boolean)
    .join(" · ");
}
