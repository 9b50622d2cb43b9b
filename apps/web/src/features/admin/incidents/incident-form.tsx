import type { Incident } from "@tc/contract";
import { incidentLimits } from "@tc/domain";
import { useState } from "react";
import { errorSentence } from "../../../platform/api/error-sentences";
import { Button } from "../../../ui/forms/button";
import { TextAreaField, TextField } from "../../../ui/forms/text-field";
import panel from "../../../ui/layout/panel.module.css";
import { showToast } from "../../../ui/overlays/toast";
import { readWords, typedMoment } from "./incident-words";
import { useSaveIncident } from "./incidents-queries";

/** A new incident, or one to be changed; `datetime-local` speaks German time here. */
export function IncidentForm({
  incident,
  onClose,
}: {
  incident: Incident | undefined;
  onClose: () => void;
}) {
  const { mutateAsync, isPending } = useSaveIncident();
  const [problem, setProblem] = useState<string>();
  const [openedAt] = useState(() => new Date().toISOString());

  async function save(data: FormData) {
    const words = readWords(data);
    if (!words) return setProblem("Das Ende liegt vor dem Beginn.");
    setProblem(undefined);
    try {
      await mutateAsync({ id: incident?.id, words });
      showToast("Steht auf der Statusseite.");
      onClose();
    } catch (error) {
      showToast(errorSentence(error), { isFailure: true });
    }
  }

  return (
    <form
      className={panel.stack}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) void save(new FormData(event.currentTarget));
      }}
    >
      <TextField
        label="Titel"
        name="title"
        required
        maxLength={incidentLimits.titleMax}
        defaultValue={incident?.title}
        hint="Was anders war, zum Beispiel „E-Mails kamen später an“"
      />
      <TextAreaField
        label="Was die Nutzer:innen gemerkt haben"
        name="text"
        required
        maxLength={incidentLimits.textMax}
        defaultValue={incident?.text}
      />
      <TextField
        label="Ging etwas verloren?"
        name="lost"
        required
        maxLength={incidentLimits.lostMax}
        defaultValue={incident?.lost}
        hint="Zum Beispiel „nichts“ oder „zwei Uploads zwischen 7:41 und 7:43 Uhr“"
      />
      <TextField
        label="Von"
        name="beginsAt"
        type="datetime-local"
        required
        defaultValue={typedMoment(incident?.beginsAt ?? openedAt)}
        hint="Deutsche Zeit"
      />
      <TextField
        label="Bis"
        name="endsAt"
        type="datetime-local"
        isOptional
        required={false}
        defaultValue={incident?.endsAt === undefined ? "" : typedMoment(incident.endsAt)}
        problem={problem}
        hint="Leer: dauert an"
      />
      <div className={panel.row}>
        <Button type="submit" look="main" aria-disabled={isPending}>
          Veröffentlichen
        </Button>
        <Button onClick={onClose}>Abbrechen</Button>
      </div>
    </form>
  );
}
