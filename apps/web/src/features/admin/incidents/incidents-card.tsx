import type { Incident } from "@tc/contract";
import { useState } from "react";
import { errorSentence } from "../../../platform/api/error-sentences";
import { formatMoment } from "../../../platform/format/format";
import { Button } from "../../../ui/forms/button";
import { Card } from "../../../ui/layout/card";
import panel from "../../../ui/layout/panel.module.css";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog";
import { showToast } from "../../../ui/overlays/toast";
import { LoadState } from "../load-state";
import { IncidentForm } from "./incident-form";
import { useDeleteIncident, useIncidents } from "./incidents-queries";

/** What the public status page says about disturbances. */
export function IncidentsCard() {
  const list = useIncidents();
  const [edited, setEdited] = useState<Incident | "new">();
  const [deleted, setDeleted] = useState<Incident>();
  const measuredAt = list.data?.measuredAt;
  return (
    <Card title="Statusseite" note={<a href="/status">Ansehen</a>}>
      <div className={panel.stack}>
        {list.data && (
          <p className={panel.small}>
            {measuredAt === undefined
              ? "Die Messung hat sich noch nie gemeldet; sie läuft als eigener Prozess (npm run probe)."
              : `Zuletzt gemessen: ${formatMoment(measuredAt)}`}
          </p>
        )}
        {edited === undefined ? (
          <div>
            <Button look="main" onClick={() => setEdited("new")}>
              Vorfall eintragen
            </Button>
          </div>
        ) : (
          <IncidentForm
            key={edited === "new" ? "new" : edited.id}
            incident={edited === "new" ? undefined : edited}
            onClose={() => setEdited(undefined)}
          />
        )}
        <LoadState
          isPending={list.isPending}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
        {list.data?.incidents.length === 0 && (
          <p className={panel.small}>Noch kein Vorfall eingetragen.</p>
        )}
        <ul className={panel.list}>
          {list.data?.incidents.map((incident) => (
            <li key={incident.id}>
              <div className={panel.who}>
                <b>{incident.title}</b>
                <small>
                  {formatMoment(incident.beginsAt)}{" "}
                  {incident.endsAt === undefined
                    ? "· dauert an"
                    : `bis ${formatMoment(incident.endsAt)}`}
                </small>
              </div>
              <div className={panel.deeds}>
                <Button onClick={() => setEdited(incident)}>
                  Ändern<span className="visually-hidden">: {incident.title}</span>
                </Button>
                <Button onClick={() => setDeleted(incident)}>
                  Löschen<span className="visually-hidden">: {incident.title}</span>
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </div>
      {deleted && <DeletionDialog incident={deleted} onClose={() => setDeleted(undefined)} />}
    </Card>
  );
}

function DeletionDialog({ incident, onClose }: { incident: Incident; onClose: () => void }) {
  const deletion = useDeleteIncident();
  async function run() {
    try {
      await deletion.mutateAsync(incident.id);
      onClose();
      showToast("Vorfall gelöscht.");
    } catch {
      // The dialog says why.
    }
  }
  return (
    <ConfirmDialog
      title="Vorfall löschen"
      confirmLabel="Löschen"
      isDangerous
      isBusy={deletion.isPending}
      failure={deletion.error ? errorSentence(deletion.error) : undefined}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>„{incident.title}“ steht dann nicht mehr auf der Statusseite. Die Messwerte bleiben.</p>
    </ConfirmDialog>
  );
}
