import { errorSentence } from "../../../platform/api/error-sentences";
import { formatMoment } from "../../../platform/format/format";
import { Button } from "../../../ui/forms/button";
import { Card } from "../../../ui/layout/card";
import { Bar } from "../../../ui/feedback/skeleton";
import panel from "../../../ui/layout/panel.module.css";
import { auditWords } from "./audit-words";
import { useAuditEvents } from "./queries";
import styles from "./audit-card.module.css";

/** What happened around the accounts of the agency; only its owner sees it. */
export function AuditCard() {
  const audit = useAuditEvents(true);
  return (
    <Card title="Sicherheitsprotokoll der Agentur">
      {audit.isPending && <Bar width={100} height={120} />}
      {audit.isError && (
        <div className={panel.row} role="alert">
          <p className={panel.failure}>{errorSentence(audit.error)}</p>
          <Button onClick={() => void audit.refetch()}>Erneut versuchen</Button>
        </div>
      )}
      {audit.data?.events.length === 0 && <p className={panel.small}>Noch keine Ereignisse.</p>}
      {audit.data && audit.data.events.length > 0 && (
        // Keyboards must be able to scroll it.
        <div className={styles.scroll} tabIndex={0} role="region" aria-label="Ereignisse">
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Wann</th>
                <th scope="col">Was</th>
                <th scope="col">Wer</th>
                <th scope="col">Von wo</th>
              </tr>
            </thead>
            <tbody>
              {audit.data.events.map((event) => (
                <tr key={event.id}>
                  <td>{formatMoment(event.at)}</td>
                  <td>{auditWords(event.kind)}</td>
                  <td>{event.userName ?? "–"}</td>
                  <td>{event.ip ?? "–"}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}
