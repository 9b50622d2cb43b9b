import type { RadarBasis } from "./radar-choice";
import { confidenceOf } from "./radar-words";
import styles from "./confidence.module.css";

/** How sure a window is, in a word and in one to three dots. */
export function Confidence({ basis }: { basis: RadarBasis }) {
  const { word, dots, why } = confidenceOf[basis];
  return (
    <span className={styles.confidence} title={why}>
      <span aria-hidden>
        {[1, 2, 3].map((dot) => (
          <i key={dot} data-filled={dot <= dots || undefined} />
        ))}
      </span>
      <span className="visually-hidden">Sicherheit </span>
      {word}
    </span>
  );
}
