import styles from "./tally-strokes.module.css";

interface Props {
  /** Percent; undefined: nothing is known, all strokes are grey. */
  range?: { readonly lowPercent: number; readonly highPercent: number } | undefined;
  /** `row`: 84 × 14 pixels; `card`: as wide as its place. */
  size?: "row" | "card";
}

const strokes = Array.from({ length: 20 }, (_, index) => ({
  index,
  x: 2 + index * 4 + Math.floor(index / 5) * 3,
}));
const width = 2 + 19 * 4 + 3 * 3 + 2;

/**
 * Twenty strokes in fives are twenty comparable bids: full up to the lower bound, broken up to the upper one, short and grey
 * the rest. It only repeats what stands beside it in words, so it is hidden from readers.
 */
export function TallyStrokes({ range, size = "row" }: Props) {
  const sure = Math.round((range?.lowPercent ?? 0) / 5);
  const maybe = Math.round((range?.highPercent ?? 0) / 5);
  const path = (from: number, to: number, top: number, bottom: number) =>
    strokes
      .slice(from, to)
      .map(({ x }) => `M${x} ${top}V${bottom}`)
      .join("");
  return (
    <svg
      className={styles.strokes}
      data-size={size}
      viewBox={`0 0 ${width} 14`}
      preserveAspectRatio={size === "card" ? "none" : undefined}
      aria-hidden
    >
      <path className={styles.sure} d={path(0, sure, 1, 13)} />
      <path className={styles.maybe} d={path(sure, maybe, 1, 13)} />
      <path className={styles.rest} d={path(maybe, 20, 4, 10)} />
    </svg>
  );
}
