import type { BoardCard, FilingAnswer, PipelineCard } from "@tc/contract";
import type { ClosedStage } from "@tc/domain";
import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { errorSentence } from "../../../platform/api/error-sentences";
import { Message } from "../../../ui/feedback/message";
import { Bar } from "../../../ui/feedback/skeleton";
import { Button } from "../../../ui/forms/button";
import { ModalDialog } from "../../../ui/overlays/modal-dialog";
import type { Filing } from "../state/moving";
import { usePipelineCard } from "../state/queries";
import { OthersOutcome } from "./others-outcome";
import type { FilingConflict } from "./others-outcome";
import { OutcomeForm } from "./outcome-form";
import { Published } from "./published";
import styles from "./outcome-dialog.module.css";

interface Props {
  card: BoardCard;
  /** Absent: what was published proposes one */
  stage: ClosedStage | undefined;
  onFile: (filing: Filing) => Promise<FilingAnswer>;
  /** Filed without a word: the card asks again. `revision` is the one that the dialog shows. */
  onLater: (stage: ClosedStage, revision: number) => void;
  onClose: () => void;
}

/** Asks how it ended: what was published first, so that only the rest is left to say. */
export function OutcomeDialog({ card, stage, onFile, onLater, onClose }: Props) {
  const answer = usePipelineCard(card.id, { asksAnew: true });
  const titleId = useId();
  const [chosen, setChosen] = useState<ClosedStage>();
  const [seen, setSeen] = useState<PipelineCard>();
  const [conflict, setConflict] = useState<FilingConflict>();
  // The fields take their values once, so they wait for an answer from after the dialog opened.
  const isFresh = answer.isFetchedAfterMount && !answer.isFetching && !answer.isError;
  if (!seen && isFresh && answer.data) setSeen(answer.data);
  const filing = useMutation({
    mutationFn: onFile,
    onSuccess: (told) => {
      if (told.kind === "conflict") setConflict(told);
    },
  });
  const result = seen?.result;
  const shownStage = chosen ?? stage ?? result?.proposes ?? "lost";
  const close = () => {
    if (!filing.isPending) onClose();
  };
  return (
    <ModalDialog className={styles.dialog} aria-labelledby={titleId} onClose={close}>
      <header>
        <h2 id={titleId}>Wie ist es ausgegangen?</h2>
        <p>
          {card.title}
          {card.buyer !== undefined && ` · ${card.buyer}`}
        </p>
      </header>
      {seen ? (
        <OutcomeForm
          result={result}
          outcome={seen.outcome}
          stage={shownStage}
          lead={
            conflict ? (
              <OthersOutcome key={conflict.card.revision} conflict={conflict} onKeep={onClose} />
            ) : (
              result && <Published result={result} />
            )
          }
          isReplacing={conflict !== undefined}
          isPending={filing.isPending}
          problem={filing.error ? `Nicht gespeichert. ${errorSentence(filing.error)}` : undefined}
          onStage={setChosen}
          onFile={(outcome) => {
            const { card: shown, outcome: earlier } = conflict ?? seen;
            const { revision } = shown;
            filing.mutate({ ...outcome, revision, ...(earlier && { basedOn: earlier.at }) });
          }}
          onLater={() => onLater(shownStage, (conflict ?? seen).card.revision)}
        />
      ) : answer.isError ? (
        <Message
          isFailure
          title="Die Karte ließ sich nicht laden"
          actions={
            <>
              <Button look="quiet" onClick={onClose}>
                Schließen
              </Button>
              <Button onClick={() => void answer.refetch()}>Erneut versuchen</Button>
            </>
          }
        >
          {errorSentence(answer.error)}
        </Message>
      ) : (
        <div className={styles.body}>
          <p role="status" className="visually-hidden">
            Lädt …
          </p>
          <Bar width={100} height={70} />
          <Bar width={60} height={36} />
          <Bar width={100} height={120} />
        </div>
      )}
    </ModalDialog>
  );
}
