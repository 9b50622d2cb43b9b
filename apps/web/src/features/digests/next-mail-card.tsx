import { Eye, Send } from "lucide-react";
import type { getDigestPreview, PreviewRefusal } from "@tc/contract";
import type { z } from "zod";
import { errorSentence } from "../../platform/api/error-sentences";
import { formatDay, formatTime } from "../../platform/format/format";
import { Bar } from "../../ui/feedback/skeleton";
import { Button, ButtonLink } from "../../ui/forms/button";
import { Card } from "../../ui/layout/card";
import { showToast } from "../../ui/overlays/toast";
import { useDigestPreview, useSendPreview } from "./queries";
import styles from "./next-mail-card.module.css";

type Preview = z.output<typeof getDigestPreview.response>;

/** The member's next digest as it would be now. It follows each change of the settings. */
export function NextMailCard() {
  const preview = useDigestPreview();
  return (
    <Card title="So sähe die nächste aus">
      {preview.data ? (
        <NextMail preview={preview.data} />
      ) : preview.isError ? (
        <div role="alert" className={styles.failure}>
          <p>{errorSentence(preview.error)}</p>
          <Button onClick={() => void preview.refetch()}>Erneut versuchen</Button>
        </div>
      ) : (
        <Bar width={100} height={140} />
      )}
    </Card>
  );
}

const heldSentence =
  "Wir haben diese Mails gerade angehalten. Danach kommt eine mit allem seit der letzten.";

function NextMail({ preview: { mail, nextAt, isPaused, isHeld } }: { preview: Preview }) {
  if (isPaused) {
    return (
      <p className={styles.quiet}>
        Deine Mails pausieren ohne Enddatum. Setzt du fort, steht hier die nächste.
      </p>
    );
  }
  if (nextAt === undefined) {
    return <p className={styles.quiet}>Bei dir kommt nichts täglich oder wöchentlich.</p>;
  }
  if (isHeld && !mail) {
    return <p className={styles.quiet}>{heldSentence} Bisher ist nichts Neues da.</p>;
  }
  const at = new Date(nextAt);
  const when = `${formatDay(nextAt)}, ${formatTime(at)}`;
  if (!mail) {
    return (
      <p className={styles.quiet}>
        Bisher ist nichts Neues da. Bleibt es so, kommt am {when} keine Mail.
      </p>
    );
  }
  return (
    <>
      <p className={styles.quiet}>
        {isHeld
          ? `${heldSentence} Bisher stünde darin:`
          : `Am ${when}, wenn nichts mehr dazukommt:`}
      </p>
      <div className={styles.mail}>
        <b>{mail.subject}</b>
        <ul>
          {mail.hits.map(({ title, buyer, score }, place) => (
            <li key={`${title} ${place}`}>
              <b>{score}</b>
              <span>
                {title}
                <small>{buyer}</small>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <Buttons />
    </>
  );
}

const refusalSentences: Readonly<Record<PreviewRefusal, string>> = {
  paused: "Deine Mails pausieren gerade. Setz fort, dann kannst du dir die Vorschau schicken.",
  "no-address":
    "Keine deiner Adressen nimmt gerade Mails an. Warum, steht auf dieser Seite bei der Adresse.",
  cap: "Heute gingen schon so viele Mails an dich, wie du höchstens willst.",
  nothing: "Gerade ist nichts Neues mehr da, also gibt es keine Vorschau.",
};

function Buttons() {
  const send = useSendPreview();
  return (
    <div className={styles.buttons}>
      <ButtonLink href="/api/digests/preview/page" target="_blank" rel="noreferrer">
        <Eye size={14} aria-hidden />
        Ganz ansehen
      </ButtonLink>
      <Button
        disabled={send.isPending}
        onClick={() =>
          send.mutate(undefined, {
            onSuccess: (answer) =>
              showToast(
                answer.isSent ? "Die Vorschau ist unterwegs." : refusalSentences[answer.reason],
              ),
            onError: (error) => showToast(errorSentence(error), { isFailure: true }),
          })
        }
      >
        <Send size={14} aria-hidden />
        An mich schicken
      </Button>
    </div>
  );
}
