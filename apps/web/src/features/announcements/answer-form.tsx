import type { Announcement } from "@tc/contract";
import { announcementLimits } from "@tc/domain";
import { useState } from "react";
import { errorSentence } from "../../platform/api/error-sentences";
import { Button } from "../../ui/forms/button";
import { TextAreaField } from "../../ui/forms/text-field";
import panel from "../../ui/layout/panel.module.css";
import { showToast } from "../../ui/overlays/toast";
import { useAnswer } from "./queries";
import type { Reply } from "./queries";

/** Confirms a version or objects to it; either can be changed as long as an objection counts. */
export function AnswerForm({ announcement }: { announcement: Announcement }) {
  const { id, kind, answer, objectUntil } = announcement;
  const [isObjecting, setObjecting] = useState(false);
  const [reason, setReason] = useState("");
  const { mutateAsync, isPending } = useAnswer();

  async function give(reply: Omit<Reply, "id">, words: string) {
    if (isPending) return;
    try {
      await mutateAsync({ id, ...reply });
      setObjecting(false);
      showToast(words);
    } catch (error) {
      showToast(errorSentence(error), { isFailure: true });
    }
  }

  if (isObjecting) {
    return (
      <form
        className={panel.stack}
        onSubmit={(event) => {
          event.preventDefault();
          const words = reason.trim();
          void give(
            { answer: "objected", ...(words !== "" && { reason: words }) },
            "Dein Widerspruch ist festgehalten.",
          );
        }}
      >
        <p className={panel.note}>
          {kind === "terms"
            ? "Dann gilt euer Vertrag unverändert weiter, und beide Seiten können ihn zum Ende des laufenden Abrechnungszeitraums kündigen."
            : "Wir suchen dann eine Lösung ohne den neuen Anbieter und melden uns bei dir."}
        </p>
        <TextAreaField
          label="Grund"
          isOptional={kind === "terms"}
          required={kind !== "terms"}
          maxLength={announcementLimits.reasonMax}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className={panel.row}>
          <Button type="submit" look="main" aria-disabled={isPending}>
            Widersprechen
          </Button>
          <Button onClick={() => setObjecting(false)}>Abbrechen</Button>
        </div>
      </form>
    );
  }
  return (
    <div className={panel.row}>
      {answer?.answer !== "confirmed" && (
        <Button
          look={answer ? "plain" : "main"}
          aria-disabled={isPending}
          onClick={() => void give({ answer: "confirmed" }, "Die Fassung ist bestätigt.")}
        >
          {answer ? "Widerspruch zurücknehmen und bestätigen" : "Fassung bestätigen"}
        </Button>
      )}
      {objectUntil !== undefined && answer?.answer !== "objected" && (
        <Button onClick={() => setObjecting(true)}>Widersprechen …</Button>
      )}
    </div>
  );
}
