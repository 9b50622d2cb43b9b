import { scaleBand, scaleLinear } from "d3-scale";
import { useId, useState } from "react";
import type { KeyboardEvent } from "react";
import { formatNumber } from "../../platform/format/format";
import styles from "./charts.module.css";
import { useWidth } from "./use-width";

export interface Column {
  readonly label: string;
  /** Below the axis; "" where there is no room for all */
  readonly words: string;
  /** In the order of the series, from the axis up */
  readonly parts: readonly number[];
  readonly isRunning?: boolean;
  /** Too little is known for a figure: no column, and no zero is told. */
  readonly isUnknown?: boolean;
}

const height = 210;
const numberWidth = 36;
const wordsWidth = 72;
const foot = 22;

/** Columns from zero, stacked; arrow keys walk them, and what is said of one is read out. */
export function Columns({
  title,
  columns,
  series,
  format,
}: {
  title: string;
  columns: readonly Column[];
  series: readonly string[];
  /** Of what is no count, e.g. money */
  format?: (value: number) => string;
}) {
  const left = format ? wordsWidth : numberWidth;
  const words = format ?? formatNumber;
  const { ref, width } = useWidth<HTMLDivElement>();
  const [place, setPlace] = useState<number>();
  const hatch = useId();
  const totals = columns.map(({ parts }) => parts.reduce((sum, part) => sum + part, 0));
  const y = scaleLinear([0, Math.max(...totals, 4)], [height - foot, 8]).nice(4);
  const x = scaleBand(
    columns.map(({ label }) => label),
    [left, Math.max(width, left + 1)],
  ).padding(0.25);
  const everyLabel = Math.max(1, Math.ceil(46 / Math.max(x.step(), 1)));
  const move = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const from = place ?? (step > 0 ? -1 : columns.length);
    setPlace(Math.min(Math.max(from + step, 0), columns.length - 1));
  };
  const column = place === undefined ? undefined : columns[place];
  return (
    <div
      ref={ref}
      className={styles.plot}
      role="application"
      aria-roledescription="Diagramm"
      aria-label={`${title}. Pfeiltasten gehen durch die Säulen.`}
      tabIndex={0}
      onKeyDown={move}
      onBlur={() => setPlace(undefined)}
      onPointerLeave={() => setPlace(undefined)}
    >
      <ul className={styles.key}>
        {series.map((name, at) => (
          <li key={name} data-series={at + 1}>
            {name}
          </li>
        ))}
        {columns.some(({ isRunning }) => isRunning) && <li data-series="running">läuft noch</li>}
      </ul>
      <svg width={width} height={height} aria-hidden>
        <defs>
          <pattern
            id={hatch}
            width={5}
            height={5}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path d="M0 0V5" className={styles.hatch} />
          </pattern>
        </defs>
        {y.ticks(4).map((tick) => (
          <g key={tick}>
            <path d={`M${left} ${y(tick)}H${width}`} className={styles.grid} />
            <text x={left - 8} y={y(tick) + 4} textAnchor="end">
              {words(tick)}
            </text>
          </g>
        ))}
        {columns.map(({ label, words: shortLabel, parts, isRunning }, at) => {
          let below = 0;
          return (
            <g
              key={label}
              data-current={at === place || undefined}
              onPointerEnter={() => setPlace(at)}
            >
              <rect
                x={x(label)}
                y={0}
                width={x.bandwidth()}
                height={height - foot}
                fill="transparent"
              />
              {parts.map((part, index) => {
                const top = y(below + part);
                const size = y(below) - top;
                below += part;
                return (
                  <rect
                    key={series[index]}
                    className={styles.bar}
                    data-series={index + 1}
                    x={x(label)}
                    y={top}
                    width={x.bandwidth()}
                    height={Math.max(size - (index < parts.length - 1 ? 1.5 : 0), 0)}
                    {...(isRunning && { style: { fill: `url(#${hatch})` } })}
                  />
                );
              })}
              {at % everyLabel === 0 && (
                <text x={(x(label) ?? 0) + x.bandwidth() / 2} y={height - 6} textAnchor="middle">
                  {shortLabel}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <output className={styles.told}>
        {column?.isUnknown === true
          ? `${column.label}: zu wenig Daten`
          : column
            ? `${column.label}: ${series.map((name, at) => `${words(column.parts[at] ?? 0)} ${name}`).join(", ")}${column.isRunning ? " (läuft noch)" : ""}`
            : "\u00a0"}
      </output>
    </div>
  );
}
