import { accountLimits } from "@tc/domain";
import { useState } from "react";
import { ApiError } from "../../../platform/api/api-error";
import { errorSentence } from "../../../platform/api/error-sentences";
import { Button } from "../../../ui/forms/button";
import { Card } from "../../../ui/layout/card";
import { PasswordField } from "../../../ui/forms/password-field";
import { showToast } from "../../../ui/overlays/toast";
import form from "../../../ui/forms/dense-form.module.css";
import panel from "../../../ui/layout/panel.module.css";
import { useChangePassword } from "./queries";

export function PasswordCard({ email }: { email: string }) {
  const [currentPassword, setCurrent] = useState("");
  const [newPassword, setNew] = useState("");
  const change = useChangePassword();
  const { current, next, other } = problemsOf(change.error);

  async function save() {
    try {
      await change.mutateAsync({ currentPassword, newPassword });
      setCurrent("");
      setNew("");
      showToast("Passwort geändert. Alle anderen Geräte wurden abgemeldet.");
    } catch {
      // The fields say why.
    }
  }

  return (
    <Card title="Passwort ändern">
      <form
        className={form.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {/* Password managers look for the account a password belongs to. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <div className={panel.field}>
          <PasswordField
            label="Bisheriges Passwort"
            autoComplete="current-password"
            problem={current}
            value={currentPassword}
            onChange={(event) => setCurrent(event.target.value)}
          />
        </div>
        <div className={panel.field}>
          <PasswordField
            label="Neues Passwort"
            autoComplete="new-password"
            hint={`Mindestens ${accountLimits.passwordMin} Zeichen. Mehrere Wörter sind besser als Sonderzeichen.`}
            problem={next}
            value={newPassword}
            onChange={(event) => setNew(event.target.value)}
          />
        </div>
        {other !== undefined && (
          <p role="alert" className={panel.failure}>
            {other}
          </p>
        )}
        <div>
          <Button
            type="submit"
            disabled={change.isPending || currentPassword === "" || newPassword === ""}
          >
            {change.isPending ? "Speichert …" : "Passwort ändern"}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function problemsOf(error: unknown): { current?: string; next?: string; other?: string } {
  if (error === null) return {};
  if (!(error instanceof ApiError)) return { other: errorSentence(error) };
  if (error.code === "wrong_credentials") return { current: "Das ist nicht dein Passwort." };
  // The server's reasons, each a German sentence.
  if (error.code === "weak_password") {
    const reasons = error.fields.map((field) => field.problem).join(" ");
    return { next: reasons || errorSentence(error) };
  }
  return { other: errorSentence(error) };
}
