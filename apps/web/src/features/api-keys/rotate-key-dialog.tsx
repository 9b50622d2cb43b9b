import { apiKeyLimits } from "@tc/domain";
import { useState } from "react";
import { errorSentence } from "../../platform/api/error-sentences";
import { FieldFrame } from "../../ui/forms/text-field";
import { PasswordDialog } from "../../ui/overlays/password-dialog";
import { QuestionDialog } from "../../ui/overlays/question-dialog";
import { ToldOnce } from "../../ui/overlays/told-once";
import form from "../../ui/forms/dense-form.module.css";
import { graceWords } from "./key-words";
import { useRotateApiKey } from "./queries";
import type { ApiKey } from "./queries";

type Hours = (typeof apiKeyLimits.graceHours)[number];

/** Puts a new key beside the old one, so that programs can change over without a gap. */
export function RotateKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const rotate = useRotateApiKey();
  const [graceHours, setHours] = useState<Hours>(24);
  if (rotate.data) {
    return (
      <QuestionDialog title="Schlüssel ersetzt" onClose={onClose}>
        <ToldOnce
          label={`Neuer API-Schlüssel „${rotate.data.apiKey.name}“`}
          hint={`Nur jetzt zu sehen. Der alte gilt ${graceWords[graceHours]}.`}
          secret={rotate.data.key}
          onClose={onClose}
        />
      </QuestionDialog>
    );
  }
  return (
    <PasswordDialog
      title={`„${apiKey.name}“ ersetzen`}
      confirmLabel="Ersetzen"
      isBusy={rotate.isPending}
      failure={rotate.error ? errorSentence(rotate.error) : undefined}
      onConfirm={(currentPassword) => rotate.mutate({ id: apiKey.id, graceHours, currentPassword })}
      onClose={onClose}
    >
      <p>Du bekommst einen neuen Schlüssel mit denselben Rechten und derselben Laufzeit.</p>
      <div className={form.form}>
        <FieldFrame label="Der alte gilt">
          {(control) => (
            <select
              {...control}
              value={graceHours}
              onChange={({ target }) =>
                setHours(
                  apiKeyLimits.graceHours.find((hours) => String(hours) === target.value) ?? 24,
                )
              }
            >
              {apiKeyLimits.graceHours.map((hours) => (
                <option key={hours} value={hours}>
                  {graceWords[hours]}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
      </div>
    </PasswordDialog>
  );
}
