import { scaleLog } from "d3-scale";
import styles from "./charts.module.css";
import { useWidth } from "./use-width";

export interface Range {
  readonly name: string;
  readonly words: string;
  readonly median?: number | undefined;
  readonly spread?:
    | { readonly p10: number; readonly p25: number; readonly p75: number; readonly p90: number }
    | undefined;
  /** In place of a spread: too few for one */
  readonly points?: readonly number[] | undefined;
}

const row = 30;
const ticks = [
  [1_000_000, "10 Tsd."],
  [5_000_000, "50"],
  [25_000_000, "250"],
  [100_000_000, "1 Mio."],
  [500_000_000, "5 Mio. €"],
] as const;

/** Money on a logarithmic axis: tick = median, bar = middle half, line = 10 to 90 percent; single values as points. */
export function Ranges({ title, ranges }: { title: string; ranges: readonly Range[] }) {
  const { ref, width } = useWidth<HTMLDivElement>();
  const isNarrow = width < 420;
  const [left, right] = isNarrow ? [104, 84] : [150, 96];
  const x = scaleLog([200_000, 1_000_000_000], [left, Math.max(width - right, left + 1)]).clamp(
    true,
  );
  const end = ranges.length * row;
  return (
    <div
      ref={ref}
      className={styles.plot}
      role="img"
      aria-label={`${title}: ${ranges.map(({ name, words }) => `${name} ${words}`).join("; ")}`}
    >
      <svg width={width} height={end + 24} aria-hidden>
        {ticks.map(([cents, words], at) => (
          <g key={cents}>
            <path d={`M${x(cents)} 0V${end}`} className={styles.grid} />
            {(!isNarrow || at % 2 === 0) && (
              <text x={x(cents)} y={end + 16} textAnchor="middle">
                {words}
              </text>
            )}
          </g>
        ))}
        {ranges.map(({ name, words, median, spread, points = [] }, at) => {
          const y = at * row + row / 2;
          return (
            <g key={name}>
              <foreignObject x={0} y={y - 10} width={left - 8} height={22}>
                <span className={styles.name}>{name}</span>
              </foreignObject>
              {spread ? (
                <>
                  <path d={`M${x(spread.p10)} ${y}H${x(spread.p90)}`} className={styles.whisker} />
                  <rect
                    className={styles.bar}
                    data-series="3"
                    x={x(spread.p25)}
                    y={y - 6}
                    width={Math.max(x(spread.p75) - x(spread.p25), 1)}
                    height={12}
                    rx={2}
                  />
                </>
              ) : (
                points.map((point, index) => (
                  <circle
                    key={`${point} ${index}`}
                    cx={x(point)}
                    cy={y}
                    r={3.5}
                    className={styles.point}
                  />
                ))
              )}
              {median !== undefined && (
                <path d={`M${x(median)} ${y - 9}V${y + 9}`} className={styles.median} />
              )}
              <text x={width} y={y + 4} textAnchor="end" className={styles.value}>
                {words}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
