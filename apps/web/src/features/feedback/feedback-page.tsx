import { Button } from "../../ui/forms/button";
import { errorSentence } from "../../platform/api/error-sentences";
import { Message } from "../../ui/feedback/message";
import { Bar } from "../../ui/feedback/skeleton";
import { Card } from "../../ui/layout/card";
import { PageFrame } from "../../ui/layout/page-frame";
import panel from "../../ui/layout/panel.module.css";
import { FeedbackForm } from "./feedback-form";
import { FeedbackRows } from "./feedback-rows";
import { useFeedback } from "./queries";

/** A member tells the operator something, and reads what came back. */
export function FeedbackPage() {
  const { data, error, refetch } = useFeedback();
  return (
    <PageFrame title="Feedback" note="Eine Idee, ein Fehler, ein Lob: Es liest ein Mensch.">
      <div className={panel.cards}>
        <Card title="Schreib uns">
          <p className={panel.note}>
            Ob gerade alles läuft, sagt die <a href="/status">Statusseite</a>.
          </p>
          <FeedbackForm />
        </Card>
        <Card title="Deine Rückmeldungen">
          {data ? (
            data.feedback.length === 0 ? (
              <p className={panel.note}>
                Noch keine. Was du schreibst, steht dann hier, mit unserer Antwort.
              </p>
            ) : (
              <FeedbackRows feedback={data.feedback} />
            )
          ) : error ? (
            <Message
              isFailure
              title="Deine Rückmeldungen ließen sich nicht laden"
              actions={<Button onClick={() => void refetch()}>Erneut versuchen</Button>}
            >
              {errorSentence(error)}
            </Message>
          ) : (
            <Bar width={100} height={60} />
          )}
        </Card>
      </div>
    </PageFrame>
  );
}
