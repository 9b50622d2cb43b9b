import { accountLimits } from "@tc/domain";
import type { beginSecondFactor } from "@tc/contract";
import { useState } from "react";
import type { z } from "zod";
import { errorSentence } from "../../../platform/api/error-sentences";
import { Button } from "../../../ui/forms/button";
import { TextField } from "../../../ui/forms/text-field";
import form from "../../../ui/forms/dense-form.module.css";
import panel from "../../../ui/layout/panel.module.css";
import { BackupCodes } from "./backup-codes";
import { useConfirmSecondFactor } from "./queries";
import styles from "./second-factor-setup.module.css";

interface Props {
  begun: z.output<typeof beginSecondFactor.response>;
  email: string;
  onDone: () => void;
  onCancel: () => void;
}

/** Scan, keep the codes, type the first one: only then is it on. */
export function SecondFactorSetup({ begun, email, onDone, onCancel }: Props) {
  const [code, setCode] = useState("");
  const confirm = useConfirmSecondFactor();
  const { size, path } = begun.qr;

  async function turnOn() {
    try {
      await confirm.mutateAsync(code.replaceAll(/\s/g, ""));
      onDone();
    } catch {
      // The field says why.
    }
  }

  return (
    <ol className={styles.steps}>
      <li>
        <h3>Mit der App scannen</h3>
        <div className={styles.scan}>
          <svg
            role="img"
            aria-label="QR-Code für die App"
            className={styles.qr}
            viewBox={`-2 -2 ${size + 4} ${size + 4}`}
            shapeRendering="crispEdges"
          >
            <rect x={-2} y={-2} width={size + 4} height={size + 4} fill="#ffffff" />
            <path d={path} fill="#000000" />
          </svg>
          <p className={panel.note}>
            Auf diesem Gerät? <a href={begun.uri}>In der App öffnen</a> oder diesen Schlüssel
            eintippen:
            <code className={styles.secret}>{begun.secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}</code>
          </p>
        </div>
      </li>
      <li>
        <BackupCodes codes={begun.backupCodes} email={email} title="Ersatzcodes aufheben" />
      </li>
      <li>
        <h3>Code aus der App eingeben</h3>
        <form
          className={form.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void turnOn();
          }}
        >
          <div className={styles.code}>
            <TextField
              label="Sechsstelliger Code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={accountLimits.totpMax}
              problem={confirm.error ? errorSentence(confirm.error) : undefined}
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          </div>
          <div className={panel.row}>
            <Button
              type="submit"
              look="main"
              disabled={confirm.isPending || code.replaceAll(/\s/g, "").length < 6}
            >
              {confirm.isPending ? "Prüft …" : "Einschalten"}
            </Button>
            <Button look="quiet" onClick={onCancel}>
              Abbrechen
            </Button>
          </div>
        </form>
      </li>
    </ol>
  );
}
