import { apiKeyLimits, apiScopeNames, apiScopes } from "@tc/domain";
import type { ApiScope } from "@tc/domain";
import { useState } from "react";
import { errorSentence } from "../../platform/api/error-sentences";
import { Button } from "../../ui/forms/button";
import { CheckField } from "../../ui/forms/check-field";
import { PasswordField } from "../../ui/forms/password-field";
import { FieldFrame, TextField } from "../../ui/forms/text-field";
import { Answers, QuestionDialog } from "../../ui/overlays/question-dialog";
import { ToldOnce } from "../../ui/overlays/told-once";
import form from "../../ui/forms/dense-form.module.css";
import panel from "../../ui/layout/panel.module.css";
import styles from "./api-keys.module.css";
import { dayWords } from "./key-words";
import { useCreateApiKey } from "./queries";

type Days = (typeof apiKeyLimits.days)[number];

/** Asks for what a new key may do, and shows it once. */
export function CreateKeyDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateApiKey();
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<readonly ApiScope[]>(["tenders:read"]);
  const [days, setDays] = useState<Days>(apiKeyLimits.startDays);
  const [password, setPassword] = useState("");
  const [isTried, setTried] = useState(false);
  const problems = {
    name: name.trim() === "" ? "Gib dem Schlüssel einen Namen, etwa den des Programms." : undefined,
    scopes: scopes.length === 0 ? "Wähle mindestens ein Recht." : undefined,
    password: password === "" ? "Gib dein Passwort ein." : undefined,
  };
  const isReady = Object.values(problems).every((problem) => problem === undefined);

  function submit() {
    setTried(true);
    if (!isReady || create.isPending) return;
    create.mutate({ name: name.trim(), scopes: [...scopes], days, currentPassword: password });
  }

  if (create.data) {
    return (
      <QuestionDialog title="Schlüssel angelegt" onClose={onClose}>
        <ToldOnce
          label={`API-Schlüssel „${create.data.apiKey.name}“`}
          hint="Nur jetzt zu sehen: Hinterlege ihn gleich dort, wo er gebraucht wird."
          secret={create.data.key}
          onClose={onClose}
        />
      </QuestionDialog>
    );
  }
  return (
    <QuestionDialog title="API-Schlüssel anlegen" onClose={onClose}>
      <form
        noValidate
        className={`${form.form} ${styles.form}`}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label="Name"
          hint="Wofür er ist, z. B. CRM"
          maxLength={apiKeyLimits.nameMax}
          autoComplete="off"
          value={name}
          problem={isTried ? problems.name : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <fieldset className={styles.scopes}>
          <legend>Darf lesen</legend>
          {apiScopes.map((scope) => (
            <CheckField
              key={scope}
              checked={scopes.includes(scope)}
              onChange={({ target: { checked } }) =>
                setScopes(apiScopes.filter((it) => (it === scope ? checked : scopes.includes(it))))
              }
            >
              {apiScopeNames[scope]} <code>{scope}</code>
            </CheckField>
          ))}
          {isTried && problems.scopes !== undefined && (
            <p role="alert" className={panel.failure}>
              {problems.scopes}
            </p>
          )}
        </fieldset>
        <FieldFrame label="Gilt" hint="Danach legst du einen neuen an oder ersetzt ihn vorher.">
          {(control) => (
            <select
              {...control}
              value={days}
              onChange={({ target }) =>
                setDays(
                  apiKeyLimits.days.find((it) => String(it) === target.value) ??
                    apiKeyLimits.startDays,
                )
              }
            >
              {apiKeyLimits.days.map((it) => (
                <option key={it} value={it}>
                  {dayWords[it]}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        <PasswordField
          label="Dein Passwort"
          autoComplete="current-password"
          value={password}
          problem={isTried ? problems.password : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
        {create.error && (
          <p role="alert" className={panel.failure}>
            {errorSentence(create.error)}
          </p>
        )}
        <Answers>
          <Button onClick={onClose}>Abbrechen</Button>
          <Button type="submit" look="main" aria-disabled={create.isPending}>
            {create.isPending ? "Wird angelegt …" : "Schlüssel anlegen"}
          </Button>
        </Answers>
      </form>
    </QuestionDialog>
  );
}
