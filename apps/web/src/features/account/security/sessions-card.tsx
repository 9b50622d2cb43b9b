import { useState } from "react";
import { errorSentence } from "../../../platform/api/error-sentences";
import { formatMoment } from "../../../platform/format/format";
import { refreshSession } from "../../../platform/session/session";
import { Marked } from "../../../ui/feedback/badge";
import { Button } from "../../../ui/forms/button";
import { Card } from "../../../ui/layout/card";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog";
import { Bar } from "../../../ui/feedback/skeleton";
import { showToast } from "../../../ui/overlays/toast";
import panel from "../../../ui/layout/panel.module.css";
import { deviceWords } from "./device-words";
import { useRevokeSession, useSessions, useSignOutEverywhere } from "./queries";

export function SessionsCard() {
  const sessions = useSessions();
  const revoke = useRevokeSession();
  const everywhere = useSignOutEverywhere();
  const [isAsking, setAsking] = useState(false);

  async function end(id: string, device: string) {
    try {
      await revoke.mutateAsync(id);
      showToast(`Anmeldung beendet: ${device}.`);
    } catch (error) {
      showToast(errorSentence(error), { isFailure: true });
    }
  }

  async function endAll() {
    try {
      await everywhere.mutateAsync();
      await refreshSession("signed_out").catch(() => undefined);
      // A full load: nothing of the account stays in memory.
      location.assign("/login");
    } catch {
      // The dialog says why.
    }
  }

  return (
    <Card title="Wo du angemeldet bist">
      {sessions.isPending && <Bar width={100} height={72} />}
      {sessions.isError && (
        <div className={panel.row} role="alert">
          <p className={panel.failure}>{errorSentence(sessions.error)}</p>
          <Button onClick={() => void sessions.refetch()}>Erneut versuchen</Button>
        </div>
      )}
      {sessions.data && (
        <div className={panel.stack}>
          <ul className={panel.list}>
            {sessions.data.sessions.map((session) => {
              const device = deviceWords(session.userAgent);
              return (
                <li key={session.id}>
                  <span className={panel.who}>
                    <b>{device}</b> {session.isCurrent && <Marked>Dieses Gerät</Marked>}
                    <small>
                      zuletzt {formatMoment(session.lastUsedAt)}
                      {session.ip !== undefined && ` · ${session.ip}`} · angemeldet{" "}
                      {formatMoment(session.createdAt)}
                    </small>
                  </span>
                  {!session.isCurrent && (
                    <Button
                      disabled={revoke.isPending}
                      aria-label={`Beenden: ${device}`}
                      onClick={() => void end(session.id, device)}
                    >
                      Beenden
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
          <div>
            <Button
              onClick={() => {
                everywhere.reset();
                setAsking(true);
              }}
            >
              Überall abmelden
            </Button>
          </div>
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          title="Überall abmelden"
          confirmLabel="Überall abmelden"
          isDangerous
          isBusy={everywhere.isPending}
          failure={everywhere.error ? errorSentence(everywhere.error) : undefined}
          onConfirm={() => void endAll()}
          onClose={() => setAsking(false)}
        >
          <p>Alle Geräte werden abgemeldet, auch dieses. Danach meldest du dich neu an.</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}
