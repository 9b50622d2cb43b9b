import { useState } from "react";
import { formatMoment, formatNumber, formatTime } from "../../../platform/format/format";
import { Card } from "../../../ui/layout/card";
import { Button } from "../../../ui/forms/button";
import panel from "../../../ui/layout/panel.module.css";
import { LoadState } from "../../admin";
import { useQueues } from "../queries";
import type { Queue } from "../queries";
import styles from "../operations.module.css";

const isBusy = ({ waiting, delayed, running, done }: Queue) =>
  waiting + delayed + running + done > 0;

/** What waits, runs and was done today; quiet queues only on demand. */
export function QueuesCard() {
  const { data, isPending, error, refetch } = useQueues();
  const [showsAll, setShowsAll] = useState(false);
  const queues = data?.queues.filter((queue) => showsAll || isBusy(queue));
  const quietCount = data ? data.queues.length - data.queues.filter(isBusy).length : 0;
  return (
    <Card title="Warteschlangen" note="heute seit 0:00 Uhr">
      <div className={panel.stack}>
        <LoadState isPending={isPending} error={error} onRetry={() => void refetch()} />
        {queues?.length === 0 && <p className={panel.small}>Heute war noch nichts zu tun.</p>}
        {queues && queues.length > 0 && (
          <div className={styles.scroll} tabIndex={0} role="region" aria-label="Warteschlangen">
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">Art</th>
                  <th scope="col">wartet</th>
                  <th scope="col">läuft</th>
                  <th scope="col">später</th>
                  <th scope="col">erledigt</th>
                  <th scope="col">Median</th>
                  <th scope="col">zuletzt</th>
                </tr>
              </thead>
              <tbody>
                {queues.map((queue) => (
                  <QueueRow key={queue.job} queue={queue} />
                ))}
              </tbody>
            </table>
          </div>
        )}
        {quietCount > 0 && (
          <div>
            <Button look="quiet" onClick={() => setShowsAll(!showsAll)}>
              {showsAll ? "Stille ausblenden" : `${quietCount} stille anzeigen`}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

function QueueRow({ queue }: { queue: Queue }) {
  return (
    <tr>
      <th scope="row">{queue.label}</th>
      <td>
        {formatNumber(queue.waiting)}
        {queue.waitingSince !== undefined && (
          <small>seit {formatTime(new Date(queue.waitingSince))}</small>
        )}
      </td>
      <td>{formatNumber(queue.running)}</td>
      <td>{formatNumber(queue.delayed)}</td>
      <td>{formatNumber(queue.done)}</td>
      <td>{queue.medianMs === undefined ? "–" : duration(queue.medianMs)}</td>
      <td>{queue.lastDoneAt === undefined ? "–" : formatMoment(queue.lastDoneAt)}</td>
    </tr>
  );
}

const seconds = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 1 });
const duration = (ms: number) =>
  ms < 120_000 ? `${seconds.format(ms / 1_000)} s` : `${seconds.format(ms / 60_000)} Min.`;
