import { useState } from "react";
import { errorSentence } from "../../../platform/api/error-sentences";
import { count, formatMoment } from "../../../platform/format/format";
import { Button } from "../../../ui/forms/button";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog";
import { showToast } from "../../../ui/overlays/toast";
import panel from "../../../ui/layout/panel.module.css";
import { ListCard } from "../../admin";
import { useDeadLetters, useDropDeadLetters, useRetryDeadLetters } from "../queries";
import type { DeadCause, DeadLetterChoice } from "../queries";
import { useFilter } from "../use-filter";
import { causeWords } from "./cause-words";
import styles from "../operations.module.css";

interface Choice {
  readonly name: string;
  readonly count: number;
  readonly body: DeadLetterChoice;
}

/** Jobs that failed for good, by cause; one of them or all of a cause is retried or dropped. */
export function DeadLettersCard() {
  const { filter: chosen, setFilter } = useFilter(["auftrag", "ursache"]);
  const job = chosen.auftrag || undefined;
  const cause = chosen.ursache || undefined;
  const list = useDeadLetters({ job, cause });
  const retry = useRetryDeadLetters();
  const [dropChoice, setDropChoice] = useState<Choice>();

  const filter = (next?: DeadCause) =>
    setFilter({ auftrag: next?.job ?? "", ursache: next?.cause ?? "" });
  async function retryAll({ body }: Choice) {
    try {
      const { count: moved, unknown } = await retry.mutateAsync(body);
      const rest =
        unknown > 0
          ? ` ${unknown} bleiben: Diesen Auftrag gibt es nicht mehr, nur Verwerfen hilft.`
          : "";
      showToast(`${count(moved, "Auftrag wird", "Aufträge werden")} erneut versucht.${rest}`);
      filter();
    } catch (error) {
      showToast(errorSentence(error), { isFailure: true });
    }
  }
  const deeds = (choice: Choice) => (
    <span className={panel.deeds}>
      <Button
        disabled={retry.isPending}
        aria-label={`${choice.count === 1 ? "Erneut" : `Alle ${choice.count} erneut`}: ${choice.name}`}
        onClick={() => void retryAll(choice)}
      >
        {choice.count === 1 ? "Erneut" : `Alle ${choice.count} erneut`}
      </Button>
      <Button
        look="quiet"
        aria-label={`Verwerfen: ${choice.name}`}
        onClick={() => setDropChoice(choice)}
      >
        Verwerfen …
      </Button>
    </span>
  );
  const isFiltered = job !== undefined || cause !== undefined;
  return (
    <>
      <ListCard
        title="Endgültig gescheitert"
        note={list.total === undefined ? undefined : count(list.total, "Auftrag", "Aufträge")}
        list={list}
        rows={list.letters}
        empty={isFiltered ? "Mit dieser Ursache ist keiner mehr da." : "Nichts ist gescheitert."}
        search={
          <>
            {list.causes && list.causes.length > 0 && !isFiltered && (
              <ul className={panel.list} aria-label="Ursachen">
                {list.causes.map((entry) => (
                  <li key={`${entry.job} ${entry.cause}`}>
                    <span className={panel.who}>
                      <b>{entry.label}</b>
                      <small>{causeWords(entry.cause)}</small>
                      <small>
                        <code className={styles.said}>{entry.cause}</code> · zuletzt{" "}
                        {formatMoment(entry.lastAt)}
                      </small>
                    </span>
                    {entry.count > 1 && (
                      <Button look="quiet" onClick={() => filter(entry)}>
                        {entry.count} einzeln ansehen
                      </Button>
                    )}
                    {deeds({
                      name: entry.label,
                      count: entry.count,
                      body: { job: entry.job, cause: entry.cause },
                    })}
                  </li>
                ))}
              </ul>
            )}
            {isFiltered && (
              <div className={panel.row}>
                <Button onClick={() => filter()}>Alle Ursachen</Button>
              </div>
            )}
          </>
        }
      >
        {(letters) =>
          isFiltered && (
            <ul className={panel.list} aria-label="Aufträge">
              {letters.map((letter) => (
                <li key={letter.id}>
                  <span className={panel.who}>
                    <b>{letter.label}</b>
                    <small>
                      {letter.agencyName !== undefined && `${letter.agencyName} · `}
                      {causeWords(letter.cause)} · gescheitert {formatMoment(letter.failedAt)} nach{" "}
                      {count(letter.tries, "Versuch", "Versuchen")}
                    </small>
                    <small>
                      <code className={styles.said}>{letter.cause}</code> · bleibt bis{" "}
                      {formatMoment(letter.keptUntil)}
                    </small>
                  </span>
                  {deeds({
                    name: `${letter.label}, ${formatMoment(letter.failedAt)}`,
                    count: 1,
                    body: { ids: [letter.id] },
                  })}
                </li>
              ))}
            </ul>
          )
        }
      </ListCard>
      {dropChoice && (
        <DropDialog
          choice={dropChoice}
          onDropped={() => filter()}
          onClose={() => setDropChoice(undefined)}
        />
      )}
    </>
  );
}

function DropDialog({
  choice,
  onDropped,
  onClose,
}: {
  choice: Choice;
  onDropped: () => void;
  onClose: () => void;
}) {
  const drop = useDropDeadLetters();
  async function run() {
    try {
      const { count: dropped } = await drop.mutateAsync(choice.body);
      onClose();
      onDropped();
      showToast(`${count(dropped, "Auftrag", "Aufträge")} verworfen.`);
    } catch {
      // The dialog says why.
    }
  }
  return (
    <ConfirmDialog
      title={choice.count === 1 ? "Auftrag verwerfen" : `${choice.count} Aufträge verwerfen`}
      confirmLabel="Verwerfen"
      isDangerous
      isBusy={drop.isPending}
      failure={drop.error ? errorSentence(drop.error) : undefined}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>
        „{choice.name}“ wird nicht mehr versucht. Was dabei geschehen sollte, geschieht nicht. Das
        lässt sich nicht zurücknehmen und steht im Protokoll.
      </p>
    </ConfirmDialog>
  );
}
