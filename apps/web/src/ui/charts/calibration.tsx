import { scaleLinear } from "d3-scale";
import { formatNumber } from "../../platform/format/format";
import styles from "./charts.module.css";
import { useWidth } from "./use-width";

interface Bin {
  readonly said: number;
  readonly seen: number;
  readonly low: number;
  readonly high: number;
  readonly n: number;
}

const mostWidth = 320;
const [left, right, foot] = [48, 16, 40];

/** Said against seen, 0 to 100 percent: dot = seen, line = what could stand behind it, dashed = said and seen alike. */
export function Calibration({ title, bins }: { title: string; bins: readonly Bin[] }) {
  const { ref, width } = useWidth<HTMLDivElement>();
  const side = Math.max(Math.min(width, mostWidth) - left - right, 1);
  const x = scaleLinear([0, 1], [left, left + side]);
  const y = scaleLinear([0, 1], [side + 8, 8]);
  const words = bins.map(
    (bin) => `gesagt ${percent(bin.said)}, eingetreten ${percent(bin.seen)}, n = ${bin.n}`,
  );
  return (
    <div ref={ref} className={styles.plot} role="img" aria-label={`${title}: ${words.join("; ")}`}>
      <svg width={Math.min(width, mostWidth)} height={side + foot + 8} aria-hidden>
        {[0, 0.25, 0.5, 0.75, 1].map((share) => (
          <g key={share}>
            <path d={`M${left} ${y(share)}H${left + side}`} className={styles.grid} />
            <text x={left - 8} y={y(share) + 4} textAnchor="end">
              {percent(share)}
            </text>
            {share !== 0.25 && share !== 0.75 && (
              <text x={x(share)} y={side + 24} textAnchor="middle">
                {percent(share)}
              </text>
            )}
          </g>
        ))}
        <text x={left + side / 2} y={side + foot + 2} textAnchor="middle">
          gesagt
        </text>
        <path
          d={`M${x(0)} ${y(0)}L${x(1)} ${y(1)}`}
          className={styles.whisker}
          strokeDasharray="4 4"
        />
        {bins.map((bin) => (
          <g key={bin.said}>
            <path d={`M${x(bin.said)} ${y(bin.low)}V${y(bin.high)}`} className={styles.whisker} />
            <circle cx={x(bin.said)} cy={y(bin.seen)} r={5} className={styles.bar} />
          </g>
        ))}
      </svg>
    </div>
  );
}

const percent = (share: number) => `${formatNumber(Math.round(share * 100))} %`;
