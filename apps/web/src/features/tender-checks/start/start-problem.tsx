import { offlineSentence } from "../../../platform/api/api-error";
import { errorSentence } from "../../../platform/api/error-sentences";
import type { useStartCheck } from "../queries";
import styles from "./start.module.css";

/** Why a check did not start. A call that waits for the network has no error yet. */
export function StartProblem({ start }: { start: ReturnType<typeof useStartCheck> }) {
  const sentence = start.isPaused ? offlineSentence : start.error && errorSentence(start.error);
  return (
    sentence !== null && (
      <p role="alert" className={styles.problem}>
        {sentence}
      </p>
    )
  );
}
