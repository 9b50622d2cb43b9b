import { checkFailureSentences } from "@tc/contract";
import type { TenderCheck } from "@tc/contract";
import { LoaderCircle } from "lucide-react";
import { useNow } from "../../../platform/format/clock";
import { Button } from "../../../ui/forms/button";
import type { useStartCheck } from "../queries";
import { StartProblem } from "./start-problem";
import { progressWords } from "./words";
import styles from "./start.module.css";

interface Props {
  run: NonNullable<TenderCheck["run"]>;
  start: ReturnType<typeof useStartCheck>;
  hasResult: boolean;
  /** Nobody can bid any more: the card below says why nothing is checked. */
  isOver: boolean;
}

/** A run that takes longer may have lost its job. */
const patienceMs = 90_000;

/** A check on its way, or one that came to nothing. */
export function RunState({ run, start, hasResult, isOver }: Props) {
  const now = useNow();
  if (run.state === "failed") {
    return (
      <div role="alert" className={styles.failed}>
        <p>
          <b>Der Check ist nicht zu Ende gekommen.</b>{" "}
          {run.failure && `${checkFailureSentences[run.failure]} `}
          {hasResult
            ? "Das frühere Ergebnis steht unten."
            : "Er zählt nicht gegen euer Kontingent."}
        </p>
        <StartProblem start={start} />
        {!isOver && (
          <Button disabled={start.isPending} onClick={() => start.mutate()}>
            Erneut versuchen
          </Button>
        )}
      </div>
    );
  }
  const isLate = now.getTime() - Date.parse(run.startedAt) > patienceMs;
  return (
    <div className={styles.running}>
      <p role="status">
        <LoaderCircle size={18} aria-hidden />
        <b>Check läuft.</b> {progressWords(run)}
      </p>
      <small>
        {run.isAutomatic ? "Automatisch gestartet." : `Gestartet von ${run.startedByName}.`} Du
        kannst die Seite verlassen; das Ergebnis wartet hier.
      </small>
      {isLate && run.pagesRead === undefined && !run.isFetching && (
        <Button disabled={start.isPending} onClick={() => start.mutate()}>
          Noch einmal anstoßen
        </Button>
      )}
      <StartProblem start={start} />
    </div>
  );
}
