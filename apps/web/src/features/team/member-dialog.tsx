import { errorSentence } from "../../platform/api/error-sentences";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog";
import { PasswordDialog } from "../../ui/overlays/password-dialog";
import { showToast } from "../../ui/overlays/toast";
import { useTeamChange } from "./queries";
import type { Member, TeamDeed } from "./queries";

export type MemberDeed = "deactivate" | "transfer";

interface Props {
  deed: MemberDeed;
  member: Member;
  onClose: () => void;
}

/** Asks before a member loses the access or gets the agency. */
export function MemberDialog({ deed, member, onClose }: Props) {
  const mutation = useTeamChange();
  const failure = mutation.error ? errorSentence(mutation.error) : undefined;
  const { userId, name } = member;

  async function run(what: TeamDeed, done: string) {
    try {
      await mutation.mutateAsync(what);
      onClose();
      showToast(done);
    } catch {
      // The dialog says why.
    }
  }

  if (deed === "deactivate") {
    return (
      <ConfirmDialog
        title={`${name} stilllegen`}
        confirmLabel="Stilllegen"
        isDangerous
        isBusy={mutation.isPending}
        failure={failure}
        onConfirm={() => void run({ kind: "deactivate", userId }, `${name} ist stillgelegt.`)}
        onClose={onClose}
      >
        <p>
          {name} wird sofort überall abgemeldet und kann sich nicht mehr anmelden. Der Platz wird
          frei, alle Daten bleiben. Du kannst {name} später wieder zulassen.
        </p>
      </ConfirmDialog>
    );
  }
  return (
    <PasswordDialog
      title={`Inhaberschaft an ${name} übergeben`}
      confirmLabel="Übergeben"
      isDangerous
      isBusy={mutation.isPending}
      failure={failure}
      onConfirm={(currentPassword) =>
        void run(
          { kind: "transfer", userId, currentPassword },
          `${name} hat jetzt die Inhaberschaft.`,
        )
      }
      onClose={onClose}
    >
      <p>
        {name} entscheidet dann über Team, Tarif und Löschung der Agentur. Du bleibst Mitglied und
        kannst die Übergabe nicht selbst zurücknehmen.
      </p>
    </PasswordDialog>
  );
}
