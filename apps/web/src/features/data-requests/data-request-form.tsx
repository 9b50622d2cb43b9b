import {
  dataRequestArticles,
  dataRequestKindNames,
  dataRequestKinds,
  dataRequestLimits,
} from "@tc/domain";
import type { DataRequestKind } from "@tc/domain";
import { useState } from "react";
import { errorSentence } from "../../platform/api/error-sentences";
import { formatDay } from "../../platform/format/format";
import { Button } from "../../ui/forms/button";
import form from "../../ui/forms/dense-form.module.css";
import { SelectField } from "../../ui/forms/select-field";
import { TextAreaField } from "../../ui/forms/text-field";
import panel from "../../ui/layout/panel.module.css";
import { showToast } from "../../ui/overlays/toast";
import { useSendDataRequest } from "./queries";

const choices = dataRequestKinds.map((value) => ({
  value,
  label: `${dataRequestKindNames[value]} (${dataRequestArticles[value]})`,
}));

/** What helps to ask so that it can be answered at once */
const hints: Readonly<Record<DataRequestKind, string>> = {
  access: "Willst du nur einen Teil wissen, nenne ihn.",
  correction: "Was ist falsch, und wie ist es richtig?",
  erasure: "Was soll gelöscht werden? Die ganze Agentur löscht, wer sie besitzt, weiter oben.",
  restriction: "Welche Daten, und warum?",
  portability: "Die Daten der Agentur kann, wer sie besitzt, oben selbst herunterladen.",
  objection: "Welcher Verarbeitung widersprichst du, und warum in deiner Lage?",
};

export function DataRequestForm({ onClose }: { onClose: () => void }) {
  const send = useSendDataRequest();
  const [kind, setKind] = useState<DataRequestKind>();
  const [text, setText] = useState("");
  const [hasTried, setTried] = useState(false);

  async function submit() {
    setTried(true);
    if (kind === undefined || send.isPending) return;
    try {
      const { dueOn } = await send.mutateAsync({ kind, text: text.trim() || undefined });
      showToast(`Angefragt. Die Antwort kommt spätestens am ${formatDay(dueOn)}.`);
      onClose();
    } catch {
      // The form says why.
    }
  }

  return (
    <form
      className={form.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <SelectField
        label="Was möchtest du?"
        // The form was asked for: typing begins here.
        autoFocus
        choices={choices}
        value={kind ?? ""}
        problem={hasTried && kind === undefined ? "Bitte wähl eines der Rechte." : undefined}
        onChange={({ target }) => setKind(dataRequestKinds.find((name) => name === target.value))}
      />
      <TextAreaField
        label="Genaueres"
        isOptional
        rows={4}
        hint={kind && hints[kind]}
        maxLength={dataRequestLimits.textMax}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p className={panel.small}>
        Du bekommst eine Bestätigung per Mail; die Antwort kommt per Mail und steht hier.
      </p>
      {send.error && (
        <p role="alert" className={panel.failure}>
          {errorSentence(send.error)}
        </p>
      )}
      <div className={panel.row}>
        <Button type="submit" look="main" aria-disabled={send.isPending}>
          {send.isPending ? "Wird gesendet …" : "Anfrage senden"}
        </Button>
        <Button onClick={onClose}>Abbrechen</Button>
      </div>
    </form>
  );
}
