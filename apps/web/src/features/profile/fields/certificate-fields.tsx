import { profileLimits } from "@tc/domain";
import { Plus, Trash2 } from "lucide-react";
import { useNow } from "../../../platform/format/clock";
import { newId } from "../../../platform/new-id";
import { Button, IconButton } from "../../../ui/forms/button";
import { DayField } from "../../../ui/forms/day-field";
import { TextField } from "../../../ui/forms/text-field";
import form from "../../../ui/forms/dense-form.module.css";
import type { PartProps } from "../form/part";
import { Expiry } from "./expiry";
import styles from "./entries.module.css";

export function CertificateFields({ data, onChange, problemAt }: PartProps) {
  const now = useNow();
  const { certificates } = data;
  type Change = Partial<(typeof certificates)[number]>;
  const set = (id: string, change: Change) =>
    onChange({
      certificates: certificates.map((certificate) =>
        certificate.id === id ? { ...certificate, ...change } : certificate,
      ),
    });
  return (
    <div className={form.form}>
      {certificates.length === 0 && (
        <p className={form.note}>
          Zum Beispiel ISO 9001, ISO 27001, Präqualifikation (AVPQ), Umweltsiegel.
        </p>
      )}
      <ul className={styles.rows}>
        {certificates.map((certificate, index) => (
          <li key={certificate.id}>
            <TextField
              label="Zertifikat"
              maxLength={profileLimits.certificateMax}
              problem={problemAt(`certificates.${index}.name`)}
              value={certificate.name}
              onChange={(event) => set(certificate.id, { name: event.target.value })}
            />
            <DayField
              label="Gültig bis (falls befristet)"
              now={now}
              day={certificate.expiresOn}
              onChange={(expiresOn) => set(certificate.id, { expiresOn })}
            />
            <IconButton
              label={`Zertifikat ${certificate.name || index + 1} entfernen`}
              onClick={() =>
                onChange({
                  certificates: certificates.filter((other) => other.id !== certificate.id),
                })
              }
            >
              <Trash2 size={16} aria-hidden />
            </IconButton>
            <Expiry day={certificate.expiresOn} now={now} />
          </li>
        ))}
      </ul>
      <div>
        <Button
          disabled={certificates.length >= profileLimits.certificates}
          onClick={() => onChange({ certificates: [...certificates, { id: newId(), name: "" }] })}
        >
          <Plus size={15} aria-hidden />
          Zertifikat hinzufügen
        </Button>
      </div>
    </div>
  );
}
