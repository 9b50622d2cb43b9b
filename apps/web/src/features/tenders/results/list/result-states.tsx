import { lazy, Suspense } from "react";
import { ApiError } from "../../../../platform/api/api-error";
import { errorSentence } from "../../../../platform/api/error-sentences";
import { Button } from "../../../../ui/forms/button";
import { Message } from "../../../../ui/feedback/message";
import { Bar } from "../../../../ui/feedback/skeleton";
import type { FilterChange } from "../filters/filters";
import styles from "./result-states.module.css";

const PlanRequired = lazy(async () => ({
  default: (await import("./plan-required")).PlanRequired,
}));

export function RowSkeletons() {
  return (
    <div className={styles.skeletons} aria-hidden>
      {[62, 48, 70, 55, 66, 44, 58, 72, 50].map((width) => (
        <div key={width}>
          <Bar width={100} height={14} />
          <span>
            <Bar width={width} height={14} />
            <Bar width={width - 16} height={11} />
          </span>
          <Bar width={100} height={14} />
        </div>
      ))}
    </div>
  );
}

interface FailedProps {
  error: unknown;
  onRetry: () => void;
  onReset: () => void;
  onChange: (change: FilterChange) => void;
}

/** A link with filters nobody understands fails every time: only resetting them helps. */
export function FailedResults({ error, onRetry, onReset, onChange }: FailedProps) {
  if (error instanceof ApiError && error.code === "plan_required") {
    return (
      <Suspense>
        <PlanRequired error={error} onWithout={onChange} />
      </Suspense>
    );
  }
  const isRefused = error instanceof ApiError && error.code === "bad_request";
  return (
    <Message
      isFailure
      title="Die Ausschreibungen ließen sich nicht laden"
      actions={
        <Button look="main" onClick={isRefused ? onReset : onRetry}>
          {isRefused ? "Filter zurücksetzen" : "Erneut versuchen"}
        </Button>
      }
    >
      {errorSentence(error)}
    </Message>
  );
}
