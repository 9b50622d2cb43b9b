import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { errorSentence } from "../../../../platform/api/error-sentences";
import { Button } from "../../../../ui/forms/button";
import styles from "./notice.module.css";

interface Props {
  error: unknown;
  onRetry: () => void;
  children: ReactNode;
}

/** A part could not be loaded; the rest of the screen stands. */
export function LoadFailure({ error, onRetry, children }: Props) {
  return (
    <div className={styles.notice} data-tone="red" role="alert">
      <TriangleAlert size={17} aria-hidden />
      <div>
        <p>{children}</p>
        <p>{errorSentence(error)}</p>
      </div>
      <div className={styles.deeds}>
        <Button onClick={onRetry}>Erneut versuchen</Button>
      </div>
    </div>
  );
}
