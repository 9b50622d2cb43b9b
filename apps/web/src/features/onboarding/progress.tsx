import { steps } from "./steps";
import styles from "./progress.module.css";

/** Where one is: five strokes, and in words for those who do not see them. */
export function Progress({ step }: { step: number }) {
  return (
    <ol className={styles.progress} aria-label="Fortschritt">
      {steps.map(({ title }, index) => (
        <li
          key={title}
          data-done={index < step || undefined}
          aria-current={index === step ? "step" : undefined}
        >
          <span>
            {title}
            {index < step && <span className="visually-hidden"> (fertig)</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
