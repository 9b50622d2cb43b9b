import { accountLimits } from "@tc/domain";
import { useState } from "react";
import { errorSentence } from "../../platform/api/error-sentences";
import { formatMoment } from "../../platform/format/format";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog";
import { PasswordField } from "../../ui/forms/password-field";
import { TextField } from "../../ui/forms/text-field";
import { showToast } from "../../ui/overlays/toast";
import form from "../../ui/forms/dense-form.module.css";
import { useRequestDeletion } from "./queries";

/** The name and the password: nobody deletes an agency by a slip of the hand. */
export function DeletionDialog({
  agencyName,
  onClose,
}: {
  agencyName: string;
  onClose: () => void;
}) {
  const [typedName, setTypedName] = useState("");
  const [password, setPassword] = useState("");
  const request = useRequestDeletion();
  const isNameRight = typedName.trim() === agencyName.trim();

  async function run() {
    try {
      const { deletionDueAt } = await request.mutateAsync({
        currentPassword: password,
        agencyName: typedName.trim(),
      });
      onClose();
      showToast(`Die Agentur wird am ${formatMoment(deletionDueAt)} gelöscht.`);
    } catch {
      // The dialog says why.
    }
  }

  return (
    <ConfirmDialog
      title="Agentur löschen"
      confirmLabel="Löschung beantragen"
      isDangerous
      isBusy={request.isPending || !isNameRight || password === ""}
      failure={request.error ? errorSentence(request.error) : undefined}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>
        Nach {accountLimits.deletionGraceDays} Tagen sind alle Daten der Agentur und alle Konten
        ihrer Mitglieder endgültig gelöscht. Bis dahin könnt ihr weiterarbeiten und es zurücknehmen.
        Rechnungen und Vertragsunterlagen müssen wir nach dem Gesetz länger aufbewahren: gesperrt
        und ohne die Konten.
      </p>
      <p>
        Ein laufendes Abo ist damit auch gekündigt und endet spätestens mit der Löschung. Schon
        bezahlte Zeit wird nicht erstattet. Nimmst du die Löschung zurück, bleibt das Abo gekündigt,
        bis du es fortsetzt.
      </p>
      <div className={form.form}>
        <TextField
          label={`Tippe zur Bestätigung: ${agencyName}`}
          autoComplete="off"
          value={typedName}
          onChange={(event) => setTypedName(event.target.value)}
        />
        <PasswordField
          label="Dein Passwort"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
