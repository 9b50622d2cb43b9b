import { weakPart } from "./fit-words";
import type { Fit } from "./queries";
import styles from "./fit-bars.module.css";

/** The Passleiste, large: width is weight, height is fulfilment. The list beside it says the same in words. */
export function FitBars({ parts }: { parts: Fit["parts"] }) {
  return (
    <div className={styles.bars} aria-hidden>
      {parts.map(({ key, weight, score }) => (
        <span key={key} style={{ flexGrow: Math.max(weight, 4) }}>
          <i
            data-state={score === undefined ? "unknown" : score < weakPart ? "weak" : "strong"}
            style={{ height: `${score ?? 50}%` }}
          />
        </span>
      ))}
    </div>
  );
}
