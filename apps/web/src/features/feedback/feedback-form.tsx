import { feedbackKindNames, feedbackKinds, feedbackLimits } from "@tc/domain";
import type { FeedbackKind } from "@tc/domain";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { errorSentence } from "../../platform/api/error-sentences";
import { Button } from "../../ui/forms/button";
import form from "../../ui/forms/dense-form.module.css";
import { RadioList } from "../../ui/forms/radio-list";
import { TextAreaField, TextField } from "../../ui/forms/text-field";
import panel from "../../ui/layout/panel.module.css";
import { showToast } from "../../ui/overlays/toast";
import { useSendFeedback } from "./queries";

const kinds = feedbackKinds.map((value) => ({ value, label: feedbackKindNames[value] }));

/** Nothing but what is typed is sent. */
export function FeedbackForm() {
  const [search] = useSearchParams();
  const send = useSendFeedback();
  const [kind, setKind] = useState<FeedbackKind>("idea");
  const [text, setText] = useState("");
  const [page, setPage] = useState(search.get("seite") ?? "");
  const [hasTried, setTried] = useState(false);
  const problem = text.trim() === "" ? "Bitte schreib etwas." : undefined;

  async function submit() {
    setTried(true);
    if (problem !== undefined || send.isPending) return;
    try {
      await send.mutateAsync({ kind, text: text.trim(), page: page.trim() || undefined });
    } catch {
      return;
    }
    showToast("Gesendet. Danke!");
    setText("");
    setPage("");
    setTried(false);
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
      <RadioList label="Worum es geht" choices={kinds} value={kind} onChange={setKind} />
      <TextAreaField
        label="Deine Nachricht"
        rows={5}
        maxLength={feedbackLimits.textMax}
        value={text}
        problem={hasTried ? problem : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <TextField
        label="Um welche Seite geht es?"
        isOptional
        hint="zum Beispiel „Ergebnisse“ oder die Adresse der Seite"
        maxLength={feedbackLimits.pageMax}
        value={page}
        onChange={(event) => setPage(event.target.value)}
      />
      <p className={panel.small}>
        Wir senden nur, was hier steht, dazu deinen Namen und deine Agentur. Die Antwort kommt per
        Mail und steht auf dieser Seite.
      </p>
      {send.error && (
        <p role="alert" className={panel.failure}>
          {errorSentence(send.error)}
        </p>
      )}
      <div>
        <Button type="submit" look="main" aria-disabled={send.isPending}>
          {send.isPending ? "Wird gesendet …" : "Senden"}
        </Button>
      </div>
    </form>
  );
}
