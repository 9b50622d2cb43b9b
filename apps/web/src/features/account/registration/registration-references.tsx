import { profileLimits } from "@tc/domain";
import { Button } from "../../../ui/forms/button";
import { TextField } from "../../../ui/forms/text-field";
import styles from "./register-page.module.css";

/** A few projects done for clients; the rest is for the profile later. */
export function RegistrationReferences({
  count,
  onCount,
  problem,
}: {
  count: number;
  onCount: (count: number) => void;
  problem: (field: string) => string | undefined;
}) {
  return (
    <fieldset className={styles.group}>
      <legend>Referenzen</legend>
      {Array.from({ length: count }, (_, index) => {
        const field = (name: string) => ({
          id: `references.${index}.${name}`,
          name: `references.${index}.${name}`,
          problem: problem(`references.${index}.${name}`),
        });
        return (
          <div
            key={index}
            className={styles.reference}
            role="group"
            aria-label={`Referenz ${index + 1}`}
          >
            <TextField label="Kunde" maxLength={profileLimits.clientMax} {...field("client")} />
            <TextField label="Projekt" maxLength={profileLimits.titleMax} {...field("title")} />
            <TextField label="Jahr" inputMode="numeric" maxLength={4} {...field("year")} />
          </div>
        );
      })}
      <div className={styles.referenceActions}>
        {count < profileLimits.referencesAtRegistration && (
          <Button onClick={() => onCount(count + 1)}>
            {count === 0 ? "Referenz hinzufügen" : "Weitere Referenz"}
          </Button>
        )}
        {count > 0 && (
          <Button look="quiet" onClick={() => onCount(count - 1)}>
            Letzte entfernen
          </Button>
        )}
      </div>
    </fieldset>
  );
}
