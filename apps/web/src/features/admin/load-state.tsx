import { errorSentence } from "../../platform/api/error-sentences";
import { Button } from "../../ui/forms/button";
import { Bar } from "../../ui/feedback/skeleton";
import panel from "../../ui/layout/panel.module.css";

/** Waiting or failed; nothing once there is an answer. */
export function LoadState({
  isPending,
  error,
  onRetry,
}: {
  isPending: boolean;
  error: unknown;
  onRetry: () => void;
}) {
  if (isPending) return <Bar width={100} height={120} />;
  if (error === null) return null;
  return (
    <div className={panel.row} role="alert">
      <p className={panel.failure}>{errorSentence(error)}</p>
      <Button onClick={onRetry}>Erneut versuchen</Button>
    </div>
  );
}
