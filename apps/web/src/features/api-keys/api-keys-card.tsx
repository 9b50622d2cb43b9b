import { apiKeyLimits } from "@tc/domain";
import { useState } from "react";
import { errorSentence } from "../../platform/api/error-sentences";
import { Button, ButtonLink } from "../../ui/forms/button";
import { Card } from "../../ui/layout/card";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog";
import { showToast } from "../../ui/overlays/toast";
import panel from "../../ui/layout/panel.module.css";
import { CreateKeyDialog } from "./create-key-dialog";
import { lastUseWords, scopeWords, stateWords } from "./key-words";
import { useRevokeApiKey } from "./queries";
import type { ApiKey, ApiKeyList } from "./queries";
import { RotateKeyDialog } from "./rotate-key-dialog";

type OpenDialog =
  | { readonly kind: "create" }
  | { readonly kind: "rotate" | "revoke"; readonly apiKey: ApiKey };

/** The agency's keys with what each may read, and the ways to make, replace and revoke them. */
export function ApiKeysCard({ list: { keys, isInPlan } }: { list: ApiKeyList }) {
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  const validCount = keys.filter(({ state }) => state === "valid" || state === "resting").length;
  return (
    <Card title="API-Schlüssel" note={`${validCount} von ${apiKeyLimits.valid}`}>
      <div className={panel.stack}>
        <p className={panel.note}>
          Eigene Programme lesen damit Ausschreibungen und was sie für euch bedeuten.{" "}
          {apiKeyLimits.callsPerMinute} Aufrufe in der Minute je Schlüssel.
        </p>
        {keys.length === 0 ? (
          <p className={panel.note}>Noch keiner.</p>
        ) : (
          <ul className={panel.list}>
            {keys.map((apiKey) => (
              <KeyRow key={apiKey.id} {...{ apiKey, isInPlan }} onAsk={setDialog} />
            ))}
          </ul>
        )}
        {isInPlan && (
          <div className={panel.row}>
            <Button look="main" onClick={() => setDialog({ kind: "create" })}>
              Schlüssel anlegen
            </Button>
            <ButtonLink href="/api/v1/docs" target="_blank" rel="noopener">
              API-Beschreibung
              <span className="visually-hidden"> (öffnet eine neue Seite)</span>
            </ButtonLink>
          </div>
        )}
      </div>
      {dialog?.kind === "create" && <CreateKeyDialog onClose={close} />}
      {dialog?.kind === "rotate" && <RotateKeyDialog apiKey={dialog.apiKey} onClose={close} />}
      {dialog?.kind === "revoke" && <RevokeDialog apiKey={dialog.apiKey} onClose={close} />}
    </Card>
  );
}

interface RowProps {
  apiKey: ApiKey;
  isInPlan: boolean;
  onAsk: (dialog: OpenDialog) => void;
}

function KeyRow({ apiKey, isInPlan, onAsk }: RowProps) {
  const { name, hint, state } = apiKey;
  const canRotate = isInPlan && (state === "valid" || state === "resting");
  return (
    <li>
      <span className={panel.who}>
        <b>{name}</b> <code>{hint}…</code>
        <small>
          {isInPlan ? stateWords(apiKey) : "ruht, solange der Tarif keine API enthält"} ·{" "}
          {lastUseWords(apiKey)}
          {apiKey.byName !== undefined && ` · von ${apiKey.byName}`}
        </small>
        <small>{scopeWords(apiKey)}</small>
      </span>
      {state !== "expired" && (
        <span className={panel.deeds}>
          {canRotate && (
            <Button
              aria-label={`Ersetzen: ${name}`}
              onClick={() => onAsk({ kind: "rotate", apiKey })}
            >
              Ersetzen
            </Button>
          )}
          <Button
            look="quiet"
            aria-label={`Widerrufen: ${name}`}
            onClick={() => onAsk({ kind: "revoke", apiKey })}
          >
            Widerrufen
          </Button>
        </span>
      )}
    </li>
  );
}

function RevokeDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const revoke = useRevokeApiKey();
  return (
    <ConfirmDialog
      title={`„${apiKey.name}“ widerrufen`}
      confirmLabel="Widerrufen"
      isDangerous
      isBusy={revoke.isPending}
      failure={revoke.error ? errorSentence(revoke.error) : undefined}
      onConfirm={() =>
        revoke.mutate(apiKey.id, {
          onSuccess: () => {
            onClose();
            showToast(`Schlüssel „${apiKey.name}“ widerrufen`);
          },
        })
      }
      onClose={onClose}
    >
      <p>
        Programme mit diesem Schlüssel bekommen sofort keine Antwort mehr. Das lässt sich nicht
        zurücknehmen.
      </p>
    </ConfirmDialog>
  );
}
