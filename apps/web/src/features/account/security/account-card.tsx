import type { SessionUser } from "@tc/contract";
import { accountLimits } from "@tc/domain";
import { useState } from "react";
import { errorSentence } from "../../../platform/api/error-sentences";
import { Button } from "../../../ui/forms/button";
import { Card } from "../../../ui/layout/card";
import { PasswordDialog } from "../../../ui/overlays/password-dialog";
import { TextField } from "../../../ui/forms/text-field";
import { showToast } from "../../../ui/overlays/toast";
import form from "../../../ui/forms/dense-form.module.css";
import panel from "../../../ui/layout/panel.module.css";
import { useChangeName, useRequestEmailChange } from "./queries";

export function AccountCard({ user }: { user: SessionUser }) {
  return (
    <Card title="Name und E-Mail-Adresse">
      <div className={form.form}>
        <NameForm name={user.name} />
        <EmailForm email={user.email} />
      </div>
    </Card>
  );
}

function NameForm({ name: saved }: { name: string }) {
  const [name, setName] = useState(saved);
  const change = useChangeName();
  async function save() {
    try {
      await change.mutateAsync(name.trim());
      showToast("Name geändert.");
    } catch (error) {
      showToast(errorSentence(error), { isFailure: true });
    }
  }
  return (
    <form
      className={form.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className={panel.field}>
        <TextField
          label="Name"
          autoComplete="name"
          maxLength={accountLimits.nameMax}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <div>
        <Button
          type="submit"
          disabled={change.isPending || name.trim() === "" || name.trim() === saved}
        >
          Namen speichern
        </Button>
      </div>
    </form>
  );
}

function EmailForm({ email }: { email: string }) {
  const [newEmail, setNewEmail] = useState("");
  const [isAsking, setAsking] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const request = useRequestEmailChange();
  const address = newEmail.trim();

  async function send(currentPassword: string) {
    try {
      await request.mutateAsync({ newEmail: address, currentPassword });
      setSentTo(address);
      setNewEmail("");
      setAsking(false);
    } catch {
      // The dialog says why.
    }
  }

  return (
    <>
      <form
        className={form.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          request.reset();
          setAsking(true);
        }}
      >
        <div className={panel.field}>
          <TextField
            label="Neue E-Mail-Adresse"
            type="email"
            required={false}
            autoComplete="email"
            maxLength={accountLimits.emailMax}
            hint={`Bisher ${email}. Die neue gilt, sobald du den Link in der Mail dorthin bestätigst.`}
            value={newEmail}
            onChange={(event) => setNewEmail(event.target.value)}
          />
        </div>
        {sentTo !== undefined && (
          <p role="status" className={panel.note}>
            Wir haben einen Link an {sentTo} geschickt. Bis du ihn bestätigst, bleibt {email}.
          </p>
        )}
        <div>
          <Button type="submit" disabled={!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)}>
            E-Mail-Adresse ändern
          </Button>
        </div>
      </form>
      {isAsking && (
        <PasswordDialog
          title="E-Mail-Adresse ändern"
          confirmLabel="Link senden"
          isBusy={request.isPending}
          failure={request.error ? errorSentence(request.error) : undefined}
          onConfirm={(password) => void send(password)}
          onClose={() => setAsking(false)}
        >
          <p>Wir schicken einen Link an {address}.</p>
        </PasswordDialog>
      )}
    </>
  );
}
