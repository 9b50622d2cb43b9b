import styles from "./motifs.module.css";

// The tools of the product as small drawings. Samples of the look, not of any tender: the words beside them say the rest.

/** A line of a text that was marked while reading. */
export function MarkedLines() {
  return (
    <svg className={styles.motif} viewBox="0 0 160 56" aria-hidden>
      <path className={styles.quiet} d="M2 8h140M2 28h24M118 28h34M2 48h96" />
      <path className={styles.marker} d="M32 28h80" />
      <path className={styles.ink} d="M36 28h72" />
    </svg>
  );
}

const parts = [
  [0, 46, 50],
  [49, 38, 46],
  [90, 30, 34],
  [138, 22, 52],
] as const;

/** Five blocks: as wide as a part weighs, as high as it is met; the weak one stays hollow. */
export function FitBlocks() {
  return (
    <svg className={styles.motif} viewBox="0 0 160 56" aria-hidden>
      {parts.map(([x, width, height]) => (
        <rect
          key={x}
          className={styles.block}
          x={x}
          y={56 - height}
          width={width}
          height={height}
        />
      ))}
      <rect className={styles.hollow} x={124} y={37} width={10} height={18} />
    </svg>
  );
}

const strokeAt = (index: number) => 3 + index * 7 + Math.floor(index / 5) * 7;
const strokes = (from: number, to: number, span: string) =>
  Array.from({ length: to - from }, (_, index) => `M${strokeAt(from + index)} ${span}`).join("");

/** Twenty strokes in fives: sure, possible, and the rest. */
export function TallyStrokes() {
  return (
    <svg className={styles.motif} viewBox="0 0 160 56" aria-hidden>
      <path className={styles.sure} d={strokes(0, 5, "4v48")} />
      <path className={styles.maybe} d={strokes(5, 11, "4v48")} />
      <path className={styles.rest} d={strokes(11, 20, "18v20")} />
    </svg>
  );
}
