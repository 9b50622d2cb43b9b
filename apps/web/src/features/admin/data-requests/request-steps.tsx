import type { RecordedDataRequest } from "@tc/contract";
import { dataRequestLimits, dataRequestOutcomeNames, dataRequestOutcomes } from "@tc/domain";
import type { DataRequestOutcome } from "@tc/domain";
import { useState } from "react";
import { errorSentence } from "../../../platform/api/error-sentences";
import { formatDay } from "../../../platform/format/format";
import { Button } from "../../../ui/forms/button";
import { SelectField } from "../../../ui/forms/select-field";
import { TextAreaField, TextField } from "../../../ui/forms/text-field";
import panel from "../../../ui/layout/panel.module.css";
import { showToast } from "../../../ui/overlays/toast";
import { useChangeRequest } from "./data-requests-queries";
import type { RequestChange } from "./data-requests-queries";

function useStep(id: string) {
  const { mutateAsync, isPending } = useChangeRequest();
  async function run(change: RequestChange, words: string) {
    if (isPending) return;
    try {
      await mutateAsync({ id, change });
      showToast(words);
    } catch (error) {
      showToast(errorSentence(error), { isFailure: true });
    }
  }
  return { run, isPending };
}

export function IdentityForm({ id }: { id: string }) {
  const { run, isPending } = useStep(id);
  const [check, setCheck] = useState("");
  return (
    <form
      className={panel.stack}
      onSubmit={(event) => {
        event.preventDefault();
        void run({ identityCheck: check.trim() }, "Identität festgehalten.");
      }}
    >
      <TextField
        label="Wie die Identität geprüft ist"
        hint="Zum Beispiel: Rückruf unter der bekannten Nummer. Keine Kopie und keine Nummer eines Ausweises."
        maxLength={dataRequestLimits.checkMax}
        value={check}
        onChange={(event) => setCheck(event.target.value)}
      />
      <div>
        <Button type="submit" aria-disabled={isPending}>
          Als geprüft festhalten
        </Button>
      </div>
    </form>
  );
}

export function ExtensionForm({ id, until }: { id: string; until: string }) {
  const { run, isPending } = useStep(id);
  const [reason, setReason] = useState<string>();
  if (reason === undefined) {
    return (
      <div>
        <Button look="quiet" onClick={() => setReason("")}>
          Frist verlängern …
        </Button>
      </div>
    );
  }
  return (
    <form
      className={panel.stack}
      onSubmit={(event) => {
        event.preventDefault();
        void run({ extensionReason: reason.trim() }, "Frist verlängert.");
      }}
    >
      <TextAreaField
        label="Warum es länger dauert"
        hint={`Einmal, bis ${formatDay(until)}. Die Person erfährt den Grund sofort.`}
        autoFocus
        maxLength={dataRequestLimits.textMax}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className={panel.row}>
        <Button type="submit" aria-disabled={isPending}>
          Verlängern
        </Button>
        <Button look="quiet" onClick={() => setReason(undefined)}>
          Abbrechen
        </Button>
      </div>
    </form>
  );
}

/** Nothing is handed out before it is known who asks; refusing needs no proof of that. */
export function AnswerForm({ request: { id, email, identity } }: { request: RecordedDataRequest }) {
  const { run, isPending } = useStep(id);
  const [answer, setAnswer] = useState("");
  const [outcome, setOutcome] = useState<DataRequestOutcome>();
  const choices = dataRequestOutcomes
    .filter((value) => identity !== undefined || value === "refused")
    .map((value) => ({ value, label: dataRequestOutcomeNames[value] }));
  return (
    <form
      className={panel.stack}
      onSubmit={(event) => {
        event.preventDefault();
        if (outcome === undefined) return;
        void run({ outcome, answer: answer.trim() }, "Beantwortet.");
      }}
    >
      <SelectField
        label="Ergebnis"
        hint={
          identity
            ? undefined
            : "Erfüllen lässt sich die Anfrage erst, wenn die Identität geprüft ist."
        }
        choices={choices}
        value={outcome ?? ""}
        onChange={({ target }) =>
          setOutcome(dataRequestOutcomes.find((value) => value === target.value))
        }
      />
      <TextAreaField
        label="Antwort"
        rows={5}
        hint={
          email === undefined
            ? "Schick sie per Brief; hier steht, was darin stand."
            : "Geht sofort per Mail hinaus. Daten selbst gehören nicht in eine Mail: Schreib, wie die Person sie bekommt."
        }
        maxLength={dataRequestLimits.answerMax}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <div>
        <Button type="submit" look="main" aria-disabled={isPending}>
          Beantworten
        </Button>
      </div>
    </form>
  );
}
