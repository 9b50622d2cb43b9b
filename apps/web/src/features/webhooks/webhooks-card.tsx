import { webhookKindNames, webhookLimits } from "@tc/domain";
import { useState } from "react";
import { errorSentence } from "../../platform/api/error-sentences";
import { Button } from "../../ui/forms/button";
import { Card, Disclosure } from "../../ui/layout/card";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog";
import { QuestionDialog } from "../../ui/overlays/question-dialog";
import { showToast } from "../../ui/overlays/toast";
import { ToldOnce } from "../../ui/overlays/told-once";
import panel from "../../ui/layout/panel.module.css";
import styles from "./webhooks.module.css";
import { CreateWebhookDialog } from "./create-webhook-dialog";
import { Deliveries } from "./deliveries";
import {
  useChangeWebhook,
  useDeleteWebhook,
  useRotateWebhookSecret,
  useTestWebhook,
} from "./queries";
import type { Webhook, WebhookList } from "./queries";
import { eventWords, rotationFailure, stopWords } from "./webhook-words";

type Question = { readonly kind: "delete" | "rotate"; readonly webhook: Webhook };

/** Where the agency wants to be told, with each one's log. */
export function WebhooksCard({ list: { webhooks, isInPlan } }: { list: WebhookList }) {
  const [isCreating, setCreating] = useState(false);
  const [question, setQuestion] = useState<Question>();
  const close = () => setQuestion(undefined);
  return (
    <Card title="Webhooks" note={`${webhooks.length} von ${webhookLimits.perAgency}`}>
      <div className={panel.stack}>
        <p className={panel.note}>
          Neue Treffer, Änderungen und Fristen kommen von selbst in eure Kanäle und Programme.
        </p>
        {webhooks.length === 0 ? (
          <p className={panel.note}>Noch keiner.</p>
        ) : (
          <ul className={panel.list}>
            {webhooks.map((webhook) => (
              <WebhookRow key={webhook.id} {...{ webhook, isInPlan }} onAsk={setQuestion} />
            ))}
          </ul>
        )}
        {isInPlan && (
          <div className={panel.row}>
            <Button onClick={() => setCreating(true)}>Webhook anlegen</Button>
          </div>
        )}
      </div>
      {isCreating && <CreateWebhookDialog onClose={() => setCreating(false)} />}
      {question?.kind === "delete" && <DeleteDialog webhook={question.webhook} onClose={close} />}
      {question?.kind === "rotate" && <RotateDialog webhook={question.webhook} onClose={close} />}
    </Card>
  );
}

interface RowProps {
  webhook: Webhook;
  isInPlan: boolean;
  onAsk: (question: Question) => void;
}

function WebhookRow({ webhook, isInPlan, onAsk }: RowProps) {
  const { id, name, kind, host, stop } = webhook;
  const change = useChangeWebhook();
  const test = useTestWebhook();
  const [isLogOpen, setLogOpen] = useState(false);
  const isOn = isInPlan && stop === undefined;
  const fail = (error: unknown) => showToast(errorSentence(error), { isFailure: true });
  return (
    <li>
      <span className={panel.who}>
        <b>{name}</b> {webhookKindNames[kind]}
        <small>
          {host} · {isInPlan ? (stopWords(webhook) ?? "eingeschaltet") : "ruht ohne den Tarif"}
        </small>
        <small>{eventWords(webhook)}</small>
      </span>
      <span className={panel.deeds}>
        {isOn && (
          <Button
            aria-label={`Probe senden: ${name}`}
            disabled={test.isPending}
            onClick={() =>
              test.mutate(id, {
                onSuccess: () =>
                  showToast("Probenachricht unterwegs: Was zurückkam, steht im Protokoll"),
                onError: fail,
              })
            }
          >
            Probe senden
          </Button>
        )}
        {isInPlan && (
          <Button
            aria-label={`${isOn ? "Abschalten" : "Einschalten"}: ${name}`}
            disabled={change.isPending}
            onClick={() => change.mutate({ id, isOn: !isOn }, { onError: fail })}
          >
            {isOn ? "Abschalten" : "Einschalten"}
          </Button>
        )}
        {isInPlan && kind === "signed" && (
          <Button
            look="quiet"
            aria-label={`Neues Geheimnis: ${name}`}
            onClick={() => onAsk({ kind: "rotate", webhook })}
          >
            Neues Geheimnis
          </Button>
        )}
        <Button
          look="quiet"
          aria-label={`Löschen: ${name}`}
          onClick={() => onAsk({ kind: "delete", webhook })}
        >
          Löschen
        </Button>
      </span>
      <div className={styles.log}>
        <Disclosure
          summary={
            <>
              Protokoll<span className="visually-hidden"> von {name}</span>
            </>
          }
          onToggle={setLogOpen}
        >
          {isLogOpen && <Deliveries id={id} isOn={isOn} />}
        </Disclosure>
      </div>
    </li>
  );
}

function DeleteDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const remove = useDeleteWebhook();
  return (
    <ConfirmDialog
      title={`„${webhook.name}“ löschen`}
      confirmLabel="Löschen"
      isDangerous
      isBusy={remove.isPending}
      failure={remove.error ? errorSentence(remove.error) : undefined}
      onConfirm={() =>
        remove.mutate(webhook.id, {
          onSuccess: () => {
            onClose();
            showToast(`Webhook „${webhook.name}“ gelöscht`);
          },
        })
      }
      onClose={onClose}
    >
      <p>Es kommt nichts mehr dorthin, und sein Protokoll geht mit verloren.</p>
    </ConfirmDialog>
  );
}

function RotateDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const rotate = useRotateWebhookSecret();
  const hours = webhookLimits.oldSecretHours;
  if (rotate.data) {
    return (
      <QuestionDialog title="Neues Geheimnis" onClose={onClose}>
        <ToldOnce
          label={`Geheimnis von „${webhook.name}“`}
          hint={`Nur jetzt zu sehen. Das alte unterschreibt noch ${hours} Stunden daneben.`}
          secret={rotate.data.secret}
          onClose={onClose}
        />
      </QuestionDialog>
    );
  }
  return (
    <ConfirmDialog
      title={`Neues Geheimnis für „${webhook.name}“`}
      confirmLabel="Erneuern"
      isBusy={rotate.isPending}
      failure={rotate.error ? rotationFailure(rotate.error) : undefined}
      onConfirm={() => rotate.mutate(webhook.id)}
      onClose={onClose}
    >
      <p>{hours} Stunden lang tragen Nachrichten beide Unterschriften, danach nur noch die neue.</p>
    </ConfirmDialog>
  );
}
