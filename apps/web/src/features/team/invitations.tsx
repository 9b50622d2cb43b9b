import { useState } from "react";
import { errorSentence } from "../../platform/api/error-sentences";
import { formatMoment } from "../../platform/format/format";
import { Button } from "../../ui/forms/button";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog";
import { showToast } from "../../ui/overlays/toast";
import panel from "../../ui/layout/panel.module.css";
import { useTeamChange } from "./queries";
import type { Invitation, Team } from "./queries";

export function Invitations({ team }: { team: Team }) {
  const [revoking, setRevoking] = useState<Invitation>();
  const deed = useTeamChange();

  async function resend({ id, email }: Invitation) {
    try {
      await deed.mutateAsync({ kind: "resend", id });
      showToast(`Einladung an ${email} erneut verschickt. Der alte Link gilt nicht mehr.`);
    } catch (error) {
      showToast(errorSentence(error), { isFailure: true });
    }
  }

  async function revoke({ id, email }: Invitation) {
    try {
      await deed.mutateAsync({ kind: "revoke", id });
      setRevoking(undefined);
      showToast(`Einladung an ${email} zurückgenommen.`);
    } catch {
      // The dialog says why.
    }
  }

  return (
    <>
      <ul className={panel.list}>
        {team.invitations.map((invitation) => (
          <li key={invitation.id}>
            <span className={panel.who}>
              <b>{invitation.email}</b>
              <small>
                {invitation.isExpired
                  ? "abgelaufen"
                  : `gilt bis ${formatMoment(invitation.expiresAt)}`}
              </small>
            </span>
            {team.can.manage && (
              <span className={panel.deeds}>
                <Button
                  disabled={deed.isPending}
                  aria-label={`Erneut senden: ${invitation.email}`}
                  onClick={() => void resend(invitation)}
                >
                  Erneut senden
                </Button>
                <Button
                  look="quiet"
                  aria-label={`Zurücknehmen: ${invitation.email}`}
                  onClick={() => {
                    deed.reset();
                    setRevoking(invitation);
                  }}
                >
                  Zurücknehmen
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {revoking && (
        <ConfirmDialog
          title="Einladung zurücknehmen"
          confirmLabel="Zurücknehmen"
          isBusy={deed.isPending}
          failure={deed.error ? errorSentence(deed.error) : undefined}
          onConfirm={() => void revoke(revoking)}
          onClose={() => setRevoking(undefined)}
        >
          <p>Der Link in der Mail an {revoking.email} gilt dann nicht mehr.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
