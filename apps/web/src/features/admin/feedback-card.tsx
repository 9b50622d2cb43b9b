import { feedbackKindNames, feedbackLimits } from "@tc/domain";
import { CircleAlert, CircleCheck } from "lucide-react";
import { useState } from "react";
import { errorSentence } from "../../platform/api/error-sentences";
import { formatMoment } from "../../platform/format/format";
import { Badge } from "../../ui/feedback/badge";
import { Button } from "../../ui/forms/button";
import { TextAreaField } from "../../ui/forms/text-field";
import { Disclosure } from "../../ui/layout/card";
import panel from "../../ui/layout/panel.module.css";
import { Prose } from "../../ui/layout/prose";
import { showToast } from "../../ui/overlays/toast";
import alerts from "./alerts-card.module.css";
import { useAllFeedback, useAnswerFeedback } from "./feedback-queries";
import type { AdminFeedback, FeedbackChange } from "./feedback-queries";
import { ListCard } from "./list-card";

/** What members of agencies write, with one answer each. */
export function FeedbackCard() {
  const list = useAllFeedback();
  return (
    <ListCard
      title="Rückmeldungen"
      note="Eine Antwort geht per Mail an die Person und steht in der Anwendung"
      list={list}
      rows={list.feedback}
      empty="Keine Rückmeldungen."
    >
      {(rows) => (
        <div>
          {rows.map((row) => (
            <Disclosure key={row.id} summary={<Summary row={row} />}>
              <Details row={row} />
            </Disclosure>
          ))}
        </div>
      )}
    </ListCard>
  );
}

function Summary({ row }: { row: AdminFeedback }) {
  return (
    <span className={alerts.summary}>
      <b>
        {feedbackKindNames[row.kind]}: {row.text.split("\n", 1)[0]}
      </b>
      <span>
        {row.byName}, {row.agency.name}
      </span>
      <small>{formatMoment(row.sentAt)}</small>
      {row.state === "open" ? (
        <Badge icon={CircleAlert} tone="amber">
          offen
        </Badge>
      ) : (
        <Badge icon={CircleCheck} tone="green">
          {row.state === "answered" ? "beantwortet" : "erledigt"}
        </Badge>
      )}
    </span>
  );
}

function Details({ row }: { row: AdminFeedback }) {
  const { mutateAsync, isPending } = useAnswerFeedback();
  const [answer, setAnswer] = useState("");
  async function change(what: FeedbackChange, words: string) {
    if (isPending) return;
    try {
      await mutateAsync({ id: row.id, change: what });
      showToast(words);
    } catch (error) {
      showToast(errorSentence(error), { isFailure: true });
    }
  }
  return (
    <div className={panel.stack}>
      {row.page !== undefined && <p className={panel.small}>Seite: {row.page}</p>}
      <Prose text={row.text} />
      {row.answer !== undefined ? (
        <div>
          <p className={panel.small}>
            Beantwortet{row.answeredAt !== undefined && ` am ${formatMoment(row.answeredAt)}`}
          </p>
          <Prose text={row.answer} />
        </div>
      ) : (
        <form
          className={panel.stack}
          onSubmit={(event) => {
            event.preventDefault();
            if (answer.trim() !== "") void change({ answer: answer.trim() }, "Antwort gesendet.");
          }}
        >
          <TextAreaField
            label="Antwort"
            maxLength={feedbackLimits.answerMax}
            value={answer}
            onChange={(event) => setAnswer(event.target.value)}
          />
          <div className={panel.row}>
            <Button type="submit" aria-disabled={isPending}>
              Antworten
            </Button>
            <Button
              look="quiet"
              aria-disabled={isPending}
              onClick={() =>
                void change(
                  { isDone: row.state === "open" },
                  row.state === "open" ? "Als erledigt gekennzeichnet." : "Wieder offen.",
                )
              }
            >
              {row.state === "open" ? "Erledigt" : "Wieder öffnen"}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}
