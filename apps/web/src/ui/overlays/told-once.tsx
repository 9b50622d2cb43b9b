import { useEffect, useRef } from "react";
import { Button } from "../forms/button";
import { FieldFrame } from "../forms/text-field";
import { Answers } from "./question-dialog";
import { showToast } from "./toast";
import form from "../forms/dense-form.module.css";
import styles from "./told-once.module.css";

interface Props {
  label: string;
  hint: string;
  secret: string;
  onClose: () => void;
}

/** A secret that nobody can show again. */
export function ToldOnce({ label, hint, secret, onClose }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <div className={`${form.form} ${styles.told}`}>
      <FieldFrame label={label} hint={hint}>
        {(control) => (
          <input
            {...control}
            ref={field}
            readOnly
            value={secret}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </FieldFrame>
      <Answers>
        <Button onClick={onClose}>Fertig</Button>
        <Button look="main" onClick={() => void copy(secret)}>
          Kopieren
        </Button>
      </Answers>
    </div>
  );
}

async function copy(secret: string) {
  try {
    await navigator.clipboard.writeText(secret);
    showToast("Kopiert");
  } catch {
    showToast("Der Browser hat das Kopieren nicht erlaubt.", { isFailure: true });
  }
}
