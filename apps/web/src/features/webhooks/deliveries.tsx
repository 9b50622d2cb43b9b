import { errorSentence } from "../../platform/api/error-sentences";
import { formatMoment } from "../../platform/format/format";
import { Button } from "../../ui/forms/button";
import { Bar } from "../../ui/feedback/skeleton";
import { showToast } from "../../ui/overlays/toast";
import panel from "../../ui/layout/panel.module.css";
import { useDeliveries, useRedeliver } from "./queries";
import { outcomeWords } from "./webhook-words";

/** The log of one webhook: what was sent, what came back, and a way to send it again. */
export function Deliveries({ id, isOn }: { id: string; isOn: boolean }) {
  const log = useDeliveries(id);
  const redeliver = useRedeliver();
  if (log.isError) {
    return (
      <p role="alert" className={panel.failure}>
        {errorSentence(log.error)}{" "}
        <Button onClick={() => void log.refetch()}>Erneut versuchen</Button>
      </p>
    );
  }
  if (!log.data) return <Bar width={100} height={60} />;
  if (log.data.deliveries.length === 0) {
    return <p className={panel.note}>Noch nichts gesendet.</p>;
  }
  return (
    <ul className={panel.list} aria-live="polite">
      {log.data.deliveries.map((delivery) => (
        <li key={delivery.id}>
          <span className={panel.who}>
            <b>{delivery.heading}</b>
            <small>
              {formatMoment(delivery.sentAt ?? delivery.createdAt)} · {outcomeWords(delivery)}
            </small>
          </span>
          {isOn && delivery.state !== "waiting" && (
            <Button
              look="quiet"
              aria-label={`Erneut senden: ${delivery.heading}`}
              disabled={redeliver.isPending}
              onClick={() =>
                redeliver.mutate(delivery.id, {
                  onSuccess: () => showToast("Wird noch einmal gesendet"),
                  onError: (error) => showToast(errorSentence(error), { isFailure: true }),
                })
              }
            >
              Erneut senden
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
