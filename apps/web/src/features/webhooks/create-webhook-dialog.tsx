import {
  webhookEventNames,
  webhookEvents,
  webhookKindNames,
  webhookKinds,
  webhookLimits,
} from "@tc/domain";
import type { WebhookEvent, WebhookKind } from "@tc/domain";
import { useState } from "react";
import { errorSentence } from "../../platform/api/error-sentences";
import { Button } from "../../ui/forms/button";
import { CheckField } from "../../ui/forms/check-field";
import { FieldFrame, TextField } from "../../ui/forms/text-field";
import { Answers, QuestionDialog } from "../../ui/overlays/question-dialog";
import { ToldOnce } from "../../ui/overlays/told-once";
import form from "../../ui/forms/dense-form.module.css";
import panel from "../../ui/layout/panel.module.css";
import styles from "./webhooks.module.css";
import { useCreateWebhook } from "./queries";

const addressHints = {
  signed: "Jede Nachricht ist nach „Standard Webhooks“ unterschrieben.",
  slack: "Die Adresse eines eingehenden Webhooks eurer Slack-App",
  teams: "Die Adresse des Workflows „Bei Empfang einer Webhookanforderung in einem Kanal posten“",
} as const satisfies Record<WebhookKind, string>;

function problemOf(address: string): string | undefined {
  const isHttps = URL.canParse(address) && new URL(address).protocol === "https:";
  return isHttps ? undefined : "Bitte eine vollständige Adresse, die mit https:// beginnt.";
}

/** Asks where to and what of; a signing secret is shown once. */
export function CreateWebhookDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateWebhook();
  const [kind, setKind] = useState<WebhookKind>("signed");
  const [name, setName] = useState("");
  const [address, setAddress] = useState("");
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhookEvents);
  const [isTried, setTried] = useState(false);
  const problems = {
    name: name.trim() === "" ? "Gib ihm einen Namen, etwa den des Kanals." : undefined,
    address: problemOf(address.trim()),
    events: events.length === 0 ? "Wähle mindestens einen Anlass." : undefined,
  };
  const isReady = Object.values(problems).every((problem) => problem === undefined);

  function submit() {
    setTried(true);
    if (!isReady || create.isPending) return;
    create.mutate(
      { kind, name: name.trim(), address: address.trim(), events: [...events] },
      { onSuccess: ({ secret }) => secret === undefined && onClose() },
    );
  }

  if (create.data?.secret !== undefined) {
    return (
      <QuestionDialog title="Webhook angelegt" onClose={onClose}>
        <ToldOnce
          label={`Geheimnis von „${create.data.webhook.name}“`}
          hint="Nur jetzt zu sehen: Damit prüft dein Programm, dass eine Nachricht von uns kommt."
          secret={create.data.secret}
          onClose={onClose}
        />
      </QuestionDialog>
    );
  }
  return (
    <QuestionDialog title="Webhook anlegen" onClose={onClose}>
      <form
        noValidate
        className={`${form.form} ${styles.form}`}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <FieldFrame label="Empfänger">
          {(control) => (
            <select
              {...control}
              value={kind}
              onChange={({ target }) =>
                setKind(webhookKinds.find((it) => it === target.value) ?? "signed")
              }
            >
              {webhookKinds.map((it) => (
                <option key={it} value={it}>
                  {webhookKindNames[it]}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        <TextField
          label="Name"
          maxLength={webhookLimits.nameMax}
          autoComplete="off"
          value={name}
          problem={isTried ? problems.name : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          label="Adresse"
          type="url"
          hint={addressHints[kind]}
          maxLength={webhookLimits.addressMax}
          autoComplete="off"
          spellCheck={false}
          value={address}
          problem={isTried ? problems.address : undefined}
          onChange={(event) => setAddress(event.target.value)}
        />
        <fieldset className={styles.events}>
          <legend>Meldet</legend>
          {webhookEvents.map((event) => (
            <CheckField
              key={event}
              checked={events.includes(event)}
              onChange={({ target: { checked } }) =>
                setEvents(
                  webhookEvents.filter((it) => (it === event ? checked : events.includes(it))),
                )
              }
            >
              {webhookEventNames[event]}
            </CheckField>
          ))}
          {isTried && problems.events !== undefined && (
            <p role="alert" className={panel.failure}>
              {problems.events}
            </p>
          )}
        </fieldset>
        {create.error && (
          <p role="alert" className={panel.failure}>
            {errorSentence(create.error)}
          </p>
        )}
        <Answers>
          <Button onClick={onClose}>Abbrechen</Button>
          <Button type="submit" look="main" aria-disabled={create.isPending}>
            {create.isPending ? "Wird angelegt …" : "Webhook anlegen"}
          </Button>
        </Answers>
      </form>
    </QuestionDialog>
  );
}
