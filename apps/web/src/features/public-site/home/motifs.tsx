import styles from "./motifs.module.css";

interface Part {
  readonly weight: number;
  /** 0 to 100 */
  readonly fulfilment: number;
}

const height = 100;
const gap = 5;
const weakBelow = 45;

/** The Passleiste as a drawing: width is weight, height is fulfilment, hollow and red is weak. */
export function FitBlocks({
  parts,
  className,
}: {
  parts: readonly Part[];
  className?: string | undefined;
}) {
  const starts = parts.map((_, at) =>
    parts.slice(0, at).reduce((sum, { weight }) => sum + weight * 4 + gap, 0),
  );
  const last = parts.length - 1;
  const width = (starts[last] ?? 0) + (parts[last]?.weight ?? 0) * 4;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {parts.map(({ weight, fulfilment }, at) => {
        const isWeak = fulfilment < weakBelow;
        const inset = isWeak ? 1.5 : 0;
        return (
          <rect
            key={starts[at]}
            className={isWeak ? styles.weak : styles.block}
            x={(starts[at] ?? 0) + inset}
            y={height - fulfilment + inset}
            width={weight * 4 - 2 * inset}
            height={fulfilment - 2 * inset}
            rx={2}
          />
        );
      })}
    </svg>
  );
}

const strokes = Array.from({ length: 20 }, (_, at) => 3 + at * 9 + Math.floor(at / 5) * 8);
const path = (from: number, to: number, top: number, bottom: number) =>
  strokes
    .slice(from, to)
    .map((x) => `M${x} ${top}V${bottom}`)
    .join("");

/** The TallyStrokes as a drawing: twenty bids in fives, full up to `sure`, broken up to `maybe`. */
export function Tally({
  sure,
  maybe,
  className,
}: {
  sure: number;
  maybe: number;
  className?: string | undefined;
}) {
  return (
    <svg
      className={[styles.tally, className].filter(Boolean).join(" ")}
      viewBox="0 0 201 28"
      aria-hidden="true"
    >
      <path className={styles.sure} d={path(0, sure, 2, 26)} />
      <path className={styles.maybe} d={path(sure, maybe, 2, 26)} />
      <path className={styles.rest} d={path(maybe, 20, 9, 19)} />
    </svg>
  );
}
