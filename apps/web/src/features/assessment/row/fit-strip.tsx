import type { CSSProperties } from "react";
import { fitPartWords, weakBelow } from "./words";
import styles from "./fit-strip.module.css";

interface Props {
  /** Fulfilment of the five parts in the order of `fitPartKeys`, 0 to 100; null or undefined: unknown. */
  parts: readonly (number | null | undefined)[];
  /** Shares of the whole in the same order, as the answer tells them. */
  weights: readonly number[];
  /** `row`: 40 × 20 pixels; `card`: as wide as its place, with the tracks behind the blocks. */
  size?: "row" | "card";
}

const words = Object.values(fitPartWords);

/** The Passleiste: one block a part, its width the weight, its height the fulfilment. */
export function FitStrip({ parts, weights, size = "row" }: Props) {
  const columns = parts.map((_, index) => `${weights[index] ?? 1}fr`).join(" ");
  const label = parts
    .map((part, index) => `${words[index] ?? ""} ${part ?? "unbekannt"}`)
    .join(", ");
  return (
    <span
      role="img"
      aria-label={label}
      className={styles.strip}
      data-size={size}
      style={{ gridTemplateColumns: columns } as CSSProperties}
    >
      {parts.map((part, index) => (
        // The parts have no other identity than their place.
        <i key={words[index]}>
          <i
            data-look={part == null ? "unknown" : part < weakBelow ? "weak" : undefined}
            style={{ height: `${Math.max(part ?? 50, 8)}%` }}
          />
        </i>
      ))}
    </span>
  );
}
