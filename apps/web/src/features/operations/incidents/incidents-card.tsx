import { CircleCheck, CircleX } from "lucide-react";
import { errorSentence } from "../../../platform/api/error-sentences";
import { formatMoment } from "../../../platform/format/format";
import { Button } from "../../../ui/forms/button";
import { showToast } from "../../../ui/overlays/toast";
import panel from "../../../ui/layout/panel.module.css";
import { ListCard } from "../../admin";
import { useIncidents, useTakeIncident } from "../queries";
import type { Incident } from "../queries";
import styles from "../operations.module.css";

/** Everything the operator was mailed about, the open ones first. */
export function IncidentsCard() {
  const list = useIncidents();
  const take = useTakeIncident();
  async function setTaken({ id }: Incident, isTaken: boolean) {
    try {
      await take.mutateAsync({ id, isTaken });
      showToast(isTaken ? "Du hast die Störung übernommen." : "Wieder offen für alle.");
    } catch (error) {
      showToast(errorSentence(error), { isFailure: true });
    }
  }
  return (
    <ListCard
      title="Störungen"
      note={
        list.checkedAt === undefined
          ? "noch nicht geprüft"
          : `zuletzt geprüft ${formatMoment(list.checkedAt)}`
      }
      list={list}
      rows={list.incidents}
      empty={
        list.checkedAt === undefined
          ? "Noch hat kein Worker nachgesehen. Er tut es alle fünf Minuten."
          : "Keine Störungen."
      }
    >
      {(incidents) => (
        <ul className={styles.incidents}>
          {incidents.map((incident) => (
            <li key={incident.id} data-open={incident.endedAt === undefined || undefined}>
              <IncidentText incident={incident} />
              {incident.endedAt === undefined && (
                <Button
                  disabled={take.isPending}
                  aria-label={`${incident.takenAt === undefined ? "Übernehmen" : "Abgeben"}: ${incident.text}`}
                  onClick={() => void setTaken(incident, incident.takenAt === undefined)}
                >
                  {incident.takenAt === undefined ? "Übernehmen" : "Abgeben"}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </ListCard>
  );
}

function IncidentText({ incident }: { incident: Incident }) {
  const { text, openedAt, lastSeenAt, endedAt, mailedAt, takenAt, takenBy } = incident;
  const Icon = endedAt === undefined ? CircleX : CircleCheck;
  return (
    <>
      <Icon size={16} aria-label={endedAt === undefined ? "offen" : "vorbei"} role="img" />
      <span className={panel.who}>
        <b>{text}</b>
        <small>
          seit {formatMoment(openedAt)}
          {endedAt === undefined
            ? `, zuletzt festgestellt ${formatMoment(lastSeenAt)}`
            : `, vorbei seit ${formatMoment(endedAt)}`}
          {mailedAt === undefined
            ? " · Betreiber noch nicht benachrichtigt"
            : ` · Betreiber benachrichtigt ${formatMoment(mailedAt)}`}
        </small>
        {takenAt !== undefined && (
          <small>
            übernommen{takenBy === undefined ? "" : ` von ${takenBy}`}, {formatMoment(takenAt)}
          </small>
        )}
      </span>
    </>
  );
}
