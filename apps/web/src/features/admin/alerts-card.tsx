import { CircleCheck, CircleAlert } from "lucide-react";
import { errorSentence } from "../../platform/api/error-sentences";
import { formatMoment } from "../../platform/format/format";
import { Badge } from "../../ui/feedback/badge";
import { Button } from "../../ui/forms/button";
import { Disclosure } from "../../ui/layout/card";
import { showToast } from "../../ui/overlays/toast";
import panel from "../../ui/layout/panel.module.css";
import { ListCard } from "./list-card";
import { PreferredBadge } from "./preferred-badge";
import { useAlerts, useMarkHandled } from "./queries";
import type { SupportAlert } from "./queries";
import styles from "./alerts-card.module.css";

export function AlertsCard() {
  const list = useAlerts();
  const mark = useMarkHandled();
  async function handled(id: string) {
    try {
      await mark.mutateAsync(id);
      showToast("Als erledigt gekennzeichnet.");
    } catch (error) {
      showToast(errorSentence(error), { isFailure: true });
    }
  }
  return (
    <ListCard title="Support-Meldungen" list={list} rows={list.alerts} empty="Keine Meldungen.">
      {(alerts) => (
        <div>
          {alerts.map((alert) => (
            <Disclosure key={alert.id} summary={<Summary alert={alert} />}>
              <div className={panel.stack}>
                <pre className={styles.payload} tabIndex={0} aria-label="Inhalt der Meldung">
                  {JSON.stringify(alert.payload, null, 2)}
                </pre>
                {alert.handledAt === undefined ? (
                  <div>
                    <Button disabled={mark.isPending} onClick={() => void handled(alert.id)}>
                      Erledigt
                    </Button>
                  </div>
                ) : (
                  <p className={panel.small}>Erledigt am {formatMoment(alert.handledAt)}</p>
                )}
              </div>
            </Disclosure>
          ))}
        </div>
      )}
    </ListCard>
  );
}

function Summary({ alert }: { alert: SupportAlert }) {
  const { errorType, errorMessage, userEmail } = alert.payload;
  return (
    <span className={styles.summary}>
      <b>{textOf(errorType) ?? "Meldung"}</b>
      <span>{[textOf(errorMessage), textOf(userEmail)].filter(Boolean).join(" · ")}</span>
      <small>
        {alert.agencyName !== undefined && `${alert.agencyName} · `}
        {formatMoment(alert.at)}
      </small>
      {alert.handledAt === undefined ? (
        <Badge icon={CircleAlert} tone="amber">
          offen
        </Badge>
      ) : (
        <Badge icon={CircleCheck} tone="green">
          erledigt
        </Badge>
      )}
      <PreferredBadge tier={alert.tier} />
    </span>
  );
}

/** The payload comes from a browser; it may hold anything. */
function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}
