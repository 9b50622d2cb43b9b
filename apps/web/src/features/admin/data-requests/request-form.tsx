import { dataRequestKindNames, dataRequestKinds, dataRequestLimits } from "@tc/domain";
import { useState } from "react";
import { errorSentence } from "../../../platform/api/error-sentences";
import { berlinDay } from "../../../platform/format/format";
import { Button } from "../../../ui/forms/button";
import { SelectField } from "../../../ui/forms/select-field";
import { TextAreaField, TextField } from "../../../ui/forms/text-field";
import panel from "../../../ui/layout/panel.module.css";
import { showToast } from "../../../ui/overlays/toast";
import { useRecordRequest } from "./data-requests-queries";

const choices = dataRequestKinds.map((value) => ({ value, label: dataRequestKindNames[value] }));

/** A request that came by mail, letter or telephone. */
export function RequestForm({ onClose }: { onClose: () => void }) {
  const { mutateAsync, isPending } = useRecordRequest();
  const [today] = useState(() => berlinDay(new Date()));

  async function record(data: FormData) {
    const field = (name: string) => {
      const value = data.get(name);
      return typeof value === "string" ? value.trim() : "";
    };
    const kind = dataRequestKinds.find((name) => name === field("kind"));
    if (kind === undefined) return;
    try {
      await mutateAsync({
        kind,
        subjectName: field("subjectName"),
        receivedOn: field("receivedOn"),
        ...(field("email") !== "" && { email: field("email") }),
        ...(field("text") !== "" && { text: field("text") }),
      });
      showToast("Festgehalten.");
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
        if (!isPending) void record(new FormData(event.currentTarget));
      }}
    >
      <SelectField label="Recht" name="kind" choices={choices} autoFocus />
      <TextField label="Wer fragt" name="subjectName" maxLength={dataRequestLimits.nameMax} />
      <TextField
        label="Mailadresse"
        name="email"
        type="email"
        isOptional
        hint="Dorthin gehen sofort die Bestätigung und später die Antwort. Ohne sie antwortest du per Brief."
      />
      <TextField
        label="Eingegangen am"
        name="receivedOn"
        type="date"
        defaultValue={today}
        max={today}
        hint="Von diesem Tag an läuft die Frist."
      />
      <TextAreaField
        label="Wortlaut"
        name="text"
        isOptional
        rows={4}
        maxLength={dataRequestLimits.textMax}
      />
      <div className={panel.row}>
        <Button type="submit" look="main" aria-disabled={isPending}>
          Festhalten
        </Button>
        <Button onClick={onClose}>Abbrechen</Button>
      </div>
    </form>
  );
}
