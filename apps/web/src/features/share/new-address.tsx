import { useEffect, useRef } from "react";
import { Button, ButtonLink } from "../../ui/forms/button";
import { FieldFrame } from "../../ui/forms/text-field";
import { showToast } from "../../ui/overlays/toast";
import styles from "./share-dialog.module.css";

/** The address of a new link, which nobody can show again. */
export function NewAddress({ url, onAnother }: { url: string; onAnother: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <div className={styles.form}>
      <FieldFrame
        label="Die Adresse, nur jetzt zu sehen"
        hint="Wer sie hat, sieht die Seite, ohne sich anzumelden."
      >
        {(control) => <input {...control} ref={field} readOnly value={url} />}
      </FieldFrame>
      <div className={styles.answers}>
        <Button look="quiet" onClick={onAnother}>
          Weiteren Link erzeugen
        </Button>
        <ButtonLink href={url} target="_blank" rel="noopener">
          So sehen es andere
          <span className="visually-hidden"> (öffnet eine neue Seite)</span>
        </ButtonLink>
        <Button look="main" onClick={() => void copy(url)}>
          Kopieren
        </Button>
      </div>
    </div>
  );
}

async function copy(url: string) {
  try {
    await navigator.clipboard.writeText(url);
    showToast("Link kopiert");
  } catch {
    showToast("Der Browser hat das Kopieren nicht erlaubt.", { isFailure: true });
  }
}
