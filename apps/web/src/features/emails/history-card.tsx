import { Check, TriangleAlert } from "lucide-react";
import { useState } from "react";
import type { MailSummary } from "@tc/contract";
import { errorSentence } from "../../platform/api/error-sentences";
import { useNow } from "../../platform/format/clock";
import { Bar } from "../../ui/feedback/skeleton";
import { Button } from "../../ui/forms/button";
import { Card } from "../../ui/layout/card";
import { useMails } from "./queries";
import { eventNames, momentWords, stateWords } from "./words";
import styles from "./emails-page.module.css";

const firstRows = 5;
const mostRows = 200;

export function HistoryCard({ ownAddress }: { ownAddress: string }) {
  const [isWhole, setWhole] = useState(false);
  const history = useMails(isWhole ? mostRows : firstRows);
  const now = useNow();
  const total = history.data?.total ?? 0;
  return (
    <Card
      title="Zuletzt verschickt"
      note={
        !isWhole && total > firstRows ? (
          <button type="button" className={styles.link} onClick={() => setWhole(true)}>
            {total > mostRows ? `Letzte ${mostRows} von ${total}` : `Alle ${total}`}
          </button>
        ) : undefined
      }
    >
      {history.data ? (
        history.data.mails.length === 0 ? (
          <p className={styles.small}>
            Noch keine Mail. Sobald es Neues gibt, steht hier jede mit ihrem Inhalt.
          </p>
        ) : (
          <table className={styles.history}>
            <thead className="visually-hidden">
              <tr>
                <th>Wann</th>
                <th>Betreff</th>
                <th>Wovon</th>
                <th>Zustellung</th>
              </tr>
            </thead>
            <tbody>
              {history.data.mails.map((mail) => (
                <MailRow key={mail.id} {...{ mail, now, ownAddress }} />
              ))}
            </tbody>
          </table>
        )
      ) : history.isError ? (
        <div role="alert" className={styles.failure}>
          <p>{errorSentence(history.error)}</p>
          <Button onClick={() => void history.refetch()}>Erneut versuchen</Button>
        </div>
      ) : (
        <Bar width={100} height={120} />
      )}
    </Card>
  );
}

function MailRow({ mail, now, ownAddress }: { mail: MailSummary; now: Date; ownAddress: string }) {
  const { text, tone } = stateWords(mail);
  const isMail = mail.state !== "none";
  return (
    <tr>
      <td>{momentWords(mail.at, now, isMail)}</td>
      <td>
        {!isMail ? (
          <span className={styles.quiet}>nichts Neues, keine Mail</span>
        ) : mail.hasText ? (
          <a href={`/api/emails/history/${mail.id}/page`} target="_blank" rel="noreferrer">
            {mail.subject}
          </a>
        ) : (
          mail.subject
        )}
        {mail.address !== ownAddress && <small>an {mail.address}</small>}
      </td>
      <td>{eventNames(mail.events)}</td>
      <td>
        <span className={styles.state} data-tone={tone}>
          {tone === "green" && <Check size={14} aria-hidden />}
          {tone === "amber" && <TriangleAlert size={14} aria-hidden />}
          {text}
        </span>
      </td>
    </tr>
  );
}
