import { Link } from "react-router";
import { ApiError } from "../../../platform/api/api-error";
import { errorSentence } from "../../../platform/api/error-sentences";
import { Message } from "../../../ui/feedback/message";
import { Button } from "../../../ui/forms/button";

interface Props {
  error: unknown;
  /** What could not be loaded, in a sentence */
  title: string;
  onRetry: () => void;
}

/** A tender that is not there, or something of it that could not be loaded. */
export function LoadFailure({ error, title, onRetry }: Props) {
  if (error instanceof ApiError && error.code === "not_found") {
    return (
      <Message
        title="Diese Ausschreibung gibt es nicht"
        actions={<Link to="/app/results">Zu den Ergebnissen</Link>}
      >
        Der Link ist unvollständig, oder die Ausschreibung gehörte zu den Musterdaten.
      </Message>
    );
  }
  return (
    <Message isFailure title={title} actions={<Button onClick={onRetry}>Erneut versuchen</Button>}>
      {errorSentence(error)}
    </Message>
  );
}
